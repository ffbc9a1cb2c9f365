import "server-only";
import { sql } from "kysely";
import { prisma, type Transaction } from "@/lib/server/db";
import { anyOf, kysely, prepared } from "@/lib/server/kysely";
import type { Cents } from "@/lib/shared/format-money";
import type { Locale } from "@/lib/shared/locales";
import type { Interval } from "../rules";
import { type MeetingStatus, meetingLifecycle, meetingStatuses, slotHoldingStatuses } from "../states";

/** Times of a calendar held by pending and confirmed meetings that touch [from, to). */
export async function listHeldTimes(calendar: string, from: Date, to: Date): Promise<Interval[]> {
  return prepared(
    "meetings-held-times",
    kysely()
      .selectFrom("meetingBookings")
      .select(["startAt as start", "endAt as end"])
      .where("calendar", "=", calendar)
      .where("status", "=", anyOf(slotHoldingStatuses))
      // The constraint's own condition, which its index is found by.
      .where(sql<boolean>`status IN ('pending', 'confirmed')`)
      .where(sql<boolean>`tstzrange(start_at, end_at) && tstzrange(${from}, ${to})`)
      .orderBy("startAt"),
  );
}

export type NewBooking = {
  calendar: string;
  startAt: Date;
  endAt: Date;
  duration: number;
  fullName: string;
  email: string;
  company: string;
  phone: string | null;
  projectDescription: string | null;
  expertId: number | null;
  userId: number | null;
  projectType: "hourly" | "project" | null;
  projectDurationMonths: number | null;
  projectDurationDays: number | null;
  projectHoursPerWeek: number | null;
  estimatedTotalHours: number | null;
  estimatedTotalCostCents: Cents | null;
  expertHourlyRateCents: Cents | null;
  platformFee: number | null;
  volumeDiscount: number;
  meetingTokenHash: string;
  calendarUid: string;
  language: Locale;
  submittedAt: Date;
};

/**
 * Claims a slot: the exclusion constraint decides, and ON CONFLICT DO NOTHING keeps losers from
 * raising errors, which under load would end in deadlocks (docs/decisions/0004-booking-claims.md).
 * @returns the new booking's id, or null when somebody holds an overlapping time
 */
export async function claimSlot(tx: Transaction, booking: NewBooking): Promise<number | null> {
  const claimed = await kysely(tx)
    .insertInto("meetingBookings")
    .values({ ...booking, updatedAt: booking.submittedAt })
    .onConflict((others) => others.doNothing())
    .returning("id")
    .executeTakeFirst();
  return claimed?.id ?? null;
}

/** The booking a one-time token belongs to; null for a wrong pair. */
export function findByToken(bookingId: number, tokenHash: string) {
  return prisma().meetingBooking.findFirst({
    where: { id: bookingId, meetingTokenHash: tokenHash },
    select: {
      id: true,
      startAt: true,
      endAt: true,
      status: true,
      fullName: true,
      email: true,
      company: true,
      projectDescription: true,
      calendarUid: true,
      meetingTokenUsedAt: true,
      expert: { select: { publicName: true, title: true } },
    },
  });
}

/** What a calendar shows of a meeting; null when there is none. */
export async function findCalendarEntry(bookingId: number) {
  const row = await prisma().meetingBooking.findUnique({
    where: { id: bookingId },
    select: {
      startAt: true,
      endAt: true,
      status: true,
      calendarUid: true,
      calendarSequence: true,
      joinUrl: true,
      updatedAt: true,
      expert: { select: { publicName: true, title: true } },
    },
  });
  if (!row) return null;
  const { status, calendarSequence: sequence, expert, ...entry } = row;
  return {
    ...entry,
    sequence,
    status: status as MeetingStatus,
    expert: expert && { name: expert.publicName ?? "", title: expert.title },
  };
}

/** Uses the token up; false when another call did so first. */
export async function spendMeetingToken(bookingId: number, at: Date): Promise<boolean> {
  const { count } = await prisma().meetingBooking.updateMany({
    where: { id: bookingId, meetingTokenUsedAt: null },
    data: { meetingTokenUsedAt: at },
  });
  return count === 1;
}

/** Keeps what the calendar provider answered. */
export async function saveExternalMeeting(
  bookingId: number,
  created: { externalEventId: string | null; joinUrl: string | null },
) {
  await prisma().meetingBooking.update({ where: { id: bookingId }, data: created });
}

export type WithdrawnMeeting = {
  startAt: Date;
  endAt: Date;
  duration: number;
  calendarUid: string;
  calendarSequence: number;
  id: number;
  expertId: number | null;
};

const cancellable = meetingStatuses.filter((status) =>
  meetingLifecycle.canHappen("cancel", status, "customer"),
);

/** Cancels those of these bookings that are still to come and can be cancelled; the new SEQUENCE comes with them. */
export function cancelUpcoming(
  tx: Transaction,
  bookingIds: number[],
  now: Date,
): Promise<WithdrawnMeeting[]> {
  return tx.meetingBooking.updateManyAndReturn({
    where: { id: { in: bookingIds }, startAt: { gt: now }, status: { in: cancellable } },
    data: { status: "cancelled", calendarSequence: { increment: 1 } },
    select: {
      id: true,
      expertId: true,
      startAt: true,
      endAt: true,
      duration: true,
      calendarUid: true,
      calendarSequence: true,
    },
  });
}

/** Ids of the pending and confirmed meetings that begin after `from`, up to `until`. */
export async function listMeetingsToCome(from: Date, until: Date): Promise<number[]> {
  const rows = await prisma().meetingBooking.findMany({
    where: { startAt: { gt: from, lte: until }, status: { in: [...slotHoldingStatuses] } },
    orderBy: { startAt: "asc" },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
