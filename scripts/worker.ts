import { loadEnvironment, openDatabase, port } from "./support/application";
import { setAddressAndSecret } from "./support/prepare";
import { run } from "./support/start-error";

// Works through the job queues without serving pages. Start the web server with JOBS=off beside it.
await run(async () => {
  // Heard from the first moment: a job may be at work before everything has started.
  const asked = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  await loadEnvironment();
  const database = await openDatabase();
  setAddressAndSecret(port());
  const { startWorker } = await import("@/lib/server/jobs/worker");
  const { closeDatabase } = await import("@/lib/server/db");
  const { featureJobs } = await import("@/lib/features/jobs");
  const stopWorker = await startWorker(featureJobs);
  console.log("Working through the job queues. Ctrl-C stops.");
  await asked;
  await stopWorker();
  await closeDatabase();
  await database.stop();
  process.exit(0);
});
