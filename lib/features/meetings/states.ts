import { defineLifecycle } from "@/lib/shared/lifecycle";

/** States of a meeting (001 §4, decisions D8). */
export const meetingStatuses = ["pending", "confirmed", "completed", "cancelled"] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];

/** A meeting's state as calendars say it. */
export const calendarStatus = {
  pending: "TENTATIVE",
  confirmed: "CONFIRMED",
  completed: "CONFIRMED",
  cancelled: "CANCELLED",
} as const satisfies Record<MeetingStatus, string>;

/** What the expert whom a meeting is about can say of its time. */
export const expertAnswers = ["available", "not_available"] as const;
export type ExpertAnswer = (typeof expertAnswers)[number];

/** A meeting in these states keeps others out of its time (decisions D3: a pending one does too). */
export const slotHoldingStatuses = ["pending", "confirmed"] as const satisfies readonly MeetingStatus[];

/**
 * Everything that can happen to a meeting (decisions D8, deal O1). A confirmed one that its client moves is to be
 * confirmed anew ("reopen"), unless an administrator lets it stay confirmed ("move"). Who erases their account cancels
 * theirs. The expert whom it is about says whether they are available.
 */
export const meetingLifecycle = defineLifecycle({
  states: meetingStatuses,
  events: ["confirm", "complete", "cancel", "move", "hand_over", "reopen", "answer", "update"],
  rules: [
    { from: "pending", event: "confirm", to: "confirmed", by: ["admin"] },
    { from: "confirmed", event: "complete", to: "completed", by: ["admin"] },
    { from: slotHoldingStatuses, event: "cancel", to: "cancelled", by: ["admin", "customer"] },
    { from: slotHoldingStatuses, event: "move", by: ["admin", "customer"] },
    { from: slotHoldingStatuses, event: "hand_over", by: ["admin"] },
    { from: "confirmed", event: "reopen", to: "pending", by: ["customer"] },
    { from: slotHoldingStatuses, event: "answer", by: ["expert"] },
    { from: meetingStatuses, event: "update", by: ["admin"] },
  ],
});
