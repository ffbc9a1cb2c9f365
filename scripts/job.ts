import { parseArgs } from "node:util";
import { loadEnvironment, openDatabase, port } from "./support/application";
import { setAddressAndSecret } from "./support/prepare";
import { run, StartError } from "./support/start-error";

const usage =
  "npm run job -- housekeeping --at 2026-12-18T09:00:00Z (without --at: now; without a name: the list)";

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { at: { type: "string" } },
      allowPositionals: true,
    });
    return { at: values.at, names: positionals };
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}. Use: ${usage}`);
  }
}

/** The moment a job shall believe in; a time without a zone would mean another one on every host. */
function moment(given: string | undefined): Date | null {
  if (given === undefined) return null;
  const at = new Date(given);
  if (!/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(given) || Number.isNaN(at.getTime())) {
    throw new StartError(`--at must be a time with its zone, as 2026-12-18T09:00:00Z, not "${given}".`);
  }
  return at;
}

/** `npm run job`: a scheduled job by hand, at any moment, for rehearsals. Its mails go as all mails do. */
await run(async () => {
  const { at, names } = readArguments();
  const [name] = names;
  const { isScheduled, queues } = await import("@/lib/server/jobs/queues");
  if (name === undefined) {
    for (const [job, queue] of Object.entries(queues)) {
      if ("schedule" in queue) console.log(`${job.padEnd(24)} ${queue.schedule}`);
    }
    process.exit();
  }
  if (names.length > 1 || !isScheduled(name)) {
    throw new StartError(`There is no scheduled job "${names.join(" ")}". Use: ${usage}`);
  }
  const instant = moment(at);
  await loadEnvironment();
  const database = await openDatabase();
  setAddressAndSecret(port());
  const { closeDatabase } = await import("@/lib/server/db");
  const { setClock } = await import("@/lib/server/clock");
  const { knowAddedNames } = await import("@/lib/server/added-names");
  const { featureJobs } = await import("@/lib/features/jobs");
  if (instant) setClock(instant);
  try {
    await knowAddedNames();
    const result = await featureJobs[name]();
    console.log(`${name} ran as if it were ${(instant ?? new Date()).toISOString()}.`);
    if (result !== undefined) console.log(JSON.stringify(result));
  } finally {
    await closeDatabase();
    await database.stop();
  }
  process.exit();
});
