import { z } from "zod";
import { changeMessage } from "@/lib/features/change-requests/schemas";
import { approvalStatuses } from "@/lib/features/experts/schemas";
import { adminListQuery, exportOptions } from "@/lib/shared/admin-list";
import { workArrangements } from "@/lib/shared/availability";
import { locales } from "@/lib/shared/locales";
import { eurosAmount } from "@/lib/shared/money";
import { optionalText } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { applicationStatuses, reviewNotesMaxLength } from "./states";

/** GET /api/expert-applications, for administrators. */
export const expertApplicationsQuery = adminListQuery({
  sorts: ["name", "title", "email", "experienceYears", "hourlyRate", "status", "createdAt"],
  statuses: applicationStatuses,
});
export type ExpertApplicationsQuery = z.output<typeof expertApplicationsQuery>;

/** The export has the list's filters and order, and no pages. */
export const expertApplicationsExportQuery = expertApplicationsQuery
  .omit({ page: true, limit: true })
  .extend(exportOptions);

/** POST /api/expert-applications/{id}/approve: with `updatedAt` of what was seen, nothing is approved that has changed since. */
export const approveApplicationInput = z.strictObject({ updatedAt: z.iso.datetime().optional() });

/** PATCH /api/expert-applications/{id}/status (001 §7); `updatedAt` as above. */
export const reviewApplicationInput = z
  .strictObject({
    status: z.enum(applicationStatuses, { error: says("named.applicationStatus") }),
    reviewNotes: optionalText(reviewNotesMaxLength),
    updatedAt: z.iso.datetime().optional(),
  })
  .superRefine(({ status, reviewNotes }, context) => {
    if (status !== "changes_requested") return;
    // What is to be corrected is told, or nobody could.
    const { error } = changeMessage.safeParse(reviewNotes ?? "");
    for (const { message } of error?.issues ?? [])
      context.addIssue({ code: "custom", path: ["reviewNotes"], message });
  });
export type ReviewApplicationInput = z.output<typeof reviewApplicationInput>;

/** An application as administrators see it (001 §3): everything but the personality scores, which are not theirs. */
export const expertApplication = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  description: z.string(),
  /** What the description and the notes are written in; null where they are short or unsure. */
  ...{ textLanguage: z.enum(locales).nullable(), notesLanguage: z.enum(locales).nullable() },
  skills: z.array(z.string()),
  experienceYears: z.int(),
  /** Euros an hour, without VAT. */
  hourlyRate: eurosAmount,
  weeklyAvailabilityHours: z.int(),
  location: z.string().nullable(),
  /** Kilometres. */
  workRadius: z.int(),
  workArrangement: z.array(z.enum(workArrangements)),
  portfolio: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  githubUrl: z.string().nullable(),
  resume: z.string().nullable(),
  status: z.enum(applicationStatuses),
  reviewNotes: z.string().nullable(),
  reviewedAt: z.iso.datetime().nullable(),
  reviewedBy: z.string().nullable(),
  /** The expert that approving created or linked. */
  expertId: z.int().nullable(),
  /** The expert that has this address now: approving links it (decisions B17). */
  existingExpert: z.object({ id: z.int(), approvalStatus: z.enum(approvalStatuses) }).nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When it was last sent again, corrected. */
  resubmittedAt: z.iso.datetime().nullable(),
  /** By when it is reviewed as promised; null once it is, and while it waits for its sender. */
  dueAt: z.iso.datetime().nullable(),
});
export type ExpertApplication = z.infer<typeof expertApplication>;
