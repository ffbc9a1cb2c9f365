import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "../database/embedded";
import { applyMigrations } from "../database/migrate";
import { StartError } from "./start-error";

export type Database = EmbeddedDatabase & { isEmbedded: boolean };

export const dataDir = () => process.env.DATA_DIR || ".data";

/** The database of this installation: DATABASE_URL, or the embedded one in DATA_DIR. */
export async function openDatabase({ exclusive = false } = {}): Promise<Database> {
  const url = process.env.DATABASE_URL?.trim();
  if (url) {
    if (!/^postgres(ql)?:\/\//.test(url)) {
      throw new StartError("DATABASE_URL must begin with postgresql:// and name a PostgreSQL database.");
    }
    await checkConnection(url);
    return { url, isEmbedded: false, stop: async () => {} };
  }
  const embedded = await startEmbeddedDatabase(dataDir(), { join: !exclusive });
  process.env.DATABASE_URL = embedded.url;
  return { ...embedded, isEmbedded: true };
}

async function checkConnection(connectionString: string) {
  const { Client } = (await import("pg")).default;
  const client = new Client({ connectionString, connectionTimeoutMillis: 8_000 });
  try {
    await client.connect();
  } catch (error) {
    const { message, code } = error as { message?: string; code?: string };
    throw new StartError(
      `The database at DATABASE_URL does not answer (${message || code || "no reason given"}). Check the address, the name and the password.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** Brings the tables and the job queues up to date. */
export async function migrate(url: string): Promise<string[]> {
  const applied = await applyMigrations(url);
  const { migrateJobs } = await import("@/lib/server/jobs/boss");
  await migrateJobs(url);
  return applied;
}

/** A secret of this installation, made once and kept in DATA_DIR, readable by its owner only. */
export function keptSecret(name: string, make = () => randomBytes(32).toString("base64url")): string {
  const file = path.join(dataDir(), name);
  if (!existsSync(file)) {
    mkdirSync(dataDir(), { recursive: true, mode: 0o700 });
    writeFileSync(file, make(), { mode: 0o600 });
  }
  return readFileSync(file, "utf8").trim();
}

/** Reads .env and .env.local the way Next does; what is set already wins. */
export async function loadEnvironment(isDevelopment = false) {
  const { loadEnvConfig } = await import("@next/env");
  loadEnvConfig(process.cwd(), isDevelopment, { info: () => {}, error: console.error });
}

/** PORT as a number, 3000 without one. */
export function port(): number {
  const value = Number(process.env.PORT || 3000);
  if (!Number.isInteger(value) || value < 1 || value > 65535) {
    throw new StartError(`PORT must be a whole number from 1 to 65535, not "${process.env.PORT}".`);
  }
  return value;
}
