/** States of a meeting (001 §4, decisions D8). */
export const meetingStatuses = ["pending", "confirmed", "completed", "cancelled"] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];

/** A meeting in these states keeps others out of its time (decisions D3: a pending one does too). */
export const slotHoldingStatuses = ["pending", "confirmed"] as const satisfies readonly MeetingStatus[];

export const meetingEvents = ["confirm", "complete", "cancel"] as const;
export type MeetingEvent = (typeof meetingEvents)[number];

export interface MeetingTransition {
  from: MeetingStatus;
  event: MeetingEvent;
  to: MeetingStatus;
  /** Who may do it. */
  by: readonly "admin"[];
}

/** Everything that can happen to a meeting (decisions D8); what is not here is refused. */
export const meetingTransitions: readonly MeetingTransition[] = [
  { from: "pending", event: "confirm", to: "confirmed", by: ["admin"] },
  { from: "confirmed", event: "complete", to: "completed", by: ["admin"] },
  { from: "pending", event: "cancel", to: "cancelled", by: ["admin"] },
  { from: "confirmed", event: "cancel", to: "cancelled", by: ["admin"] },
];

/** The state after an event, or null when the event is not possible in that state. */
export function nextMeetingState(state: MeetingStatus, event: MeetingEvent): MeetingStatus | null {
  return meetingTransitions.find((each) => each.from === state && each.event === event)?.to ?? null;
}

/** The way from one state to another, for a PATCH that names the wanted status; null when there is none. */
export function meetingTransition(from: MeetingStatus, to: MeetingStatus): MeetingTransition | null {
  return meetingTransitions.find((each) => each.from === from && each.to === to) ?? null;
}
