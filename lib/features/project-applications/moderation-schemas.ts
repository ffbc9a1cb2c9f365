import { z } from "zod";
import { adminListQuery } from "@/lib/shared/admin-list";
import { locales } from "@/lib/shared/locales";
import { eurosAmount } from "@/lib/shared/money";
import { stages } from "./stages";

/** GET /api/admin/project-applications: `status` is the stage; without `sort`, the newest come first. */
export const adminProjectApplicationsQuery = adminListQuery({
  sorts: ["applicantName", "projectTitle", "customerCompany", "stage", "stageChangedAt", "createdAt"],
  statuses: stages,
});
export type AdminProjectApplicationsQuery = z.output<typeof adminProjectApplicationsQuery>;

/** An application to a project as administrators see it: everything but the company's private note (deal J7). */
export const adminProjectApplication = z.object({
  id: z.int(),
  projectId: z.int(),
  projectTitle: z.string(),
  customerCompany: z.string().nullable(),
  customerEmail: z.string(),
  stage: z.enum(stages),
  stageChangedAt: z.iso.datetime(),
  /** By when the company has promised an answer; null once it is given. */
  answerDueAt: z.iso.datetime().nullable(),
  /** When the company was shown the name and the address; null before. */
  identityShownAt: z.iso.datetime().nullable(),
  applicantName: z.string(),
  applicantEmail: z.string(),
  expertId: z.int().nullable(),
  coverLetter: z.string(),
  /** The language of the letter; null where it is short or unsure. */
  textLanguage: z.enum(locales).nullable(),
  /** Euros an hour, without VAT. */
  proposedRate: eurosAmount.nullable(),
  estimatedStartDate: z.string().nullable(),
  estimatedHoursPerWeek: z.int().nullable(),
  availabilityNotes: z.string().nullable(),
  /** What the notes are written in; null where they do not read as what the letter is in. */
  availabilityNotesLanguage: z.enum(locales).nullable(),
  createdAt: z.iso.datetime(),
});
export type AdminProjectApplication = z.infer<typeof adminProjectApplication>;

/** What became of an applicant: a move of the company, of the applicant, of time, or of signed contracts. */
export const adminStageMove = z.object({
  id: z.int(),
  applicantName: z.string(),
  fromStage: z.enum(stages),
  toStage: z.enum(stages),
  /** Whoever of the company moved it; null when nobody there did, or the account is gone. */
  movedBy: z.string().nullable(),
  movedAt: z.iso.datetime(),
  isUndone: z.boolean(),
});
export type AdminStageMove = z.infer<typeof adminStageMove>;
