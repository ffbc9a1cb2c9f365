import { StartError } from "../support/start-error";
import { migrationsList, noFilters, openSchemaEngine } from "./schema-engine";

/**
 * Applies the migrations that the database does not have yet and returns their names.
 * A migration that failed half-way stops here with a sentence that says which.
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
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: list,
      filters: noFilters,
    });
    return appliedMigrationNames;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The migrations could not be applied: ${reason(error)}`);
  } finally {
    engine.free();
  }
}

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).trim().split("\n").slice(0, 3).join(" ");
}
