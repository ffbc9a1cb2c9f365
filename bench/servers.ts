import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { loadSeed } from "../prisma/seed/load";
import { freePort, startEmbeddedDatabase } from "../scripts/database/embedded";
import { migrate } from "../scripts/support/application";
import { buildIfNeeded } from "../scripts/support/build";
import { StartError } from "../scripts/support/start-error";
import { webServer } from "../scripts/support/web-server";
import type { Cleanup } from "./cleanup";

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, "..");
const bareFolder = path.join(import.meta.dirname, "bare");

/** What the measurements work with: both servers in production mode on one database, and a connection to it. */
export type Stage = { applicationUrl: string; bareUrl: string; client: pg.Client };

/** A folder that `cleanup` removes, with a database of its own in it that `cleanup` ends. */
export async function openDatabase(cleanup: Cleanup): Promise<{ folder: string; client: pg.Client }> {
  const folder = mkdtempSync(path.join(tmpdir(), "osaaja-bench-"));
  await cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, client: await startDatabase(folder, cleanup) };
}

/** Builds what needs building, then starts both servers on the database. `cleanup` ends and removes it all. */
export async function openStage(
  { folder, client }: { folder: string; client: pg.Client },
  firstSize: number,
  cleanup: Cleanup,
): Promise<Stage> {
  await buildIfNeeded();
  buildBareIfNeeded();
  await seedTo(client, firstSize);
  const applicationUrl = await startApplication(folder, cleanup);
  const bareUrl = await startServer(bareFolder, { PAGE_CACHE: "off" }, cleanup);
  return { applicationUrl, bareUrl, client };
}

/**
 * A PostgreSQL that counts statements, migrated. The use cases that are called in this process find it in
 * DATABASE_URL.
 */
async function startDatabase(folder: string, cleanup: Cleanup): Promise<pg.Client> {
  const flags = ["-c", "shared_preload_libraries=pg_stat_statements"];
  const database = await startEmbeddedDatabase(folder, { join: false, flags });
  await cleanup.add(() => database.stop());
  process.env.DATABASE_URL = database.url;
  process.env.DATA_DIR = folder;
  await migrate(database.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await cleanup.add(() => client.end());
  await client.query("CREATE EXTENSION IF NOT EXISTS pg_stat_statements");
  return client;
}

/** Brings the database to that many experts, with the statistics that autovacuum would bring in its own time. */
export async function seedTo(client: pg.Client, experts: number): Promise<void> {
  console.log(`Seeding ${experts.toLocaleString("en")} experts …`);
  await loadSeed(client, { experts, projects: 40 });
  await client.query("VACUUM (ANALYZE)");
}

async function startApplication(folder: string, cleanup: Cleanup): Promise<string> {
  const distDir = `.next-bench-${process.pid}`;
  await cleanup.add(() => rmSync(path.join(root, distDir), { recursive: true, force: true }));
  copyBuild(path.join(root, process.env.NEXT_DIST_DIR || ".next"), path.join(root, distDir));
  return startServer(
    root,
    {
      NEXT_DIST_DIR: distDir,
      DATA_DIR: folder,
      NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
      RATE_LIMIT_FACTOR: "0",
      LOG_LEVEL: "error",
      JOBS: "on",
      MAIL_OUTBOX_DIR: path.join(folder, "outbox"),
      // Whatever .env says: nothing leaves this machine. A variable that is set, be it empty, wins over .env.
      SMTP_URL: "",
      AZURE_AD_CLIENT_ID: "",
      AZURE_AD_CLIENT_SECRET: "",
      AZURE_AD_TENANT_ID: "",
      OPENAI_API_KEY: "",
    },
    cleanup,
  );
}

/**
 * The build without the pages that were rendered from another database while it served, so that the first
 * visit really is one; and so that nothing of this bench's database stays in the application's own cache.
 */
function copyBuild(from: string, to: string) {
  const manifest = JSON.parse(readFileSync(path.join(from, "prerender-manifest.json"), "utf8"));
  const built = new Set(Object.keys(manifest.routes));
  const left = new Set(["cache", "dev", "diagnostics", "trace", "trace-build", "types"]);
  const isWanted = (source: string) => {
    const parts = path.relative(from, source).split(path.sep);
    if (left.has(parts[0] ?? "")) return false;
    const rendered = /^(.*?)\.(?:html|rsc|meta|body|segments)(?:\/.*)?$/.exec(parts.slice(2).join("/"));
    return parts[0] !== "server" || parts[1] !== "app" || !rendered || built.has(`/${rendered[1]}`);
  };
  // The links among them lead to node_modules and must stay relative.
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: isWanted });
}

function buildBareIfNeeded() {
  const stamp = statSync(path.join(bareFolder, ".next/BUILD_ID"), { throwIfNoEntry: false });
  const files = readdirSync(bareFolder, { recursive: true, encoding: "utf8" });
  const sources = files.filter(
    (name) => /\.bare\.tsx?$|next\.config\.mjs$/.test(name) && !name.startsWith("."),
  );
  const newest = Math.max(
    ...[...sources.map((name) => path.join(bareFolder, name)), path.join(root, "package-lock.json")]
      .filter((file) => existsSync(file))
      .map((file) => statSync(file).mtimeMs),
  );
  if (stamp && stamp.mtimeMs >= newest) return;
  console.log("Building the bare pages …");
  // Its own build folder, whatever the application's is called.
  const { NEXT_DIST_DIR: _applications, ...env } = process.env;
  const result = spawnSync(process.execPath, [require.resolve("next/dist/bin/next"), "build", bareFolder], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (result.status !== 0)
    throw new StartError("The bare pages could not be built; the lines above say why.");
}

/** Starts scripts/server.mjs in a folder, the way `npm start` does, and returns its address once it listens. */
async function startServer(folder: string, env: Record<string, string>, cleanup: Cleanup): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, webServer, {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOSTNAME_BIND: "127.0.0.1",
      PORT: String(port),
      APP_URL: url,
      NEXTAUTH_URL: url,
      ...env,
    },
  });
  await cleanup.add(() => stop(server));
  await new Promise<void>((resolve, reject) => {
    server.once("message", () => resolve());
    server.once("exit", (code) =>
      reject(new StartError(`The web server in ${folder} ended with code ${code}.`)),
    );
  });
  return url;
}

/** Lets the server finish what it does; one that does not end within its own ten seconds is ended. */
function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.kill("SIGKILL"), 12_000);
    server.once("exit", () => {
      clearTimeout(impatience);
      resolve();
    });
    server.kill("SIGTERM");
  });
}
