import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "@/scripts/database/embedded";
import { webServer } from "@/scripts/support/web-server";
import { browserDataDir } from "./environment";

const kept = (name: string) => readFileSync(path.join(browserDataDir, name), "utf8");

/** The database of the server under test: line 4 of PostgreSQL's own file is its port. */
export const databaseUrl = () =>
  `postgresql://osaaja:${kept("postgres-password").trim()}@127.0.0.1:${kept("postgres/postmaster.pid").split("\n")[3]}/osaaja`;

/** A second web process on the database of the server under test, which can be killed and started anew. */
export type SecondServer = { address: string; start(): Promise<void>; kill(): Promise<void> };

/** Chooses its port; nothing runs before `start`. */
export async function secondServer(): Promise<SecondServer> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    address,
    start: () =>
      new Promise((resolve, reject) => {
        child = spawn(process.execPath, webServer, {
          cwd: path.join(import.meta.dirname, "../.."),
          stdio: ["ignore", "ignore", "inherit", "ipc"],
          env: {
            ...process.env,
            ...{ NODE_ENV: "production", PORT: String(port), APP_URL: address, NEXTAUTH_URL: address },
            ...{ DATABASE_URL: databaseUrl(), DATA_DIR: browserDataDir, JOBS: "off", LOG_LEVEL: "error" },
            ...{ NEXTAUTH_SECRET: kept("session-secret").trim(), RATE_LIMIT_FACTOR: "100" },
          },
        });
        child.once("message", () => resolve());
        child.once("exit", (code) => reject(new Error(`the second server ended with ${code}`)));
      }),
    kill: () =>
      new Promise((resolve) => {
        if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once("exit", () => resolve());
        child.kill("SIGKILL");
      }),
  };
}
