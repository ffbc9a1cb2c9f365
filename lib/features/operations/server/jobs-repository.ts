import "server-only";
import { textRows, textStatement } from "@/lib/server/text-statement";

// The job queue is pg-boss's: its tables are in its own schema, which Prisma does not know.

/** What became of the jobs of each queue since a moment; finished ones are in the archive after an hour. */
export const jobsByQueue = textStatement(
  {
    name: "text",
    waiting: "integer",
    failed: "integer",
    lastCompletedAt: "timestamp with time zone?",
    lastFailedAt: "timestamp with time zone?",
    lastError: "text?",
  },
  `SELECT name,
     count(*) FILTER (WHERE state IN ('created', 'retry', 'active') AND start_after <= now())::int AS waiting,
     count(*) FILTER (WHERE state = 'failed' AND completed_on > $1::timestamptz)::int AS failed,
     max(completed_on) FILTER (WHERE state = 'completed') AS last_completed_at,
     max(completed_on) FILTER (WHERE state = 'failed') AS last_failed_at,
     (array_agg(output->>'message' ORDER BY coalesce(completed_on, created_on) DESC)
       FILTER (WHERE state IN ('failed', 'retry') AND output IS NOT NULL))[1] AS last_error
   FROM (SELECT name, state, start_after, created_on, completed_on, output FROM pgboss.job
     UNION ALL SELECT name, state, start_after, created_on, completed_on, output FROM pgboss.archive) jobs
   GROUP BY name`,
);

export const countJobs = (since: Date) => textRows(jobsByQueue, [since], {});
