import { defineLifecycle } from "@/lib/shared/lifecycle";

/** States of an invitation to a project (deal J8, K2). */
export const invitationStatuses = ["sent", "accepted", "declined", "withdrawn"] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** An answer is given once. What ends a posting takes its open invitations back; an administrator may, too. */
export const invitationLifecycle = defineLifecycle({
  states: invitationStatuses,
  events: ["accept", "decline", "withdraw"],
  rules: [
    { from: "sent", event: "accept", to: "accepted", by: ["expert"] },
    { from: "sent", event: "decline", to: "declined", by: ["expert"] },
    { from: "sent", event: "withdraw", to: "withdrawn", by: ["company", "admin"] },
  ],
});
