/** Runs once when the server starts: the jobs are worked in the same process unless JOBS=off. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("@/lib/server/env");
  if (env().JOBS === "off" || !env().DATABASE_URL || process.env.NEXT_PHASE === "phase-production-build") return;
  const { startWorker } = await import("@/lib/server/jobs/worker");
  const { logger } = await import("@/lib/server/logger");
  const stop = await startWorker();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      stop().catch((error: Error) => logger().error({ error: error.message }, "jobs did not stop cleanly"));
    });
  }
}
