import "server-only";
import { type Maker, madeFor } from "@/lib/features/accounts/server/made-for";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { findPublicExpert } from "@/lib/features/experts/server/repository";
import { calculatePrice, toPercent } from "@/lib/features/pricing/rules";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { answerOfTwin, earlierAnswer, type Idempotency, rememberAnswer } from "@/lib/server/idempotency";
import { queueMail } from "@/lib/server/mail/mail";
import { answerLocale, readerLocale } from "@/lib/server/mail/reader-locale";
import { derivedToken, hashToken } from "@/lib/server/tokens";
import { uuidv7 } from "@/lib/server/uuid";
import { AppError } from "@/lib/shared/errors";
import { roundHalfUp, toCents, toEuros } from "@/lib/shared/money";
import type { Interval } from "../rules";
import type { BookMeetingInput, MeetingBookingCreated } from "../schemas";
import { bookableTime, refuseBusyOutside } from "./bookable-time";
import { bookingReceivedMails } from "./booking-mails";
import { calendarFileToken, calendarFileUrl } from "./calendar-file-link";
import { toHost } from "./consultants-repository";
import { claimSlot, type NewBooking } from "./repository";
import { tellExpert } from "./tell-about-meeting";
import { whoseTurn } from "./whose-turn";

/** What is remembered of an answer: the token is derived anew, so that no secret lies in the database. */
type Remembered = Omit<
  MeetingBookingCreated,
  "meetingToken" | "calendarFileUrl" | "representativeName" | "hasJoinLink"
> & {
  representativeName?: string;
  hasJoinLink?: boolean;
  calendarUid: string;
};

/**
 * POST /api/meeting-bookings (000 §7; decisions D1-D7, C6): checks the wish, computes the estimate anew and claims the
 * slot in the database, for the consultant whose turn it is. Mails with the invitation are queued in the same
 * transaction. POST /api/admin/meeting-bookings: an administrator does it for the client; the mail and the audit log
 * say so.
 * @throws AppError invalid (a time that cannot be booked, a busy expert), not_found (unknown expert),
 *   conflict (somebody was faster)
 */
export async function bookMeeting(
  maker: Maker,
  input: BookMeetingInput,
  repeat: Idempotency | null,
): Promise<MeetingBookingCreated> {
  const earlier = await earlierAnswer<Remembered>(repeat);
  if (earlier) return withToken(earlier);

  const time = await bookableTime(input);
  const expert = input.expertId === null ? null : await findPublicExpert(input.expertId);
  if (input.expertId !== null && !expert) throw new AppError("expert_not_found");
  if (expert?.availability === "busy")
    throw new AppError("expert_busy_for_meeting", {}, { field: "expertId" });
  await refuseBusyOutside(time);

  const remembered = await transaction(async (tx) => {
    // The same request, sent twice at once, must not find two consultants.
    const twin = await answerOfTwin<Remembered>(tx, repeat);
    if (twin) return twin;
    const client = await madeFor(tx, maker, input.email);
    const booking = newBooking(client, input, time, expert);
    const claimed = await claimSlot(tx, booking, await whoseTurn(tx, time));
    if (claimed === null) throw new AppError("slot_taken");
    const answer = toAnswer(claimed.id, input, booking, expert, claimed);
    const meeting = { ...booking, ...claimed, sequence: 0, expert };
    const languages = {
      client: await answerLocale(booking.email, client.locale, tx),
      host: await readerLocale(claimed.host.email, tx),
    };
    const mails = bookingReceivedMails(meeting, languages, { isByHand: maker.byHand !== null });
    for (const mail of mails) await queueMail(tx, mail);
    if (maker.byHand) {
      const { fullName, email, company, startAt } = booking;
      await recordAudit(tx, maker.byHand, {
        ...{ action: "create", entity: "meeting_booking", entityId: claimed.id, before: null },
        after: { fullName, email, company, startAt },
      });
    }
    if (expert) await tellExpert(tx, expert.id, meeting, "booked");
    await rememberAnswer(tx, repeat, 201, answer);
    return answer;
  });
  return withToken(remembered);
}

function newBooking(
  client: Awaited<ReturnType<typeof madeFor>>,
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
    startAt: interval.start,
    endAt: interval.end,
    duration: input.duration,
    fullName: input.fullName,
    email: input.email,
    company: input.company,
    phone: input.phone ?? null,
    projectDescription: input.projectDescription ?? null,
    expertId: expert?.id ?? null,
    userId: client.userId,
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
    language: client.locale,
    submittedAt: now(),
  };
}

function toAnswer(
  id: number,
  input: BookMeetingInput,
  booking: NewBooking,
  expert: PublicExpert | null,
  { host, joinUrl }: NonNullable<Awaited<ReturnType<typeof claimSlot>>>,
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
    representativeName: host.name,
    hasJoinLink: joinUrl !== null,
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
  // An answer that was remembered before there were several consultants names none, nor a link of theirs.
  representativeName: toHost({ name: null, email: null }).name,
  hasJoinLink: false,
  ...answer,
  meetingToken: meetingToken(calendarUid),
  calendarFileUrl: calendarFileUrl(answer.id, calendarFileToken(calendarUid)),
});
