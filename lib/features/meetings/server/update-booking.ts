import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { runTransition } from "@/lib/server/lifecycle";
import { AppError } from "@/lib/shared/errors";
import { defaultLocale } from "@/lib/shared/locales";
import { hasStarted } from "../moderation-rules";
import type { AdminMeetingBooking, UpdateMeetingBookingInput } from "../moderation-schemas";
import { meetingLifecycle } from "../states";
import { type BookingToChange, changeBooking, findBooking, lockBooking } from "./moderation-repository";
import { joinLinkMails } from "./reminder-mails";
import { cancelledMails, confirmedMails } from "./status-mails";

/**
 * PATCH /api/meeting-bookings/{id}: confirms, completes or cancels a meeting (decisions D8) and keeps the
 * representative's notes and the link to join, which the client of a confirmed meeting gets at once (D10). Change, audit entry and mails are one transaction. A meeting is completed once it has
 * begun; about one that has begun nobody is mailed any more. The invitations by mail are the calendar: as when a
 * client withdraws, an outside calendar hears of the change through them.
 * @throws AppError not_found, or conflict when the state does not allow it or a colleague was faster
 */
export async function updateBooking(
  actor: AdminActor,
  id: number,
  input: UpdateMeetingBookingInput,
): Promise<AdminMeetingBooking> {
  const { status: wanted, cancellationReason: reason = null } = input;
  await runTransition({
    lifecycle: meetingLifecycle,
    acting: { by: "admin", admin: actor },
    entity: "meeting_booking",
    id,
    lock: (tx) => lockBooking(tx, id),
    missing: "booking_not_found",
    stateOf: ({ status }) => status,
    eventOf: ({ status }) => (wanted ? meetingLifecycle.eventTowards(status, wanted, "admin") : "update"),
    refusal: ({ status }) =>
      status === wanted || !wanted
        ? new AppError("meeting_already_in_state", { status })
        : new AppError("meeting_state_unreachable", { status, wanted }),
    async happen(tx, { before, event, to, at }) {
      const isOver = hasStarted(before.startAt, at);
      if (event === "complete" && !isOver) {
        throw new AppError("meeting_not_started");
      }
      const link = changedLink(before, input);
      const change = { ...(wanted ? { status: to } : {}), ...changedNotes(before, input), ...link };
      if (Object.keys(change).length === 0) return { result: undefined };
      const meeting = { ...before, ...link, sequence: await changeBooking(tx, id, change) };
      return {
        result: undefined,
        audit: { before: audited(before), after: audited({ ...before, ...change }), reason },
        mails: isOver
          ? []
          : {
              confirm: () => confirmedMails(meeting, at, defaultLocale),
              cancel: () => cancelledMails(meeting, reason, at, defaultLocale),
              complete: () => [],
              update: () =>
                link.joinUrl && before.status === "confirmed"
                  ? joinLinkMails({ ...meeting, joinUrl: link.joinUrl }, at, defaultLocale)
                  : [],
            }[event](),
      };
    },
  });
  const booking = await findBooking(id);
  if (!booking) throw new AppError("booking_not_found");
  return booking;
}

/** @throws AppError conflict when the notes are not those that the writer saw */
function changedNotes(
  { representativeNotes: stored }: BookingToChange,
  { representativeNotes: wanted, previousRepresentativeNotes: seen }: UpdateMeetingBookingInput,
): { representativeNotes?: string | null } {
  if (wanted === undefined || wanted === stored) return {};
  if (seen !== undefined && seen !== stored) throw new AppError("booking_changed");
  return { representativeNotes: wanted };
}

function changedLink(
  { joinUrl: stored }: BookingToChange,
  { joinUrl: wanted }: UpdateMeetingBookingInput,
): { joinUrl?: string | null } {
  return wanted === undefined || wanted === stored ? {} : { joinUrl: wanted };
}

/** The log cannot forget, so it keeps how long the notes are and not what they say of somebody. */
const audited = ({ status, representativeNotes, joinUrl }: BookingToChange) => ({
  status,
  hasJoinUrl: joinUrl !== null,
  representativeNotesLength: representativeNotes?.length ?? 0,
});
