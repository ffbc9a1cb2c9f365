import "server-only";
import { type AliasableExpression, type Expression, sql } from "kysely";
import { kysely, prepared } from "@/lib/server/kysely";
import type { CountedWeek } from "../overview-rules";
import type { QueueKind } from "../overview-schemas";

const pending = sql.lit<"pending">("pending");
const [postings, applications, experts, bookings] = [
  kysely().selectFrom("projects").where("kind", "=", sql.lit("posting")),
  kysely().selectFrom("expertApplications"),
  kysely().selectFrom("experts"),
  kysely().selectFrom("meetingBookings"),
] as const;

/** Everything that waits; what is reviewed by the words of its partial index. */
const waiting = {
  posting: postings
    .where("approvalStatus", "=", pending)
    .where(sql<boolean>`lifecycle IN ('open', 'paused')`),
  application: applications.where("status", "=", pending),
  expert: experts.where("approvalStatus", "=", pending).where("archivedAt", "is", null),
  booking: bookings.where("status", "=", pending),
  report: kysely()
    .selectFrom("conversationReports as r")
    .innerJoin("conversations as c", "c.id", "r.conversationId")
    .innerJoin("projects as p", "p.id", "c.projectId")
    .where("r.answeredAt", "is", null),
};

export type WaitingItem = {
  kind: QueueKind;
  id: number;
  title: string;
  detail: string | null;
  submittedAt: Date;
  /** When a meeting begins; null of everything else. */
  startAt: Date | null;
};

const startsNever = sql<Date | null>`NULL::timestamptz`.as("startAt");
const kindOf = (kind: QueueKind) => sql<QueueKind>`${sql.lit(kind)}`.as("kind");

/** The parts of a UNION have orders and limits of their own inside of a FROM only. */
const part = (items: AliasableExpression<WaitingItem>) => kysely().selectFrom(items.as("part")).selectAll();

/** When what is reviewed was sent: one that was corrected waits from then on. */
const sentAt = sql<Date>`coalesce(resubmitted_at, created_at)`;

/** The items of each kind that have waited longest, at most `limit` of each, and as many meetings that start first. */
export function listWaiting(limit: number): Promise<WaitingItem[]> {
  const posting = waiting.posting
    .select([kindOf("posting"), "id", "title", "customerCompany as detail", "submittedAt", startsNever])
    .orderBy("submittedAt");
  const application = waiting.application
    .select([
      kindOf("application"),
      "id",
      "name as title",
      "title as detail",
      sentAt.as("submittedAt"),
      startsNever,
    ])
    .orderBy(sentAt);
  const expert = waiting.expert
    .select([
      kindOf("expert"),
      "id",
      "name as title",
      "title as detail",
      sentAt.as("submittedAt"),
      startsNever,
    ])
    .orderBy(sentAt);
  const booking = waiting.booking
    // One that its client has moved waits from then on.
    .select([
      kindOf("booking"),
      "id",
      "fullName as title",
      "company as detail",
      sql<Date>`coalesce(moved_at, submitted_at)`.as("submittedAt"),
      sql<Date | null>`start_at`.as("startAt"),
    ]);
  const report = waiting.report
    .select([kindOf("report"), "r.id", "p.title", "r.reason as detail", "r.createdAt as submittedAt"])
    .select(startsNever)
    .orderBy("r.createdAt");
  return prepared(
    "admin-overview-queue",
    part(posting.orderBy("id").limit(limit))
      .unionAll(part(application.orderBy("id").limit(limit)))
      .unionAll(part(expert.orderBy("id").limit(limit)))
      .unionAll(part(report.orderBy("r.id").limit(limit)))
      .unionAll(part(booking.orderBy(sql`coalesce(moved_at, submitted_at)`).orderBy("id").limit(limit)))
      // A meeting is due before it starts, however late it was booked. Whoever stands in both parts comes once.
      .union(part(booking.orderBy("startAt").orderBy("id").limit(limit))),
  );
}

type Totals = { totalApplications: number; waiting: Record<QueueKind, number> };

/** How many wait of each kind, and how many applied to join at all. */
export async function countWaiting(): Promise<Totals> {
  const all = sql<number>`count(*)::int`.as("count");
  const [row] = await prepared(
    "admin-overview-counts",
    kysely().selectNoFrom([
      waiting.posting.select(all).$asScalar().$notNull().as("posting"),
      waiting.application.select(all).$asScalar().$notNull().as("application"),
      waiting.expert.select(all).$asScalar().$notNull().as("expert"),
      waiting.booking.select(all).$asScalar().$notNull().as("booking"),
      waiting.report.select(all).$asScalar().$notNull().as("report"),
      applications.select(all).$asScalar().$notNull().as("totalApplications"),
    ]),
  );
  if (!row) throw new Error("PostgreSQL counted nothing");
  const { totalApplications, ...kinds } = row;
  return { totalApplications, waiting: kinds };
}

/** What came in each week in Helsinki since an instant; weeks without anything are missing. */
export function countWeeks(since: Date): Promise<CountedWeek[]> {
  const counted = (series: CountedWeek["series"], at: Expression<Date>) =>
    [
      sql<CountedWeek["series"]>`${sql.lit(series)}`.as("series"),
      sql<string>`to_char(date_trunc('week', ${at} AT TIME ZONE 'Europe/Helsinki'), 'YYYY-MM-DD')`.as("week"),
      sql<number>`count(*)::int`.as("count"),
    ] as const;
  const [created, submitted] = [sql.ref<Date>("createdAt"), sql.ref<Date>("submittedAt")];
  return prepared(
    "admin-overview-weeks",
    experts
      .select(counted("experts", created))
      .where("createdAt", ">=", since)
      .groupBy("week")
      .unionAll(
        postings.select(counted("postings", submitted)).where("submittedAt", ">=", since).groupBy("week"),
      )
      .unionAll(
        applications.select(counted("applications", created)).where("createdAt", ">=", since).groupBy("week"),
      )
      .unionAll(
        bookings.select(counted("bookings", submitted)).where("submittedAt", ">=", since).groupBy("week"),
      ),
  );
}
