import "server-only";
import { query } from "@/lib/server/db";
import type { CountedWeek } from "../overview-rules";
import type { QueueKind } from "../overview-schemas";

/** FROM and WHERE of everything that waits, the instant it came at, and what it is called; each has an index. */
const waiting: Record<QueueKind, { from: string; at: string; title: string; detail: string }> = {
  posting: {
    from: "projects WHERE kind = 'posting' AND approval_status = 'pending'",
    at: "submitted_at",
    title: "title",
    detail: "customer_company",
  },
  application: {
    from: "expert_applications WHERE status = 'pending'",
    at: "created_at",
    title: "name",
    detail: "title",
  },
  expert: {
    from: "experts WHERE approval_status = 'pending' AND archived_at IS NULL",
    at: "created_at",
    title: "name",
    detail: "title",
  },
  booking: {
    from: "meeting_bookings WHERE status = 'pending'",
    at: "submitted_at",
    title: "full_name",
    detail: "company",
  },
};

export type WaitingItem = {
  kind: QueueKind;
  id: number;
  title: string;
  detail: string | null;
  submittedAt: Date;
};

/** The items of each kind that have waited longest, at most `limit` of each. */
export function listWaiting(limit: number): Promise<WaitingItem[]> {
  const parts = Object.entries(waiting).map(
    ([kind, { from, at, title, detail }]) =>
      `(SELECT '${kind}' AS kind, id, ${title} AS title, ${detail} AS detail, ${at} AS "submittedAt"
        FROM ${from} ORDER BY ${at}, id LIMIT $1)`,
  );
  return query<WaitingItem>(parts.join(" UNION ALL "), [limit], "admin-overview-queue");
}

type Totals = { totalApplications: number; waiting: Record<QueueKind, number> };

/** How many wait of each kind, and how many applied to join at all. */
export async function countWaiting(): Promise<Totals> {
  const counts = Object.entries(waiting).map(
    ([kind, { from }]) => `(SELECT count(*)::int FROM ${from}) AS ${kind}`,
  );
  const [row] = await query<Record<QueueKind | "applications", number>>(
    `SELECT ${counts.join(", ")}, (SELECT count(*)::int FROM expert_applications) AS applications`,
    [],
    "admin-overview-counts",
  );
  const { applications = 0, ...kinds } = row ?? { posting: 0, application: 0, expert: 0, booking: 0 };
  return { totalApplications: applications, waiting: kinds };
}

const series: [name: CountedWeek["series"], from: string, at: string][] = [
  ["experts", "experts WHERE true", "created_at"],
  ["postings", "projects WHERE kind = 'posting'", "submitted_at"],
  ["applications", "expert_applications WHERE true", "created_at"],
  ["bookings", "meeting_bookings WHERE true", "submitted_at"],
];

/** What came in each week in Helsinki since an instant; weeks without anything are missing. */
export function countWeeks(since: Date): Promise<CountedWeek[]> {
  const parts = series.map(
    ([name, from, at]) =>
      `SELECT '${name}' AS series, to_char(date_trunc('week', ${at} AT TIME ZONE 'Europe/Helsinki'), 'YYYY-MM-DD') AS week,
         count(*)::int AS count FROM ${from} AND ${at} >= $1 GROUP BY 2`,
  );
  return query<CountedWeek>(parts.join(" UNION ALL "), [since], "admin-overview-weeks");
}
