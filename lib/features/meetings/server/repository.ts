import "server-only";
import { prisma, type Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { Cents } from "@/lib/shared/format-money";
import type { Locale } from "@/lib/shared/locales";
import { textLanguage } from "@/lib/shared/text-language";
import { type MeetingStatus, meetingLifecycle, meetingStatuses, slotHoldingStatuses } from "../states";
import { hostColumns, type MeetingHost, toHost } from "./consultants-repository";

export type NewBooking = {
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
 * Claims a slot for the first of these who is free: the exclusion constraint decides, and ON CONFLICT DO NOTHING keeps
 * losers from raising errors, which under load would end in deadlocks (docs/decisions/0004-booking-claims.md).
 * @returns the new booking's id and who holds it; null when none of them is free, or the client is not
 */
export async function claimSlot<Host extends MeetingHost>(
  tx: Transaction,
  booking: NewBooking,
  hosts: readonly Host[],
): Promise<{ id: number; host: Host; joinUrl: string | null } | null> {
  for (const host of hosts) {
    const { calendar, joinUrl } = host;
    const claimed = await kysely(tx)
      .insertInto("meetingBookings")
      .values({
        ...{ ...booking, calendar, joinUrl, updatedAt: booking.submittedAt },
        textLanguage: textLanguage(booking.projectDescription),
      })
      .onConflict((others) => others.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (claimed) return { id: claimed.id, host, joinUrl };
  }
  return null;
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
      consultant: { select: hostColumns },
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
      email: true,
      updatedAt: true,
      consultant: { select: hostColumns },
      expert: { select: { publicName: true, title: true } },
    },
  });
  if (!row) return null;
  const { status, calendarSequence: sequence, consultant, expert, ...entry } = row;
  return {
    ...entry,
    host: toHost(consultant),
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
  host: MeetingHost;
};

const cancellable = meetingStatuses.filter((status) =>
  meetingLifecycle.canHappen("cancel", status, "customer"),
);

/** Cancels those of these bookings that are still to come and can be cancelled; the new SEQUENCE comes with them. */
export async function cancelUpcoming(
  tx: Transaction,
  bookingIds: number[],
  now: Date,
): Promise<WithdrawnMeeting[]> {
  const rows = await tx.meetingBooking.updateManyAndReturn({
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
      consultant: { select: hostColumns },
    },
  });
  return rows.map(({ consultant, ...row }) => ({ ...row, host: toHost(consultant) }));
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
