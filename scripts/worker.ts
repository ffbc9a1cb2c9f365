import { loadEnvironment, openDatabase } from "./support/application";
import { run } from "./support/start-error";

// Works through the job queues without serving pages. Start the web server with JOBS=off beside it.
await run(async () => {
  await loadEnvironment();
  const database = await openDatabase();
  const { startWorker } = await import("@/lib/server/jobs/worker");
  const { closeDatabase } = await import("@/lib/server/db");
  const { notifyExperts } = await import("@/lib/features/matching/server/notify-experts");
  const { housekeeping } = await import("@/lib/features/privacy/server/housekeeping-repository");
  const { sendSavedSearchAlerts } = await import("@/lib/features/saved-searches/server/send-alerts");
  const { remindOfMeetings } = await import("@/lib/features/meetings/server/remind-of-meetings");
  const { storeCatalogue } = await import("@/lib/features/matching/server/catalogue");
  const { followSkillName } = await import("@/lib/features/vocabulary/server/follow-skill-name");
  const stopWorker = await startWorker({
    "notify-experts": notifyExperts,
    "follow-skill-name": followSkillName,
    "saved-search-alerts": sendSavedSearchAlerts,
    "meeting-reminders": remindOfMeetings,
    housekeeping,
    "keep-catalogue": storeCatalogue,
  });
  console.log("Working through the job queues. Ctrl-C stops.");
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  await stopWorker();
  await closeDatabase();
  await database.stop();
  process.exit(0);
});
