import { z } from "zod";
import { changeMessage } from "@/lib/features/change-requests/schemas";
import { adminListQuery } from "@/lib/shared/admin-list";
import { idNumber } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { adminRateBands, adminSeen } from "./moderation-filters";
import { fullExpert } from "./schemas";

/** What the administrators' table of experts is filtered by: where the review stands, or gone from every view. */
export const adminExpertStatuses = [
  "pending",
  "changes_requested",
  "approved",
  "rejected",
  "inactive",
  "archived",
] as const;

/** GET /api/admin/experts; the filters narrow each other. 'approved' are those who are public, 'inactive' are approved and hidden, by us or by themselves. */
export const adminExpertsQuery = adminListQuery({
  sorts: ["name", "title", "availability", "status", "hourlyRate", "createdAt"],
  statuses: adminExpertStatuses,
}).extend({
  /** The key of a city. */
  city: z.string().max(60).optional(),
  rate: z.enum(adminRateBands).optional(),
  seen: z.enum(adminSeen).optional(),
  /** Those whose review is later than promised. */
  due: z.literal("overdue").optional(),
  links: z.enum(["with", "without"]).optional(),
});
export type AdminExpertsQuery = z.output<typeof adminExpertsQuery>;

/** An expert as administrators see them. */
export const adminExpert = fullExpert.extend({
  updatedAt: z.iso.datetime(),
  archivedAt: z.iso.datetime().nullable(),
  /** When it was last sent again, corrected. */
  resubmittedAt: z.iso.datetime().nullable(),
  /** By when the review is promised; null when none is due. */
  dueAt: z.iso.datetime().nullable(),
});
export type AdminExpert = z.infer<typeof adminExpert>;

/** POST /api/admin/experts/{id}/request-changes; refused when the expert has changed since `updatedAt`. */
export const requestExpertChangesInput = z.strictObject({
  message: changeMessage,
  updatedAt: z.iso.datetime().optional(),
});

/** PATCH /api/experts/{id}/order: a place in the list, from 1; one behind the last is the last. */
export const moveExpertInput = z.strictObject({
  displayOrder: idNumber(says("named.positiveWhole", { field: "displayOrder" })),
});
