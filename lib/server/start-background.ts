import "server-only";
import { listenForChanges } from "./cache-listener";
import { env } from "./env";
import { type FeatureJobs, startWorker } from "./jobs/worker";
import { logger } from "./logger";

/**
 * What runs beside the pages in the web server's process: the listener that ends cached pages, and the
 * jobs, unless JOBS=off leaves them to `npm run worker`. Both stop with the process.
 */
export async function startBackground(featureJobs: FeatureJobs): Promise<void> {
  if (!env().DATABASE_URL) return;
  listenForChanges();
  if (env().JOBS === "off") return;
  const stop = await startWorker(featureJobs);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      stop().catch((error: Error) => logger().error({ error: error.message }, "jobs did not stop cleanly"));
    });
  }
}
