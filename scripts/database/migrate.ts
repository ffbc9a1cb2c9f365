import { Client } from "pg";
import { StartError } from "../support/start-error";
import { joinedVersions } from "./earlier-versions";
import { fillKeys } from "./fill-keys";
import { checksum, migrationText } from "./migration-files";
import { publishTexts } from "./publish-texts";
import { migrationsList, noFilters, openSchemaEngine } from "./schema-engine";

/**
 * Applies the migrations that the database does not have yet and returns their names.
 * A migration that failed half-way, or that the database holds in another text than the file, stops here with a
 * sentence that says which. Earlier texts that a later migration joins (earlier-versions.ts) count as today's.
 */
export async function applyMigrations(connectionString: string): Promise<string[]> {
  const engine = await openSchemaEngine(connectionString).catch((error: unknown) => {
    throw new StartError(`The database does not answer: ${reason(error)}. Check DATABASE_URL.`);
  });
  try {
    const list = migrationsList();
    const history = await engine.diagnoseMigrationHistory({
      migrationsList: list,
      optInToShadowDatabase: false,
      filters: noFilters,
    });
    const [failed] = history.failedMigrationNames;
    if (failed) {
      throw new StartError(
        `The migration ${failed} stopped half-way earlier. Mend the database, then run: npx prisma migrate resolve --rolled-back ${failed}`,
      );
    }
    const edited = history.editedMigrationNames;
    if (edited.length > 0) await withClient(connectionString, (client) => refuseUnknown(client, edited));
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: list,
      filters: noFilters,
    });
    await withClient(connectionString, async (client) => {
      await publishTexts(client);
      await fillKeys(client);
      await join(client, edited);
    });
    return appliedMigrationNames;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The migrations could not be applied: ${reason(error)}`);
  } finally {
    engine.free();
  }
}

async function withClient(connectionString: string, work: (client: Client) => Promise<void>) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** @throws StartError for a migration that was applied in a text that no later one joins to today's */
async function refuseUnknown(client: Client, edited: string[]) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
     WHERE migration_name = ANY($1) AND rolled_back_at IS NULL ORDER BY migration_name`,
    [edited],
  );
  const unknown = rows.find(
    (row) =>
      row.checksum !== checksum(migrationText(row.name)) && !joinedVersions[row.name]?.includes(row.checksum),
  );
  if (unknown) {
    throw new StartError(
      `The database was made with another text of the migration ${unknown.name} than prisma/migrations holds: restore that file and put the change into a new migration (npm run db:migration -- some-name), or begin with an empty database.`,
    );
  }
}

/** Once the later migrations stand: the hash of today's text. */
async function join(client: Client, edited: string[]) {
  for (const name of edited) {
    await client.query("UPDATE _prisma_migrations SET checksum = $2 WHERE migration_name = $1", [
      name,
      checksum(migrationText(name)),
    ]);
  }
}

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).trim().split("\n").slice(0, 3).join(" ");
}
