import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startEmbeddedDatabase } from "./embedded";
import { applyMigrations } from "./migrate";
import { migrationNames, migrationsFolder, sealMigrations } from "./migration-files";
import { migrationFolderName } from "./migration-name";
import { schemaChanges } from "./schema-changes";

/**
 * Writes a new migration from what prisma/schema says and the migrations do not, and adds its hash to the list.
 * They are compared in a database of its own in a temporary folder, without network.
 * @returns the folder's name, or null when there is nothing to do
 */
export async function makeMigration(name: string, { isEmpty = false, now = new Date() } = {}) {
  const folder = migrationFolderName(name, now, migrationNames());
  const changes = isEmpty ? "-- Written by hand." : await changesOfSchema();
  if (!changes) return null;
  mkdirSync(path.join(migrationsFolder, folder));
  writeFileSync(path.join(migrationsFolder, folder, "migration.sql"), `${changes}\n`);
  sealMigrations();
  return folder;
}

async function changesOfSchema(): Promise<string> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "osaaja-migration-"));
  try {
    const database = await startEmbeddedDatabase(dataDir, { join: false });
    try {
      await applyMigrations(database.url);
      return await schemaChanges(database.url);
    } finally {
      await database.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
