import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import type { Transaction } from "@/lib/server/db";
import { runTransition } from "@/lib/server/lifecycle";
import type { Mail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { AppError } from "@/lib/shared/errors";
import type { Locale } from "@/lib/shared/locales";
import { linkAfterHandOver } from "../consultants";
import { hasStarted } from "../moderation-rules";
import type { AdminMeetingBooking, UpdateMeetingBookingInput } from "../moderation-schemas";
import { meetingInterval } from "../rules";
import { meetingLifecycle } from "../states";
import { type BookableTime, bookableTime, refuseBusyOutside } from "./bookable-time";
import {
  type BookingChange,
  type BookingToChange,
  changeBooking,
  lockBooking,
  moveBooking,
  waitForMoves,
} from "./change-repository";
import { consultantFreeFor } from "./free-consultants";
import { formerHostMails, newHostMail, otherHostMail } from "./hand-over-mails";
import { findBooking } from "./moderation-repository";
import { cancelledMails, confirmedMails, joinLinkMails, movedMails } from "./status-mails";
import { tellClient, tellExpert } from "./tell-about-meeting";
import { takenOver } from "./whose-turn";

/**
 * PATCH /api/meeting-bookings/{id}: confirms, completes, cancels (decisions D8) or moves a meeting (deal O1), gives it to
 * another consultant who is free, and keeps the representative's notes, whether the client may move it without a new confirmation, and the link to join, which
 * both sides of a confirmed meeting get at once (D10). Change, audit entry and mails are one transaction. A meeting is
 * completed once it has begun; about one that has begun nobody is mailed any more, and it is not moved. The invitations
 * by mail are the calendar: as when a client withdraws, an outside calendar hears of the change through them.
 * @throws AppError not_found, invalid (a time that cannot be booked), or conflict when the state does not allow it, the
 *   time is taken or a colleague was faster
 */
export async function updateBooking(
  actor: AdminActor,
  id: number,
  input: UpdateMeetingBookingInput,
): Promise<AdminMeetingBooking> {
  const { status: wanted, cancellationReason: reason = null } = input;
  const wish = await wishedTime(id, input);
  await runTransition({
    lifecycle: meetingLifecycle,
    acting: { by: "admin", admin: actor },
    entity: "meeting_booking",
    id,
    lock: (tx) => lockBooking(tx, id),
    missing: "booking_not_found",
    stateOf: ({ status }) => status,
    eventOf({ status, startAt, host }) {
      if (wanted) return meetingLifecycle.eventTowards(status, wanted, "admin");
      if (input.consultantId !== undefined && input.consultantId !== host.id) return "hand_over";
      return wish && wish.start.getTime() !== startAt.getTime() ? "move" : "update";
    },
    refusal({ status }) {
      if (!wanted) return new AppError("not_possible_now");
      return status === wanted
        ? new AppError("meeting_already_in_state", { status })
        : new AppError("meeting_state_unreachable", { status, wanted });
    },
    async happen(tx, { before, event, to, at }) {
      refuseUnseen(before, input);
      const isOver = hasStarted(before.startAt, at);
      if (event === "complete" && !isOver) throw new AppError("meeting_not_started");
      if ((event === "move" || event === "hand_over") && isOver) throw new AppError("not_possible_now");
      const change: BookingChange = {
        ...(wanted ? { status: to } : {}),
        ...changed(before, input, "representativeNotes"),
        ...changed(before, input, "joinUrl"),
        ...changed(before, input, "staysConfirmedWhenMoved"),
      };
      const handOver = await handedOver(tx, { before, event, wish, consultantId: input.consultantId });
      if (!handOver && Object.keys(change).length === 0) return { result: undefined };
      const time = event === "move" ? wish : null;
      const moved = time ? { startAt: time.start, endAt: time.end } : {};
      const sequence = handOver
        ? await moveBooking(tx, id, { time, ...handOver }, change, at)
        : await changeBooking(tx, id, change);
      const after = { ...before, ...handOver, ...change, ...moved };
      const meeting = { ...after, sequence };
      const mails = isOver ? [] : await tellOfIt(tx, { before, meeting, event, change, reason, at });
      return { result: undefined, audit: { before: audited(before), after: audited(after), reason }, mails };
    },
  });
  const booking = await findBooking(id);
  if (!booking) throw new AppError("booking_not_found");
  return booking;
}

type Wished = {
  before: BookingToChange;
  event: MeetingEvent;
  wish: BookableTime | null;
  consultantId: number | undefined;
};

/** Whose the meeting is after it is moved or handed over; null where that is not what happens. */
async function handedOver(tx: Transaction, { before, event, wish, consultantId }: Wished) {
  if (event !== "move" && event !== "hand_over") return null;
  await waitForMoves(tx);
  if (event === "move") return wish && takenOver(tx, before, wish);
  const host = await consultantFreeFor(tx, before, consultantId);
  return { host, joinUrl: linkAfterHandOver(before.joinUrl, before.host, host) };
}

/** The time that an administrator chose, by the rules of a booking but for its notice; null without one. */
async function wishedTime(
  id: number,
  { preferredDate, preferredTime }: UpdateMeetingBookingInput,
): Promise<BookableTime | null> {
  if (preferredDate === undefined || preferredTime === undefined) return null;
  const booking = await findBooking(id);
  if (!booking) throw new AppError("booking_not_found");
  const wish = { preferredDate, preferredTime, duration: booking.duration };
  const interval = meetingInterval(wish);
  // The time it has: nothing to move, whatever the clock says of it.
  if (interval?.start.toISOString() === booking.startTime) return { ...interval, consultants: [] };
  if (!meetingLifecycle.canHappen("move", booking.status, "admin")) throw new AppError("not_possible_now");
  if (hasStarted(new Date(booking.startTime), now())) throw new AppError("not_possible_now");
  const bookable = await bookableTime(wish, 0);
  await refuseBusyOutside(bookable);
  return bookable;
}

type MeetingEvent = (typeof meetingLifecycle.events)[number];

type Happened = {
  before: BookingToChange;
  meeting: BookingToChange & { sequence: number };
  event: MeetingEvent;
  change: BookingChange;
  reason: string | null;
  at: Date;
};

/** Tells the client and the expert; what the representative hears is answered, for the same transaction. */
async function tellOfIt(tx: Transaction, happened: Happened): Promise<Mail[]> {
  const { before, meeting, event, change, reason, at } = happened;
  const expertId = meeting.expert?.id;
  const locale = await readerLocale(meeting.email, tx);
  const hostLocale = () => readerLocale(meeting.host.email, tx);
  const formerMails = async () =>
    formerHostMails(before, meeting, at, await readerLocale(before.host.email, tx));
  if (event === "confirm") {
    await tellClient(tx, meeting, "confirmed", confirmedMails(meeting, at, locale).client);
    return [confirmedMails(meeting, at, await hostLocale()).representative];
  }
  if (event === "move" || event === "cancel") {
    const done = event === "move" ? "moved" : "cancelled";
    const mailsIn = (language: Locale) =>
      event === "move"
        ? movedMails(meeting, { before, by: "admin" }, at, language)
        : cancelledMails(meeting, { by: "admin", reason }, at, language);
    await tellClient(tx, meeting, done, mailsIn(locale).client);
    if (expertId !== undefined) {
      const moved = event === "move" ? { before: before.startAt } : {};
      await tellExpert(tx, expertId, { ...meeting, ...moved }, done);
    }
    return [mailsIn(await hostLocale()).representative, ...(await formerMails())];
  }
  if (event === "hand_over") {
    await tellClient(tx, meeting, "handed_over", otherHostMail(meeting, at, locale));
    return [newHostMail(meeting, at, await hostLocale()), ...(await formerMails())];
  }
  if (event === "update" && change.joinUrl && meeting.status === "confirmed") {
    await tellClient(tx, meeting, "linked", joinLinkMails(meeting, at, locale).client);
    return [joinLinkMails(meeting, at, await hostLocale()).representative];
  }
  return [];
}

/** @throws AppError conflict when the notes, the link, the time or the consultant are not those that the administrator saw */
function refuseUnseen(before: BookingToChange, input: UpdateMeetingBookingInput): void {
  const isOther = (field: "representativeNotes" | "joinUrl", seen: string | null | undefined) =>
    // The same change once more is no conflict.
    seen !== undefined && seen !== before[field] && field in changed(before, input, field);
  const { previousStartTime: start } = input;
  if (
    isOther("representativeNotes", input.previousRepresentativeNotes) ||
    isOther("joinUrl", input.previousJoinUrl) ||
    (input.previousConsultantId !== undefined &&
      input.previousConsultantId !== before.host.id &&
      input.consultantId !== before.host.id) ||
    (start !== undefined && new Date(start).getTime() !== before.startAt.getTime())
  ) {
    throw new AppError("booking_changed");
  }
}

type Kept = Pick<BookingToChange, "representativeNotes" | "joinUrl" | "staysConfirmedWhenMoved">;

/** The wanted value of a field, where that is another than the stored one. */
function changed<Field extends keyof Kept>(before: Kept, input: Partial<Kept>, field: Field): BookingChange {
  return input[field] === undefined || input[field] === before[field] ? {} : { [field]: input[field] };
}

/** The log cannot forget, so it keeps how long the notes are and not what they say of somebody. */
const audited = ({
  status,
  startAt,
  host,
  representativeNotes,
  joinUrl,
  staysConfirmedWhenMoved,
}: BookingToChange) => ({
  status,
  startTime: startAt.toISOString(),
  consultant: host.name,
  hasJoinUrl: joinUrl !== null,
  staysConfirmedWhenMoved,
  representativeNotesLength: representativeNotes?.length ?? 0,
});
