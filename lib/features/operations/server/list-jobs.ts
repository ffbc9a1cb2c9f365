import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { type QueueName, queues } from "@/lib/server/jobs/queues";
import { failedJobDays, type JobQueue } from "../job-schemas";
import { countJobs } from "./jobs-repository";

/** GET /api/admin/jobs: every queue with when it runs, what waits, and what failed in the last days. */
export async function listJobs(_actor: AdminActor): Promise<JobQueue[]> {
  const since = new Date(now().getTime() - failedJobDays * 24 * 3_600_000);
  const counted = new Map((await countJobs(since)).map((row) => [row.name, row]));
  return (Object.keys(queues) as QueueName[]).map((name) => {
    const queue = queues[name];
    const jobs = counted.get(name);
    return {
      name,
      schedule: "schedule" in queue ? queue.schedule : null,
      waiting: jobs?.waiting ?? 0,
      failed: jobs?.failed ?? 0,
      lastCompletedAt: jobs?.lastCompletedAt?.toISOString() ?? null,
      lastFailedAt: jobs?.lastFailedAt?.toISOString() ?? null,
      lastError: jobs?.lastError ?? null,
    };
  });
}
