import "server-only";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { findPublicExpert } from "@/lib/features/experts/server/repository";
import { calculatePrice, toPercent } from "@/lib/features/pricing/rules";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { earlierAnswer, type Idempotency, rememberAnswer } from "@/lib/server/idempotency";
import { queueMail } from "@/lib/server/mail/mail";
import { derivedToken, hashToken } from "@/lib/server/tokens";
import { uuidv7 } from "@/lib/server/uuid";
import { AppError } from "@/lib/shared/errors";
import { roundHalfUp, toCents, toEuros } from "@/lib/shared/money";
import type { Interval } from "../rules";
import type { BookMeetingInput, MeetingBookingCreated } from "../schemas";
import { bookableInterval, refuseBusyOutside } from "./bookable-interval";
import { bookingReceivedMails } from "./booking-mails";
import { calendarFileUrl } from "./calendar-file-link";
import { claimSlot, type NewBooking } from "./repository";
import { calendarKey, representativeLocale } from "./representative";
import { tellExpert } from "./tell-about-meeting";

/** What is remembered of an answer: the token is derived anew, so that no secret lies in the database. */
type Remembered = Omit<MeetingBookingCreated, "meetingToken" | "calendarFileUrl"> & { calendarUid: string };

/**
 * POST /api/meeting-bookings (000 §7; decisions D1-D7, C6): checks the wish, computes the estimate anew
 * and claims the slot in the database. Mails with the invitation are queued in the same transaction.
 * @throws AppError invalid (a time that cannot be booked, a busy expert), not_found (unknown expert),
 *   conflict (somebody was faster)
 */
export async function bookMeeting(
  actor: Actor,
  input: BookMeetingInput,
  repeat: Idempotency | null,
): Promise<MeetingBookingCreated> {
  const earlier = await earlierAnswer<Remembered>(repeat);
  if (earlier) return withToken(earlier);

  const interval = bookableInterval(input);
  const expert = input.expertId === null ? null : await findPublicExpert(input.expertId);
  if (input.expertId !== null && !expert) throw new AppError("expert_not_found");
  if (expert?.availability === "busy")
    throw new AppError("expert_busy_for_meeting", {}, { field: "expertId" });
  await refuseBusyOutside(interval);

  const booking = newBooking(actor, input, interval, expert);
  const remembered = await transaction(async (tx) => {
    const id = await claimSlot(tx, booking);
    if (id === null) return null;
    const answer = toAnswer(id, input, booking, expert);
    const meeting = { ...booking, id, sequence: 0, expert };
    const mails = bookingReceivedMails(meeting, actor.locale, await representativeLocale(tx));
    for (const mail of mails) await queueMail(tx, mail);
    if (expert) await tellExpert(tx, expert.id, meeting, "booked");
    await rememberAnswer(tx, repeat, 201, answer);
    return answer;
  });
  if (remembered) return withToken(remembered);
  // The winner may have been this very request, sent twice at once.
  const twin = await earlierAnswer<Remembered>(repeat);
  if (twin) return withToken(twin);
  throw new AppError("slot_taken");
}

function newBooking(
  actor: Actor,
  input: BookMeetingInput,
  interval: Interval,
  expert: PublicExpert | null,
): NewBooking {
  const calendarUid = `${uuidv7()}@${new URL(env().APP_URL).hostname}`;
  const { projectType, projectDurationMonths, projectHoursPerWeek } = input;
  const price =
    expert && projectType && projectDurationMonths && projectHoursPerWeek
      ? calculatePrice({
          hourlyRateCents: toCents(expert.hourlyRate),
          acceptsVolumeDiscount: expert.acceptsVolumeDiscount,
          hoursPerWeek: projectHoursPerWeek,
          durationMonths: projectDurationMonths,
          durationDays: input.projectDurationDays,
          projectType,
          at: now(),
        })
      : null;
  return {
    calendar: calendarKey,
    startAt: interval.start,
    endAt: interval.end,
    duration: input.duration,
    fullName: input.fullName,
    email: input.email,
    company: input.company,
    phone: input.phone ?? null,
    projectDescription: input.projectDescription ?? null,
    expertId: expert?.id ?? null,
    userId: actor.kind === "guest" ? null : actor.userId,
    projectType: price ? price.projectType : null,
    projectDurationMonths: price ? price.durationMonths : null,
    projectDurationDays: price?.durationDays ?? null,
    projectHoursPerWeek: price ? price.hoursPerWeek : null,
    estimatedTotalHours: price ? roundHalfUp(price.totalHours) : null,
    estimatedTotalCostCents: price ? price.totalCents : null,
    expertHourlyRateCents: price ? price.hourlyRateCents : null,
    platformFee: price ? toPercent(price.platformFeeBasisPoints) : null,
    volumeDiscount: price ? toPercent(price.volumeDiscountBasisPoints) : 0,
    meetingTokenHash: hashToken(meetingToken(calendarUid)),
    calendarUid,
    language: actor.locale,
    submittedAt: now(),
  };
}

function toAnswer(
  id: number,
  input: BookMeetingInput,
  booking: NewBooking,
  expert: PublicExpert | null,
): Remembered {
  return {
    id,
    status: "pending",
    startTime: booking.startAt.toISOString(),
    endTime: booking.endAt.toISOString(),
    duration: booking.duration,
    meetingType: "consultation",
    preferredDate: input.preferredDate,
    preferredTime: input.preferredTime,
    expert: expert ? { id: expert.id, name: expert.name, title: expert.title } : null,
    projectType: booking.projectType as MeetingBookingCreated["projectType"],
    projectDurationMonths: booking.projectDurationMonths,
    projectHoursPerWeek: booking.projectHoursPerWeek,
    estimatedTotalHours: booking.estimatedTotalHours,
    estimatedTotalCost:
      booking.estimatedTotalCostCents === null ? null : toEuros(booking.estimatedTotalCostCents),
    expertHourlyRate: booking.expertHourlyRateCents === null ? null : toEuros(booking.expertHourlyRateCents),
    platformFee: booking.platformFee,
    volumeDiscount: booking.platformFee === null ? null : booking.volumeDiscount,
    calendarUid: booking.calendarUid,
  };
}

/** One-time token for POST /api/calendar/create-meeting (decisions D2), derived so that a repeat answers the same. */
const meetingToken = (calendarUid: string) => derivedToken(`meeting:${calendarUid}`);

const withToken = ({ calendarUid, ...answer }: Remembered): MeetingBookingCreated => ({
  ...answer,
  meetingToken: meetingToken(calendarUid),
  calendarFileUrl: calendarFileUrl(answer.id, calendarUid),
});
