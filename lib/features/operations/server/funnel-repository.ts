import "server-only";
import { textRows, textStatement } from "@/lib/server/text-statement";
import type { CountedStep, Promised } from "../funnel-rules";

/** The Monday of an instant's week in Helsinki, or of a day. */
const weekOf = (at: string) =>
  `to_char(date_trunc('week', ${at} AT TIME ZONE 'Europe/Helsinki'), 'YYYY-MM-DD')`;
const weekOfDay = "to_char(date_trunc('week', day::timestamp), 'YYYY-MM-DD')";
/** The counts of what came, by its own time. */
const came = (step: string, from: string, at: string, where = "true") =>
  `SELECT '${step}' AS step, ${weekOf(at)} AS week, count(*)::int AS count ${from}
   WHERE ${at} >= $2::timestamptz AND ${where} GROUP BY 2`;
/** How many applications reached a stage: a move that was undone is as if it had not been. */
const reached = (step: string, stage: string) =>
  `SELECT '${step}', ${weekOf("moved_at")}, count(DISTINCT application_id)::int FROM stage_moves
   WHERE moved_at >= $2::timestamptz AND to_stage = '${stage}' AND undone_at IS NULL GROUP BY 2`;

export const funnelSteps = textStatement(
  { step: "text", week: "text", count: "integer" },
  [
    `SELECT 'visits' AS step, ${weekOfDay} AS week, sum(count)::int AS count FROM day_counts
     WHERE day >= $1::date AND kind = 'visit' GROUP BY 2`,
    `SELECT 'profileViews', ${weekOfDay}, sum(views)::int FROM expert_profile_views
     WHERE day >= $1::date GROUP BY 2`,
    came("accounts", "FROM users", "created_at"),
    came("postings", "FROM projects", "submitted_at", "kind = 'posting'"),
    came("bookings", "FROM meeting_bookings", "submitted_at"),
    came("applications", "FROM project_applications", "created_at"),
    reached("interviews", "interview"),
    reached("offers", "offer"),
    reached("hired", "hired"),
  ].join("\nUNION ALL\n"),
);

/** Each step by week. @param from the Monday to begin with @param since its first moment in Helsinki */
export async function countSteps(from: string, since: Date): Promise<CountedStep[]> {
  const rows = await textRows(funnelSteps, [from, since], { name: "operations-funnel-steps" });
  return rows.map(({ step, week, count }) => ({ step: step as CountedStep["step"], week, count }));
}

export const firstVisit = textStatement(
  { day: "text?" },
  "SELECT to_char(min(day), 'YYYY-MM-DD') AS day FROM day_counts WHERE kind = 'visit'",
);

/** The first day on which a visit was counted, or null. */
export async function findFirstVisit(): Promise<string | null> {
  const [row] = await textRows(firstVisit, [], { name: "operations-first-visit" });
  return row?.day ?? null;
}

export const firstApplicants = textStatement(
  { week: "text?", postings: "integer", withApplicant: "integer", medianHours: "double precision?" },
  `SELECT ${weekOf("p.approved_at")} AS week, count(*)::int AS postings, count(a.first_at)::int AS with_applicant,
     percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM a.first_at - p.approved_at)) / 3600 AS median_hours
   FROM projects p LEFT JOIN LATERAL (
     SELECT min(created_at) AS first_at FROM project_applications
     WHERE project_id = p.id AND created_at >= p.approved_at) AS a ON true
   WHERE p.kind = 'posting' AND p.approval_status = 'approved' AND p.approved_at >= $1::timestamptz
   GROUP BY GROUPING SETS ((1), ())`,
);

/** How soon postings that were approved since an instant had their first applicant, by the week of approval and in all. */
export async function findFirstApplicants(since: Date) {
  const rows = await textRows(firstApplicants, [since], { name: "operations-first-applicants" });
  const all = rows.find(({ week }) => week === null);
  return {
    total: {
      postings: all?.postings ?? 0,
      withApplicant: all?.withApplicant ?? 0,
      medianHours: all?.medianHours ?? null,
    },
    weeks: rows.flatMap(({ week, medianHours }) => (week === null ? [] : [{ week, medianHours }])),
  };
}

export const withoutApplicants = textStatement(
  {
    id: "integer",
    title: "text",
    company: "text?",
    approvedAt: "timestamp with time zone",
    total: "integer",
  },
  `SELECT p.id, p.title, p.customer_company AS company, p.approved_at, (count(*) OVER ())::int AS total
   FROM projects p
   WHERE p.kind = 'posting' AND p.is_public AND p.approved_at < $1::timestamptz
     AND NOT EXISTS (SELECT 1 FROM project_applications a WHERE a.project_id = p.id)
   ORDER BY p.approved_at, p.id LIMIT $2`,
);

/** Public postings approved before an instant to which nobody has applied, longest first. */
export async function listWithoutApplicants(approvedBefore: Date, limit: number) {
  const rows = await textRows(withoutApplicants, [approvedBefore, limit], {
    name: "operations-without-applicants",
  });
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _, ...item }) => item) };
}

export const recentCounts = textStatement(
  { told: "integer", opened: "integer", searchesWithoutHits: "integer" },
  `SELECT
     (SELECT count(*)::int FROM mail_messages WHERE created_at >= $2::timestamptz AND kind = 'project_match') AS told,
     (SELECT coalesce(sum(count), 0)::int FROM day_counts WHERE day >= $1::date AND kind = 'match_opened') AS opened,
     (SELECT coalesce(sum(searches), 0)::int FROM search_misses WHERE day >= $1::date AND hits = 0)
       AS searches_without_hits`,
);

/** What is known of the last weeks only. @param from the Monday to begin with @param since its first moment */
export async function countRecent(from: string, since: Date) {
  const [row] = await textRows(recentCounts, [from, since], { name: "operations-recent-counts" });
  return row ?? { told: 0, opened: 0, searchesWithoutHits: 0 };
}

export const promised = textStatement(
  { kind: "text", since: "timestamp with time zone", doneAt: "timestamp with time zone?" },
  `SELECT 'posting' AS kind, submitted_at AS since, decided_at AS done_at FROM posting_reviews
     WHERE submitted_at >= $1::timestamptz
   UNION ALL
   SELECT 'posting', submitted_at, NULL FROM projects
     WHERE kind = 'posting' AND approval_status = 'pending' AND lifecycle IN ('open', 'paused')
       AND submitted_at >= $1::timestamptz
   UNION ALL
   SELECT 'application', coalesce(resubmitted_at, created_at), reviewed_at FROM expert_applications
     WHERE coalesce(resubmitted_at, created_at) >= $1::timestamptz
       AND (status = 'pending' OR (status <> 'changes_requested' AND reviewed_at IS NOT NULL))
   UNION ALL
   SELECT 'application', submitted_at, requested_at FROM change_requests
     WHERE expert_application_id IS NOT NULL AND submitted_at >= $1::timestamptz
   UNION ALL
   SELECT 'answer', a.created_at, CASE WHEN m.to_stage <> 'no_answer' THEN m.moved_at END FROM project_applications a
     LEFT JOIN LATERAL (
       SELECT to_stage, moved_at FROM stage_moves
       WHERE application_id = a.id AND undone_at IS NULL ORDER BY id LIMIT 1) AS m ON true
     WHERE a.created_at >= $1::timestamptz AND m.to_stage IS DISTINCT FROM 'withdrawn'`,
);

/** What was promised since an instant, and when it was done. Whoever withdrew was owed no answer. */
export async function listPromised(since: Date): Promise<Promised[]> {
  const rows = await textRows(promised, [since], { name: "operations-promised" });
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind as Promised["kind"] }));
}
