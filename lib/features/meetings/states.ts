import { defineLifecycle } from "@/lib/shared/lifecycle";

/** States of a meeting (001 §4, decisions D8). */
export const meetingStatuses = ["pending", "confirmed", "completed", "cancelled"] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];

/** A meeting in these states keeps others out of its time (decisions D3: a pending one does too). */
export const slotHoldingStatuses = ["pending", "confirmed"] as const satisfies readonly MeetingStatus[];

/** Everything that can happen to a meeting (decisions D8). Who erases their account cancels theirs. */
export const meetingLifecycle = defineLifecycle({
  states: meetingStatuses,
  events: ["confirm", "complete", "cancel", "update"],
  rules: [
    { from: "pending", event: "confirm", to: "confirmed", by: ["admin"] },
    { from: "confirmed", event: "complete", to: "completed", by: ["admin"] },
    { from: slotHoldingStatuses, event: "cancel", to: "cancelled", by: ["admin", "customer"] },
    { from: meetingStatuses, event: "update", by: ["admin"] },
  ],
});
