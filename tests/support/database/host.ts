import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "@/scripts/database/embedded";

// A process of its own beside jest: the migration engine and PostgreSQL's host want plain Node, not
// jest's module system. It ends when jest says so, or when the channel to jest breaks.

/** Nothing here needs to survive a power cut. */
const flags = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"].flatMap(
  (flag) => ["-c", flag],
);

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("The folder for the database is missing");

let database: EmbeddedDatabase | undefined;
let stopping = false;
async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  // Without the channel to jest nothing else keeps this process running until PostgreSQL has stopped.
  setTimeout(() => process.exit(1), 20_000);
  await database?.stop();
  rmSync(folder as string, { recursive: true, force: true });
  process.exit(code);
}
process.on("disconnect", () => stop(0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(0));
process.on("message", (message) => message === "stop" && stop(0));

try {
  database = await startEmbeddedDatabase(folder, { join: false, flags });
  // The script that people run; when its process ends, no connection keeps the template from being copied.
  const script = path.join(import.meta.dirname, "../../../scripts/migrate.ts");
  await promisify(execFile)(process.execPath, ["--import", "tsx", "--conditions=react-server", script], {
    env: { ...process.env, DATABASE_URL: database.url },
  });
  process.send?.({ url: database.url });
} catch (error) {
  process.send?.({ error: error instanceof Error ? error.message : String(error) });
  await stop(1);
}
