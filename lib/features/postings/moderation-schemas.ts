import { z } from "zod";
import { changeMessage } from "@/lib/features/change-requests/schemas";
import { adminListQuery } from "@/lib/shared/admin-list";
import { optionalEurosInput } from "@/lib/shared/money";
import { optionalText, text } from "@/lib/shared/text";
import { type FieldName, says } from "@/lib/shared/validation";
import { typedWholeNumber } from "@/lib/shared/whole-number";
import { postingLifecycles } from "./lifecycle";
import { approvalStatuses, postingDefaults } from "./rules";
import { checkRanges, postingFields, publicProject } from "./schemas";

/** GET /api/admin/project-postings: `status` is the approval status; without `sort`, what waits longest comes first. */
export const adminPostingsQuery = adminListQuery({
  sorts: ["title", "customerCompany", "hourlyRate", "approvalStatus", "submittedAt", "displayOrder"],
  statuses: approvalStatuses,
});
export type AdminPostingsQuery = z.output<typeof adminPostingsQuery>;

/**
 * A posting as administrators see it (001 §3): with the customer and the review, and everything that the public
 * sees. `status` mirrors approvalStatus (decisions B13).
 */
export const adminPosting = publicProject.omit({ companyVerifiedBy: true }).extend({
  customerName: z.string().nullable(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  /** The wished first day. */
  startDate: z.iso.date().nullable(),
  status: z.enum(approvalStatuses),
  /** Whether its company takes applications; separate from the review (deal J4). */
  lifecycle: z.enum(postingLifecycles),
  /** The place among the approved postings, from 1; of others the stored number. */
  displayOrder: z.int(),
  rejectionReason: z.string().nullable(),
  approvedAt: z.iso.datetime().nullable(),
  approvedBy: z.string().nullable(),
  submittedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** By when the review was promised; null once it is done. */
  dueAt: z.iso.datetime().nullable(),
  /** Applications that would go with the posting. */
  applicationCount: z.int(),
});
export type AdminPosting = z.infer<typeof adminPosting>;

/** A whole number as number or text; null and empty text clear, absent leaves it (decisions B18). */
const clearableNumber = (field: FieldName, bounds: { min: number; max: number }) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : value),
    typedWholeNumber(field, bounds).nullish(),
  );

const rate = (field: FieldName) => optionalEurosInput({ field, minCents: 0, maxCents: 100_000 });
const placeBounds = { min: 1, max: 100_000 };
const placeMessage = says("named.wholeRange", { field: "displayOrder", ...placeBounds });
const place = z.int(placeMessage).min(placeBounds.min, placeMessage).max(placeBounds.max, placeMessage);

export const rateRangeMessage = says("bare.rateRange");
type Rates = { hourlyRateMin?: number | null | undefined; hourlyRateMax?: number | null | undefined };
export const isRateRange = ({ hourlyRateMin, hourlyRateMax }: Rates): boolean =>
  (hourlyRateMin ?? 0) <= (hourlyRateMax ?? Number.POSITIVE_INFINITY);

const editFields = z.strictObject({
  title: text({ max: 160, field: "projectTitle" }).optional(),
  description: text({ min: 0, max: 10_000, field: "projectDescription" }).optional(),
  hourlyRateMin: rate("minimumHourlyRate"),
  hourlyRateMax: rate("maximumHourlyRate"),
  location: text({ min: 0, max: 160, field: "location" })
    .transform((location) => location || postingDefaults.location)
    .optional(),
  durationMonths: clearableNumber("durationMonths", { min: 1, max: 60 }),
  hoursPerWeek: clearableNumber("hoursPerWeek", { min: 1, max: 60 }),
  displayOrder: place.optional(),
});

/**
 * PATCH /api/admin/project-postings/{id} (001 §7): an allow-list; absent fields stay, null clears. Rates come out in
 * cents. With `updatedAt` of what the editor saw, nobody else's change is overwritten unseen.
 */
export const editPostingInput = editFields
  .extend({ updatedAt: z.iso.datetime().optional() })
  .check(checkRanges);
export type EditPostingInput = z.output<typeof editPostingInput>;

/** The dialog's fields, as the inputs hold them: numbers, or nothing. */
export const editPostingForm = editFields.extend({ displayOrder: place }).check(checkRanges);
export type EditPostingForm = z.input<typeof editPostingForm>;
export type EditPostingValues = z.output<typeof editPostingForm>;

/** PATCH …/{id}/reject: the dashboard sends nothing, the postings page a reason (001 §7). */
export const rejectPostingInput = z.strictObject({
  rejectionReason: optionalText(2_000),
  updatedAt: z.iso.datetime().optional(),
});

/** PATCH …/{id}/approve: with `updatedAt` of what was seen, nothing is approved that has changed since. */
export const approvePostingInput = rejectPostingInput.pick({ updatedAt: true });
export type ApprovePostingInput = z.output<typeof approvePostingInput>;
export type RejectPostingInput = z.output<typeof rejectPostingInput>;

/** PATCH …/{id}/request-changes. */
export const requestPostingChangesInput = approvePostingInput.extend({ message: changeMessage });
export type RequestPostingChangesInput = z.output<typeof requestPostingChangesInput>;

/** What whoever posted may be asked to correct: what of a posting is typed. */
export const correctedFields = (Object.keys(adminPosting.shape) as (keyof AdminPosting)[]).filter(
  (field) => field in postingFields,
);

export const postingVisibilityInput = z.strictObject({
  isActive: z.boolean({ error: says("named.boolean", { field: "isActive" }) }),
});

export const postingOrderInput = z.strictObject({ displayOrder: place });
