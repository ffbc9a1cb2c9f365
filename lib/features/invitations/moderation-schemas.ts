import { z } from "zod";
import { adminListQuery } from "@/lib/shared/admin-list";
import { locales } from "@/lib/shared/locales";
import { text } from "@/lib/shared/text";
import { invitationBounds } from "./rules";
import { invitationStatuses } from "./states";

/** GET /api/admin/invitations; without `sort`, the newest come first. */
export const adminInvitationsQuery = adminListQuery({
  sorts: ["expertName", "projectTitle", "status", "createdAt", "answeredAt"],
  statuses: invitationStatuses,
});
export type AdminInvitationsQuery = z.output<typeof adminInvitationsQuery>;

/** An invitation as administrators see it: who asks whom to what, as it was written. */
export const adminInvitation = z.object({
  id: z.int(),
  status: z.enum(invitationStatuses),
  projectId: z.int(),
  projectTitle: z.string(),
  customerCompany: z.string().nullable(),
  customerEmail: z.string(),
  expertId: z.int(),
  expertName: z.string(),
  expertEmail: z.string(),
  message: z.string(),
  textLanguage: z.enum(locales).nullable(),
  /** What the expert said when declining. */
  reason: z.string().nullable(),
  reasonLanguage: z.enum(locales).nullable(),
  createdAt: z.iso.datetime(),
  /** When it was answered or taken back. */
  answeredAt: z.iso.datetime().nullable(),
});
export type AdminInvitation = z.infer<typeof adminInvitation>;

/** PATCH of one: the only change an administrator makes. Company and expert read the reason. */
export const withdrawInvitationInput = z.strictObject({
  status: z.literal("withdrawn"),
  reason: text({ max: invitationBounds.reason, field: "reason" }),
});
export type WithdrawInvitationInput = z.output<typeof withdrawInvitationInput>;
