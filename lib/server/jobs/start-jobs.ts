import "server-only";
import { env } from "../env";
import { logger } from "../logger";
import { startWorker } from "./worker";

/** Works through the jobs in the web server's process, until it is told to stop. JOBS=off leaves them to `npm run worker`. */
export async function startJobs(): Promise<void> {
  if (env().JOBS === "off" || !env().DATABASE_URL) return;
  const stop = await startWorker();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      stop().catch((error: Error) => logger().error({ error: error.message }, "jobs did not stop cleanly"));
    });
  }
}
