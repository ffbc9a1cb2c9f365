import "server-only";
import { listenForChanges } from "./cache-listener";
import { env } from "./env";
import { type FeatureJobs, startWorker } from "./jobs/worker";
import { logger } from "./logger";

/**
 * What runs beside the pages in the web server's process: the listener that ends cached pages, `prepare`, which
 * reads what would else be read at the first question, and the jobs, unless JOBS=off leaves them to `npm run worker`.
 * All of it stops with the process; on a serverless host there is none of it.
 */
export async function startBackground(
  featureJobs: FeatureJobs,
  prepare: () => Promise<unknown>,
): Promise<void> {
  if (!env().DATABASE_URL || env().isServerless) return;
  listenForChanges();
  // What fails is tried again at the first question.
  prepare().catch(() => {});
  if (env().JOBS === "off") return;
  const stop = await startWorker(featureJobs);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      stop().catch((error: Error) => logger().error({ error: error.message }, "jobs did not stop cleanly"));
    });
  }
}
