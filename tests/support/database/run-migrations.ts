import { applyMigrations } from "@/scripts/database/migrate";
import { schemaChanges } from "@/scripts/database/schema-changes";
import type { schemaFiles } from "@/scripts/database/schema-engine";

// A process of its own beside jest, whose module system the migration engine does not run in (see host.ts).

export type MigrationRun = { applied?: string[]; error?: string; changes?: string };

/** Applies the migrations to each database and compares it with prisma/schema, or with the files given. */
process.once("message", async (asked: { urls: string[]; files?: ReturnType<typeof schemaFiles> }) => {
  const runs: MigrationRun[] = [];
  for (const url of asked.urls) {
    try {
      const applied = await applyMigrations(url);
      runs.push({ applied, changes: await schemaChanges(url, asked.files) });
    } catch (error) {
      runs.push({ error: error instanceof Error ? error.message : String(error) });
    }
  }
  process.send?.(runs, () => process.exit());
});
