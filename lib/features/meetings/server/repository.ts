import "server-only";
import { prisma, query, type Transaction } from "@/lib/server/db";
import type { Interval } from "../rules";
import { meetingLifecycle, meetingStatuses, slotHoldingStatuses } from "../states";

/** Times of a calendar held by pending and confirmed meetings that touch [from, to). */
export async function listHeldTimes(calendar: string, from: Date, to: Date): Promise<Interval[]> {
  const rows = await query<{ start_at: Date; end_at: Date }>(
    `SELECT start_at, end_at FROM meeting_bookings
      WHERE calendar = $1 AND status = ANY($2) AND status IN ('pending', 'confirmed')
        AND tstzrange(start_at, end_at) && tstzrange($3, $4) ORDER BY start_at`,
    [calendar, slotHoldingStatuses, from, to],
    "meetings-held-times",
  );
  return rows.map((row) => ({ start: row.start_at, end: row.end_at }));
}

export type NewBooking = {
  calendar: string;
  startAt: Date;
  endAt: Date;
  duration: number;
  fullName: string;
  email: string;
  company: string;
  phone: string;
  projectDescription: string | null;
  expertId: number | null;
  userId: number | null;
  projectType: string | null;
  projectDurationMonths: number | null;
  projectHoursPerWeek: number | null;
  estimatedTotalHours: number | null;
  estimatedTotalCostCents: number | null;
  expertHourlyRateCents: number | null;
  platformFee: number | null;
  volumeDiscount: number;
  meetingTokenHash: string;
  calendarUid: string;
  submittedAt: Date;
};

/**
 * Claims a slot: the exclusion constraint decides, and ON CONFLICT DO NOTHING keeps losers from
 * raising errors, which under load would end in deadlocks (docs/decisions/0004-booking-claims.md).
 * @returns the new booking's id, or null when somebody holds an overlapping time
 */
export async function claimSlot(tx: Transaction, booking: NewBooking): Promise<number | null> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO meeting_bookings (calendar, start_at, end_at, duration, full_name, email, company, phone,
      project_description, expert_id, user_id, project_type, project_duration_months, project_hours_per_week,
      estimated_total_hours, estimated_total_cost_cents, expert_hourly_rate_cents, platform_fee, volume_discount,
      meeting_token_hash, calendar_uid, submitted_at, updated_at)
    VALUES (${booking.calendar}, ${booking.startAt}, ${booking.endAt}, ${booking.duration}, ${booking.fullName},
      ${booking.email}, ${booking.company}, ${booking.phone}, ${booking.projectDescription}, ${booking.expertId},
      ${booking.userId}, ${booking.projectType}, ${booking.projectDurationMonths}, ${booking.projectHoursPerWeek},
      ${booking.estimatedTotalHours}, ${booking.estimatedTotalCostCents}, ${booking.expertHourlyRateCents},
      ${booking.platformFee}, ${booking.volumeDiscount}, ${booking.meetingTokenHash}, ${booking.calendarUid},
      ${booking.submittedAt}, ${booking.submittedAt})
    ON CONFLICT DO NOTHING RETURNING id`;
  return rows[0]?.id ?? null;
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
    select: { startAt: true, endAt: true, duration: true, calendarUid: true, calendarSequence: true },
  });
}
