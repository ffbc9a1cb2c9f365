import { parseArgs } from "node:util";
import pg from "pg";
import { loadSeed } from "../prisma/seed/load";
import { applyMigrations } from "./database/migrate";
import { loadEnvironment, openDatabase } from "./support/application";
import { run, StartError } from "./support/start-error";

const most = 2_000_000;
const usage = "npm run db:seed -- --experts 160 --projects 40";

/** What the command line asks for; without arguments a catalogue of the size one can read. */
function readSize() {
  const { experts, projects } = readArguments();
  return { experts: count("experts", experts, 160), projects: count("projects", projects, 40) };
}

function readArguments() {
  try {
    return parseArgs({ options: { experts: { type: "string" }, projects: { type: "string" } } }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}. Use: ${usage}`);
  }
}

function count(name: string, given: string | undefined, usual: number): number {
  if (given === undefined) return usual;
  if (!/^\d{1,7}$/.test(given) || Number(given) > most) {
    throw new StartError(
      `--${name} must be a whole number from 0 to ${most.toLocaleString("en")}, not "${given}".`,
    );
  }
  return Number(given);
}

await run(async () => {
  const size = readSize();
  await loadEnvironment();
  const database = await openDatabase();
  try {
    await applyMigrations(database.url);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      const begun = performance.now();
      const added = await loadSeed(client, size, (line) => console.log(line));
      const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
      const [experts, projects] = [added.experts, added.projects].map((number) =>
        number.toLocaleString("en"),
      );
      console.log(`Added ${experts} experts and ${projects} projects in ${seconds} s.`);
    } finally {
      await client.end();
    }
  } finally {
    await database.stop();
  }
  // As in migrate.ts: the migration engine's timer is nothing to wait for.
  process.exit();
});
