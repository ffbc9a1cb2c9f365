import "server-only";
import { type AdminList, readAdminList } from "@/lib/server/admin-list";
import { query, type Transaction } from "@/lib/server/db";
import type { AdminPage } from "@/lib/shared/admin-list";
import { formatTimeOfDay, helsinkiWallTime } from "@/lib/shared/dates";
import { toEuros } from "@/lib/shared/money";
import { reviewDueAt } from "@/lib/shared/review-due";
import { monthlyCostEuros } from "../moderation-rules";
import type { AdminMeetingBooking, MeetingBookingsQuery } from "../moderation-schemas";
import type { MeetingStatus } from "../states";
import type { ChangedMeeting } from "./status-mails";

type Row = Pick<
  AdminMeetingBooking,
  | "id"
  | "fullName"
  | "company"
  | "email"
  | "phone"
  | "meetingType"
  | "duration"
  | "status"
  | "projectDescription"
  | "projectType"
  | "projectDurationMonths"
  | "projectHoursPerWeek"
  | "estimatedTotalHours"
  | "platformFee"
  | "representativeNotes"
  | "joinUrl"
> & {
  startAt: Date;
  endAt: Date;
  submittedAt: Date;
  rateCents: number | null;
  totalCents: number | null;
  volumeDiscount: number;
  expertId: number | null;
  expertName: string;
  expertTitle: string;
  expertIsPublic: boolean;
};

const select = `m.id, m.full_name AS "fullName", m.company, m.email, m.phone, m.meeting_type AS "meetingType",
  m.duration, m.status, m.project_description AS "projectDescription", m.project_type AS "projectType",
  m.project_duration_months AS "projectDurationMonths", m.project_hours_per_week AS "projectHoursPerWeek",
  m.estimated_total_hours AS "estimatedTotalHours", m.platform_fee AS "platformFee",
  m.representative_notes AS "representativeNotes", m.join_url AS "joinUrl", m.start_at AS "startAt",
  m.end_at AS "endAt", m.submitted_at AS "submittedAt", m.expert_hourly_rate_cents AS "rateCents",
  m.estimated_total_cost_cents::float8 AS "totalCents", m.volume_discount AS "volumeDiscount",
  e.id AS "expertId", e.name AS "expertName", e.title AS "expertTitle", e.is_public AS "expertIsPublic"`;
const from = "meeting_bookings m LEFT JOIN experts e ON e.id = m.expert_id";

/** Instants that bound the meetings of a list; `over` tells those that are over from those still to come. */
export type BookingPeriod = { from: Date | null; before: Date | null; now: Date };

/** The bookings as administrators see them: upcoming ones soonest first, past ones latest first, all newest first. */
export async function findBookings(
  wish: MeetingBookingsQuery,
  period: BookingPeriod,
  paging: "page" | "everything",
): Promise<AdminPage<AdminMeetingBooking>> {
  const wanted: [condition: (place: string) => string, value: unknown][] = [
    [(place) => `m.status = ${place}`, wish.status],
    [(place) => `m.start_at >= ${place}`, period.from ?? undefined],
    [(place) => `m.start_at < ${place}`, period.before ?? undefined],
    [
      (place) => `m.end_at ${wish.period === "past" ? "<=" : ">"} ${place}`,
      wish.period ? period.now : undefined,
    ],
  ];
  const given = wanted.filter(([, value]) => value !== undefined);
  const orders = { upcoming: "m.start_at, m.id", past: "m.start_at DESC, m.id DESC" } as const;
  const list: AdminList = {
    select,
    from,
    where: given.map(([condition], index) => condition(`$${index + 1}`)),
    values: given.map(([, value]) => value),
    searched: [
      "m.full_name",
      "m.company",
      "m.email",
      "m.phone",
      "m.project_description",
      "m.representative_notes",
      "e.name",
      "e.title",
      "'#' || m.id",
    ],
    sorts: {
      startTime: "m.start_at",
      submittedAt: "m.submitted_at",
      fullName: "m.full_name",
      company: "m.company",
      status: "array_position(ARRAY['pending', 'confirmed', 'completed', 'cancelled'], m.status)",
    },
    order: wish.period ? orders[wish.period] : "m.submitted_at DESC, m.id DESC",
  };
  const { items, total } = await readAdminList<Row>(list, wish, paging);
  return { items: items.map(toAdminBooking), total };
}

/** One booking as administrators see it, or null. */
export async function findBooking(id: number): Promise<AdminMeetingBooking | null> {
  const [row] = await query<Row>(`SELECT ${select} FROM ${from} WHERE m.id = $1`, [id]);
  return row ? toAdminBooking(row) : null;
}

function toAdminBooking({
  startAt,
  endAt,
  submittedAt,
  rateCents,
  totalCents,
  expertId,
  expertName,
  expertTitle,
  expertIsPublic,
  ...row
}: Row): AdminMeetingBooking {
  const { date, minutesOfDay } = helsinkiWallTime(startAt);
  return {
    ...row,
    preferredDate: date,
    preferredTime: formatTimeOfDay(minutesOfDay, "12h"),
    startTime: startAt.toISOString(),
    endTime: endAt.toISOString(),
    expert:
      expertId === null
        ? null
        : { id: expertId, name: expertName, title: expertTitle, isPublic: expertIsPublic },
    expertHourlyRate: rateCents === null ? null : toEuros(rateCents),
    volumeDiscount: totalCents === null ? null : row.volumeDiscount,
    estimatedTotalCost: totalCents === null ? null : toEuros(totalCents),
    monthlyCost: monthlyCostEuros(totalCents, row.projectDurationMonths),
    submittedAt: submittedAt.toISOString(),
    reviewDueAt: row.status === "pending" ? reviewDueAt("booking", submittedAt).toISOString() : null,
  };
}

/** What a change of a booking is judged by and tells of. */
export type BookingToChange = Omit<ChangedMeeting, "sequence"> & {
  id: number;
  status: MeetingStatus;
  representativeNotes: string | null;
};

/** A booking that nobody else changes until the transaction ends. */
export async function lockBooking(tx: Transaction, id: number): Promise<BookingToChange | null> {
  await tx.$queryRaw`SELECT id FROM meeting_bookings WHERE id = ${id} FOR UPDATE`;
  const row = await tx.meetingBooking.findUnique({
    where: { id },
    select: {
      id: true,
      status: true,
      representativeNotes: true,
      startAt: true,
      endAt: true,
      duration: true,
      fullName: true,
      email: true,
      company: true,
      phone: true,
      projectDescription: true,
      estimatedTotalHours: true,
      estimatedTotalCostCents: true,
      calendarUid: true,
      submittedAt: true,
      joinUrl: true,
      expert: { select: { publicName: true, title: true } },
    },
  });
  return (
    row && {
      ...row,
      status: row.status as MeetingStatus,
      estimatedTotalCostCents:
        row.estimatedTotalCostCents === null ? null : Number(row.estimatedTotalCostCents),
      expert: row.expert ? { name: row.expert.publicName ?? "", title: row.expert.title } : null,
    }
  );
}

/** Changes a booking that is locked. @returns the calendar's SEQUENCE now, which rises with the state */
export async function changeBooking(
  tx: Transaction,
  id: number,
  change: { status?: MeetingStatus; representativeNotes?: string | null },
): Promise<number> {
  const { calendarSequence } = await tx.meetingBooking.update({
    where: { id },
    data: { ...change, ...(change.status ? { calendarSequence: { increment: 1 } } : {}) },
    select: { calendarSequence: true },
  });
  return calendarSequence;
}
