import { parseArgs } from "node:util";
import { makeMigration } from "./database/make-migration";
import { sealMigrations } from "./database/migration-files";
import { run, StartError } from "./support/start-error";

const usage =
  "Use: npm run db:migration -- add-company-size (add --empty for one written by hand), or npm run db:migration -- --seal after editing the newest one, while it is not merged.";

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { empty: { type: "boolean" }, seal: { type: "boolean" } },
      allowPositionals: true,
    });
    return { ...values, names: positionals };
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}. ${usage}`);
  }
}

/** `npm run db:migration`: a new migration from prisma/schema, or the hash of the newest one anew. */
await run(async () => {
  const { empty, seal, names } = readArguments();
  const [name] = names;
  if (seal && names.length === 0 && !empty) {
    sealMigrations();
    console.log("prisma/migrations/checksums.json holds the hash of the newest migration.");
  } else if (name && names.length === 1 && !seal) {
    const folder = await makeMigration(name, { isEmpty: empty });
    console.log(
      folder
        ? `Written: prisma/migrations/${folder}/migration.sql. Read it, add what Prisma cannot say, then: npm run db:migration -- --seal`
        : "Nothing to do: prisma/schema says what the migrations say. For one written by hand add --empty.",
    );
  } else {
    throw new StartError(usage);
  }
  // As in migrate.ts: the migration engine's timer is nothing to wait for.
  process.exit();
});
