import { z } from "zod";

/** How many days of failed jobs are counted: as long as the job queue keeps them. */
export const failedJobDays = 7;

/** A queue of jobs as administrators see it. */
export const jobQueue = z.object({
  name: z.string(),
  /** When it runs by itself, as cron in Finnish time; null for what is queued by what happens. */
  schedule: z.string().nullable(),
  /** Jobs that wait for their turn or their next try. */
  waiting: z.int(),
  /** Jobs of the last days that were given up. */
  failed: z.int(),
  lastCompletedAt: z.iso.datetime().nullable(),
  lastFailedAt: z.iso.datetime().nullable(),
  /** What the last one that was given up, or waits for another try, failed with. */
  lastError: z.string().nullable(),
});
export type JobQueue = z.infer<typeof jobQueue>;
