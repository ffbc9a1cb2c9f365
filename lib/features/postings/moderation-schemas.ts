import { z } from "zod";
import { adminListQuery } from "@/lib/shared/admin-list";
import { optionalEurosInput } from "@/lib/shared/money";
import { optionalText, text } from "@/lib/shared/text";
import { approvalStatuses, postingDefaults } from "./rules";
import { publicProject } from "./schemas";

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
export const adminPosting = publicProject.extend({
  customerName: z.string().nullable(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  status: z.enum(approvalStatuses),
  /** The place among the approved postings, from 1; of others the stored number. */
  displayOrder: z.int(),
  rejectionReason: z.string().nullable(),
  approvedAt: z.iso.datetime().nullable(),
  approvedBy: z.string().nullable(),
  submittedAt: z.iso.datetime(),
  /** By when the review was promised; null once it is done. */
  dueAt: z.iso.datetime().nullable(),
  /** Applications that would go with the posting. */
  applicationCount: z.int(),
});
export type AdminPosting = z.infer<typeof adminPosting>;

/** A whole number as number or text; null and empty text clear, absent leaves it (decisions B18). */
function wholeNumber(label: string, { min, max }: { min: number; max: number }) {
  const message = `${label} must be a whole number from ${min} to ${max}`;
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : value),
    z
      .union(
        [
          z.number(),
          z
            .string()
            .trim()
            .regex(/^\d{1,6}$/)
            .transform(Number),
        ],
        { error: message },
      )
      .pipe(z.int(message).min(min, message).max(max, message))
      .nullish(),
  );
}

const rate = (label: string) => optionalEurosInput({ label, minCents: 0, maxCents: 100_000 });
const placeBounds = { min: 1, max: 100_000 };
const placeMessage = `Display order must be a whole number from ${placeBounds.min} to ${placeBounds.max}`;
const place = z.int(placeMessage).min(placeBounds.min, placeMessage).max(placeBounds.max, placeMessage);

export const rateRangeMessage = "The minimum rate must not be above the maximum rate";
type Rates = { hourlyRateMin?: number | null | undefined; hourlyRateMax?: number | null | undefined };
export const isRateRange = ({ hourlyRateMin, hourlyRateMax }: Rates): boolean =>
  (hourlyRateMin ?? 0) <= (hourlyRateMax ?? Number.POSITIVE_INFINITY);

const editFields = z.strictObject({
  title: text({ max: 160, message: "Project title is required" }).optional(),
  description: text({ min: 0, max: 10_000, message: "Project description must be a text" }).optional(),
  hourlyRateMin: rate("Minimum hourly rate"),
  hourlyRateMax: rate("Maximum hourly rate"),
  location: text({ min: 0, max: 160, message: "Location must be a text" })
    .transform((location) => location || postingDefaults.location)
    .optional(),
  durationMonths: wholeNumber("Duration in months", { min: 1, max: 60 }),
  hoursPerWeek: wholeNumber("Hours per week", { min: 1, max: 60 }),
  displayOrder: place.optional(),
});

/**
 * PATCH /api/admin/project-postings/{id} (001 §7): an allow-list; absent fields stay, null clears. Rates come out in
 * cents.
 */
export const editPostingInput = editFields.refine(isRateRange, {
  path: ["hourlyRateMin"],
  message: rateRangeMessage,
});
export type EditPostingInput = z.output<typeof editPostingInput>;

/** The dialog's fields, as the inputs hold them: numbers, or nothing. */
export const editPostingForm = editFields
  .extend({ displayOrder: place })
  .refine(isRateRange, { path: ["hourlyRateMin"], message: rateRangeMessage });
export type EditPostingForm = z.input<typeof editPostingForm>;
export type EditPostingValues = z.output<typeof editPostingForm>;

/** PATCH …/{id}/reject: the dashboard sends nothing, the postings page a reason (001 §7). */
export const rejectPostingInput = z.strictObject({ rejectionReason: optionalText(2_000) });

export const postingVisibilityInput = z.strictObject({
  isActive: z.boolean({ error: "isActive must be true or false" }),
});

export const postingOrderInput = z.strictObject({ displayOrder: place });
