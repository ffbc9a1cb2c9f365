import "server-only";
import { now } from "@/lib/server/clock";
import type { Transaction } from "@/lib/server/db";
import { runTransition } from "@/lib/server/lifecycle";
import type { Mail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { AppError } from "@/lib/shared/errors";
import { eventOfMove, isTooLate } from "../client-changes";
import type { CancelMeetingInput, ClientMeeting, RescheduleInput } from "../client-meeting-schemas";
import { openingHours } from "../opening-hours";
import { meetingInterval } from "../rules";
import { type MeetingStatus, meetingLifecycle } from "../states";
import { bookableTime, refuseBusyOutside } from "./bookable-time";
import {
  type BookingToChange,
  changeBooking,
  lockBooking,
  moveBooking,
  waitForMoves,
} from "./change-repository";
import { getClientMeeting, meetingByToken } from "./client-meeting";
import { formerHostMails } from "./hand-over-mails";
import { cancelledMails, movedMails } from "./status-mails";
import { tellExpert } from "./tell-about-meeting";
import { takenOver } from "./whose-turn";

/**
 * POST /api/meetings/{token}/reschedule (deal O1): another time by the rules of a booking, with the same consultant if they
 * are free then; the old one is free in the same transaction, client, representative and expert are told. The time that it has already changes nothing, so that
 * a repeated call gives one result. A busy expert is no hindrance: the meeting was booked before.
 * @throws AppError not_found, not_possible_now (its state), too_late, invalid (a time that cannot be booked), conflict
 *   (a taken time)
 */
export async function rescheduleMeeting(token: string, input: RescheduleInput): Promise<ClientMeeting> {
  const seen = await meetingByToken(token);
  // Asked again when nobody else can change it; before, so that what cannot be moved is not judged by its new time.
  refuseWhenSettled(eventOfMove(seen), seen);
  const wish = { ...input, duration: seen.duration };
  if (meetingInterval(wish)?.start.getTime() === seen.startAt.getTime()) return getClientMeeting(token);
  const time = await bookableTime(wish);
  await refuseBusyOutside(time);
  await happenByClient(seen.id, eventOfMove, async (tx, before, to, at) => {
    if (before.startAt.getTime() === time.start.getTime()) return [];
    await waitForMoves(tx);
    const handOver = await takenOver(tx, before, time);
    const sequence = await moveBooking(tx, before.id, { time, ...handOver }, { status: to }, at);
    const meeting = { ...before, ...handOver, status: to, startAt: time.start, endAt: time.end, sequence };
    if (before.expert) {
      await tellExpert(tx, before.expert.id, { ...meeting, before: before.startAt }, "moved");
    }
    const change = { before, by: "customer" } as const;
    return [
      movedMails(meeting, change, at, await readerLocale(meeting.email, tx)).client,
      movedMails(meeting, change, at, await readerLocale(meeting.host.email, tx)).representative,
      ...formerHostMails(before, meeting, at, await readerLocale(before.host.email, tx)),
    ];
  });
  return getClientMeeting(token);
}

/**
 * POST /api/meetings/{token}/cancel (deal O1).
 * @throws AppError not_found, not_possible_now (its state), too_late
 */
export async function cancelOwnMeeting(
  token: string,
  { reason = null }: CancelMeetingInput,
): Promise<ClientMeeting> {
  const { id } = await meetingByToken(token);
  await happenByClient(
    id,
    () => "cancel",
    async (tx, before, status, at) => {
      const sequence = await changeBooking(tx, id, { status });
      const meeting = { ...before, sequence };
      if (before.expert) await tellExpert(tx, before.expert.id, meeting, "cancelled");
      const change = { by: "customer", reason } as const;
      return [
        cancelledMails(meeting, change, at, await readerLocale(meeting.email, tx)).client,
        cancelledMails(meeting, change, at, await readerLocale(meeting.host.email, tx)).representative,
      ];
    },
  );
  return getClientMeeting(token);
}

type ClientEvent = "move" | "reopen" | "cancel";

function refuseWhenSettled(
  event: ClientEvent,
  { status, startAt }: { status: MeetingStatus; startAt: Date },
) {
  if (!meetingLifecycle.canHappen(event, status, "customer")) throw new AppError("not_possible_now");
  if (isTooLate(startAt, now())) {
    throw new AppError("meeting_too_late", { hours: openingHours.changeMinutes / 60 });
  }
}

/** @param change what it changes, told to both sides by the mails that it answers */
async function happenByClient(
  id: number,
  eventOf: (meeting: BookingToChange) => ClientEvent,
  change: (tx: Transaction, before: BookingToChange, to: MeetingStatus, at: Date) => Promise<Mail[]>,
): Promise<void> {
  await runTransition({
    lifecycle: meetingLifecycle,
    acting: { by: "customer" },
    entity: "meeting_booking",
    id,
    lock: (tx) => lockBooking(tx, id),
    missing: "booking_not_found",
    stateOf: ({ status }) => status,
    eventOf,
    refusal: () => new AppError("not_possible_now"),
    async happen(tx, { before, event, to, at }) {
      refuseWhenSettled(event as ClientEvent, before);
      return { result: undefined, mails: await change(tx, before, to, at) };
    },
  });
}
