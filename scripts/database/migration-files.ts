import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export const migrationsFolder = path.resolve(import.meta.dirname, "../../prisma/migrations");

const list = path.join(migrationsFolder, "checksums.json");

/** The names of all migrations, oldest first. */
export function migrationNames(): string[] {
  return readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

export const migrationText = (name: string): string =>
  readFileSync(path.join(migrationsFolder, name, "migration.sql"), "utf8");

/** SHA-256 in hex: what Prisma keeps of an applied migration in `_prisma_migrations`. */
export const checksum = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The checked-in hashes, by name: a migration that was merged keeps its own for ever. */
const sealedChecksums = (): Record<string, string> =>
  existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};

/**
 * Writes the list: the newest migration's hash as it stands now, so only while nobody else has applied it, and of the
 * older ones those that have none yet.
 */
export function sealMigrations() {
  const sealed = sealedChecksums();
  const names = migrationNames();
  const checksums = Object.fromEntries(
    names.map((name) => {
      const kept = name === names.at(-1) ? undefined : sealed[name];
      return [name, kept ?? checksum(migrationText(name))];
    }),
  );
  writeFileSync(list, `${JSON.stringify(checksums, null, 2)}\n`);
}
