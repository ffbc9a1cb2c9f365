import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { StartError } from "../support/start-error";

const user = "osaaja";
const database = "osaaja";

/** Room for a large catalogue's pages and indexes: reading 36,000 hits takes 18 ms in place of 42. */
const serverSettings = ["-c", "shared_buffers=256MB", "-c", "work_mem=16MB"];

export type EmbeddedDatabase = { url: string; stop(): Promise<void> };

/**
 * Starts the PostgreSQL that comes with npm on `dataDir`/postgres, or joins the one that already
 * runs there (so `npm run db:seed` works beside `npm start`). `stop` ends only what was started here.
 * @throws StartError with one sentence for people.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  { join = true, flags = [] as string[] } = {},
): Promise<EmbeddedDatabase> {
  const databaseDir = path.resolve(dataDir, "postgres");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const password = databasePassword(dataDir);
  const running = runningServer(databaseDir);
  if (running) {
    if (!join) {
      throw new StartError(
        `Osaaja already runs on ${dataDir} (PostgreSQL process ${running.pid}). Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    return { url: connectionString(running.port, password), stop: async () => {} };
  }
  const port = await freePort();
  const options = { port, user, password, flags: [...serverSettings, ...flags] };
  if (!existsSync(path.join(databaseDir, "PG_VERSION"))) {
    // Made aside and renamed when complete, so that a first start cut short is simply begun anew.
    const unfinished = `${databaseDir}-unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    await ready(spawnHost({ ...options, task: "initialise", databaseDir: unfinished }));
    renameSync(unfinished, databaseDir);
  }
  const child = spawnHost({ ...options, task: "run", databaseDir });
  await ready(child);
  await createDatabase(port, password);
  return {
    url: connectionString(port, password),
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || !child.connected) return resolve();
        child.once("exit", () => resolve());
        // The host kept nothing alive until now; its end is waited for.
        child.ref();
        child.channel?.ref();
        child.send("stop");
      }),
  };
}

function connectionString(port: number, password: string, name = database) {
  return `postgresql://${user}:${password}@127.0.0.1:${port}/${name}`;
}

function databasePassword(dataDir: string): string {
  const file = path.join(dataDir, "postgres-password");
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

/** The postmaster.pid file of a live server: line 1 is its process, line 4 its port. */
function runningServer(databaseDir: string): { pid: number; port: number } | null {
  const file = path.join(databaseDir, "postmaster.pid");
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, "utf8").split("\n");
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  try {
    process.kill(pid, 0);
  } catch {
    return null;
  }
  // A process number is reused after a reboot: only a process called postgres counts, where that can be read.
  const command = `/proc/${pid}/comm`;
  if (existsSync(command) && !readFileSync(command, "utf8").startsWith("postgres")) return null;
  return port > 0 ? { pid, port } : null;
}

type HostOptions = {
  task: "initialise" | "run";
  databaseDir: string;
  port: number;
  user: string;
  password: string;
  flags: string[];
};

/**
 * PostgreSQL refuses to run as root. As root (in a container, say) the host runs as the user
 * `postgres`, with the one capability to read through folders that only root may enter.
 */
function spawnHost(options: HostOptions): ChildProcess {
  const host = path.join(import.meta.dirname, "embedded-host.mjs");
  const args = [host, JSON.stringify(options)];
  const settings = { stdio: ["ignore", "ignore", "ignore", "ipc"] as const, detached: true };
  if (process.getuid?.() !== 0)
    return spawn(process.execPath, args, { ...settings, stdio: [...settings.stdio] });
  const { uid, gid } = postgresUser();
  mkdirSync(options.databaseDir, { recursive: true, mode: 0o700 });
  chownSync(options.databaseDir, uid, gid);
  const capability = "+dac_read_search";
  return spawn(
    "setpriv",
    [
      `--reuid=${uid}`,
      `--regid=${gid}`,
      "--clear-groups",
      // Without this bit access(2) ignores capabilities, and initdb would not find its own programs.
      "--securebits=+no_setuid_fixup",
      `--inh-caps=${capability}`,
      `--ambient-caps=${capability}`,
      process.execPath,
      ...args,
    ],
    { ...settings, stdio: [...settings.stdio], env: { ...process.env, HOME: "/tmp" } },
  );
}

function postgresUser(): { uid: number; gid: number } {
  if (spawnSync("setpriv", ["--version"]).status !== 0) {
    throw new StartError(
      "PostgreSQL does not run as root and this system has no setpriv: start Osaaja as an ordinary user, or set DATABASE_URL.",
    );
  }
  const id = (flag: string) =>
    Number(execFileSync("id", [flag, "postgres"], { stdio: ["ignore", "pipe", "ignore"] }).toString());
  try {
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    spawnSync("useradd", ["--system", "--no-create-home", "--user-group", "postgres"]);
    try {
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      throw new StartError(
        "PostgreSQL does not run as root and the user `postgres` could not be made: start Osaaja as an ordinary user, or set DATABASE_URL.",
      );
    }
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      const hint = /shared librar|\.so|\.dylib/.test(reason)
        ? " Its install step did not run: install again with install scripts allowed (see allowScripts in package.json)."
        : "";
      reject(new StartError(`The embedded PostgreSQL did not start: ${reason}.${hint}`));
    };
    child.once("message", (message: { ready: boolean; reason?: string }) => {
      if (message.ready) {
        child.unref();
        child.channel?.unref();
        resolve();
      } else fail(message.reason ?? "no reason given");
    });
    child.once("error", (error) => fail(error.message));
    child.once("exit", (code) => fail(`it ended with code ${code}`));
  });
}

async function createDatabase(port: number, password: string) {
  const { Client } = (await import("pg")).default;
  const client = new Client({ connectionString: connectionString(port, password, "postgres") });
  await client.connect();
  try {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [database]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

/** A port nobody listens on at the moment of asking. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
