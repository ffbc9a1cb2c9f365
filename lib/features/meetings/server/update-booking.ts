import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { AppError } from "@/lib/shared/errors";
import { defaultLocale } from "@/lib/shared/locales";
import { hasStarted } from "../moderation-rules";
import type { AdminMeetingBooking, UpdateMeetingBookingInput } from "../moderation-schemas";
import { type MeetingStatus, type MeetingTransition, meetingTransition } from "../states";
import {
  type BookingToChange,
  changeBooking,
  findBooking,
  findBookingToChange,
} from "./moderation-repository";
import { cancelledMails, confirmedMails } from "./status-mails";

/**
 * PATCH /api/meeting-bookings/{id}: confirms, completes or cancels a meeting (decisions D8) and keeps the
 * representative's notes. Change, audit entry and mails are one transaction. A meeting is completed once it has
 * begun; about one that has begun nobody is mailed any more. The invitations by mail are the calendar: as when a
 * client withdraws, an outside calendar hears of the change through them.
 * @throws AppError not_found, or conflict when the state does not allow it or a colleague was faster
 */
export async function updateBooking(
  actor: AdminActor,
  id: number,
  input: UpdateMeetingBookingInput,
): Promise<AdminMeetingBooking> {
  await transaction(async (tx) => {
    const before = await findBookingToChange(tx, id);
    if (!before) throw new AppError("booking_not_found");
    const transition = allowedTransition(before, input.status);
    const change = {
      ...(transition ? { status: transition.to } : {}),
      ...changedNotes(before, input),
    };
    if (Object.keys(change).length === 0) return;
    const sequence = await changeBooking(tx, before, change);
    if (sequence === null) throw new AppError("booking_changed");
    await recordAudit(tx, actor, {
      action: transition?.event ?? "update",
      entity: "meeting_booking",
      entityId: id,
      before: audited(before),
      after: audited({ ...before, ...change }),
      reason: input.cancellationReason,
    });
    if (transition && !hasStarted(before.startAt, now()))
      await queueMails(tx, transition, before, sequence, input);
  });
  const booking = await findBooking(id);
  if (!booking) throw new AppError("booking_not_found");
  return booking;
}

/** @throws AppError conflict */
function allowedTransition(
  { status, startAt }: BookingToChange,
  wanted: MeetingStatus | undefined,
): MeetingTransition | null {
  if (wanted === undefined) return null;
  if (wanted === status) throw new AppError("meeting_already_in_state", { status });
  const transition = meetingTransition(status, wanted);
  if (!transition) throw new AppError("meeting_state_unreachable", { status, wanted });
  if (transition.event === "complete" && !hasStarted(startAt, now())) {
    throw new AppError("meeting_not_started");
  }
  return transition;
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

/** The log cannot forget, so it keeps how long the notes are and not what they say of somebody. */
const audited = ({ status, representativeNotes }: BookingToChange) => ({
  status,
  representativeNotesLength: representativeNotes?.length ?? 0,
});

async function queueMails(
  tx: Transaction,
  { event }: MeetingTransition,
  booking: BookingToChange,
  sequence: number,
  { cancellationReason }: UpdateMeetingBookingInput,
) {
  const meeting = { ...booking, sequence };
  const mails = {
    confirm: () => confirmedMails(meeting, now(), defaultLocale),
    cancel: () => cancelledMails(meeting, cancellationReason ?? null, now(), defaultLocale),
    complete: () => [],
  }[event]();
  for (const mail of mails) await queueMail(tx, mail);
}
