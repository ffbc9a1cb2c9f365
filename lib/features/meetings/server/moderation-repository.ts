import "server-only";
import { sql } from "kysely";
import { readAdminList } from "@/lib/server/admin-list";
import { kysely } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import { formatTimeOfDay, helsinkiWallTime } from "@/lib/shared/dates";
import { toEuros } from "@/lib/shared/money";
import { bookingDueAt } from "@/lib/shared/review-due";
import { monthlyCostEuros } from "../moderation-rules";
import type { AdminMeetingBooking, MeetingBookingsQuery } from "../moderation-schemas";
import { toHost } from "./consultants-repository";

const bookings = kysely()
  .selectFrom("meetingBookings as m")
  .innerJoin("consultants as c", "c.calendar", "m.calendar")
  .leftJoin("experts as e", "e.id", "m.expertId")
  .select([
    "m.id",
    "m.fullName",
    "m.company",
    "m.email",
    "m.phone",
    "m.meetingType",
    "m.duration",
    "m.status",
    "m.projectDescription",
    "m.textLanguage",
    "m.projectType",
    "m.projectDurationMonths",
    "m.projectDurationDays",
    "m.projectHoursPerWeek",
    "m.estimatedTotalHours",
    "m.platformFee",
    "m.representativeNotes",
    "m.joinUrl",
    "m.staysConfirmedWhenMoved",
    "m.expertAnswer",
    "m.expertAnsweredAt",
    "m.movedAt",
    "m.startAt",
    "m.endAt",
    "m.submittedAt",
    "m.expertHourlyRateCents as rateCents",
    "m.estimatedTotalCostCents as totalCents",
    "m.volumeDiscount",
    "c.id as consultantId",
    "c.name as consultantName",
    "c.email as consultantEmail",
    "e.id as expertId",
    "e.name as expertName",
    "e.title as expertTitle",
    "e.titleLanguage as expertTitleLanguage",
    "e.isPublic as expertIsPublic",
  ]);
type Row = Awaited<ReturnType<(typeof bookings)["executeTakeFirstOrThrow"]>>;

/** Instants that bound the meetings of a list; `over` tells those that are over from those still to come. */
export type BookingPeriod = { from: Date | null; before: Date | null; now: Date };

/** The bookings as administrators see them: upcoming ones soonest first, past ones latest first, all newest first. */
export async function findBookings(
  wish: MeetingBookingsQuery,
  period: BookingPeriod,
  paging: "page" | "everything",
): Promise<AdminPage<AdminMeetingBooking>> {
  let rows = bookings;
  if (wish.status) rows = rows.where("m.status", "=", wish.status);
  if (period.from) rows = rows.where("m.startAt", ">=", period.from);
  if (period.before) rows = rows.where("m.startAt", "<", period.before);
  if (wish.consultant) rows = rows.where("c.id", "=", wish.consultant);
  if (wish.period) rows = rows.where("m.endAt", wish.period === "past" ? "<=" : ">", period.now);
  const direction = wish.period === "upcoming" ? "asc" : "desc";
  const { items, total } = await readAdminList(
    {
      rows,
      id: "m.id",
      searched: [
        "m.fullName",
        "m.company",
        "m.email",
        "m.phone",
        "m.projectDescription",
        "m.representativeNotes",
        "e.name",
        "e.title",
      ],
      sorts: {
        startTime: "m.startAt",
        submittedAt: "m.submittedAt",
        fullName: "m.fullName",
        company: "m.company",
        status: sql`array_position(ARRAY['pending', 'confirmed', 'completed', 'cancelled'], m.status)`,
      },
      order: (rows) =>
        rows.orderBy(wish.period ? "m.startAt" : "m.submittedAt", direction).orderBy("m.id", direction),
    },
    wish,
    paging,
  );
  return { items: items.map(toAdminBooking), total };
}

/** One booking as administrators see it, or null. */
export async function findBooking(id: number): Promise<AdminMeetingBooking | null> {
  const row = await bookings.where("m.id", "=", id).executeTakeFirst();
  return row ? toAdminBooking(row) : null;
}

function toAdminBooking({
  startAt,
  endAt,
  submittedAt,
  movedAt,
  expertAnsweredAt,
  rateCents,
  totalCents,
  expertId,
  expertName,
  expertTitle,
  expertTitleLanguage,
  expertIsPublic,
  consultantId,
  consultantName,
  consultantEmail,
  ...row
}: Row): AdminMeetingBooking {
  const { date, minutesOfDay } = helsinkiWallTime(startAt);
  const cents = totalCents === null ? null : Number(totalCents);
  return {
    ...row,
    preferredDate: date,
    preferredTime: formatTimeOfDay(minutesOfDay, "12h"),
    startTime: startAt.toISOString(),
    endTime: endAt.toISOString(),
    expert:
      expertId === null
        ? null
        : {
            id: expertId,
            name: expertName ?? "",
            title: expertTitle ?? "",
            titleLanguage: expertTitleLanguage,
            isPublic: expertIsPublic === true,
          },
    consultant: { id: consultantId, name: toHost({ name: consultantName, email: consultantEmail }).name },
    expertHourlyRate: rateCents === null ? null : toEuros(rateCents),
    volumeDiscount: cents === null ? null : row.volumeDiscount,
    estimatedTotalCost: cents === null ? null : toEuros(cents),
    monthlyCost: monthlyCostEuros(cents, row.projectDurationDays ? null : row.projectDurationMonths),
    submittedAt: submittedAt.toISOString(),
    movedAt: movedAt?.toISOString() ?? null,
    expertAnsweredAt: expertAnsweredAt?.toISOString() ?? null,
    reviewDueAt:
      row.status === "pending" ? bookingDueAt(movedAt ?? submittedAt, startAt).toISOString() : null,
  };
}
