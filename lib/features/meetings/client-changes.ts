import { openingHours } from "./opening-hours";
import { type MeetingStatus, meetingLifecycle } from "./states";

/** Until when the client can move or cancel a meeting: two hours before it begins (deal O1). */
export const changeableUntil = (startAt: Date): Date =>
  new Date(startAt.getTime() - openingHours.changeMinutes * 60_000);

export const isTooLate = (startAt: Date, now: Date): boolean => now > changeableUntil(startAt);

/** What happens to a meeting that its client moves: a confirmed one is to be confirmed anew, unless it may stay so. */
export const eventOfMove = (meeting: {
  status: MeetingStatus;
  staysConfirmedWhenMoved: boolean;
}): "move" | "reopen" =>
  meeting.status === "confirmed" && !meeting.staysConfirmedWhenMoved ? "reopen" : "move";

/** What the client can do with a meeting now; the buttons and the calls ask the same. */
export function clientChoices(
  meeting: { status: MeetingStatus; startAt: Date; staysConfirmedWhenMoved: boolean },
  now: Date,
): { canReschedule: boolean; canCancel: boolean; changeableUntil: Date | null } {
  const may = (event: "move" | "reopen" | "cancel") =>
    meetingLifecycle.canHappen(event, meeting.status, "customer");
  const [mayMove, mayCancel] = [may(eventOfMove(meeting)), may("cancel")];
  const isOpen = !isTooLate(meeting.startAt, now);
  return {
    canReschedule: mayMove && isOpen,
    canCancel: mayCancel && isOpen,
    changeableUntil: mayMove || mayCancel ? changeableUntil(meeting.startAt) : null,
  };
}
