import { spawn } from "node:child_process";
import path from "node:path";
import { temporaryFolder } from "../temporary-folder.mjs";

/** Starts a real PostgreSQL in a folder of its own and migrates the database that every test file copies. */
export default async function startDatabase() {
  const folder = temporaryFolder("osaaja-test-");
  const host = spawn(
    process.execPath,
    ["--import", "tsx", "--conditions=react-server", path.join(import.meta.dirname, "host.ts"), folder],
    { stdio: ["ignore", "inherit", "inherit", "ipc"] },
  );
  const { url, error } = await new Promise((resolve) => {
    host.once("message", resolve);
    host.once("exit", (code) => resolve({ error: `its process ended with code ${code}` }));
  });
  if (!url) throw new Error(`The test database did not start: ${error}`);
  host.unref();
  host.channel.unref();
  globalThis.testDatabaseHost = host;
  // Workers are started after this and inherit the environment.
  process.env.TEST_DATABASE_URL = url;
  process.env.TEST_FOLDER = folder;
}
