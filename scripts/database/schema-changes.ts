import { Client } from "pg";
import { noFilters, openSchemaEngine, schemaFiles } from "./schema-engine";

/**
 * The SQL that brings the database to prisma/schema; empty when they agree. What is written by hand in the migrations
 * is none of Prisma's business and stays: generated columns, and every index whose name does not end as Prisma's do.
 */
export async function schemaChanges(connectionString: string, files = schemaFiles()): Promise<string> {
  const generated = await generatedColumns(connectionString);
  const engine = await openSchemaEngine(connectionString);
  try {
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: "" },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: null,
      filters: noFilters,
    });
    // One block a change, each under a comment of its own.
    return (stdout ?? "")
      .split(/\n(?=-- [A-Z])/)
      .map((block) => withoutHandwritten(block.trim(), generated))
      .filter((block) => block && block !== "-- This is an empty migration.")
      .join("\n\n");
  } finally {
    engine.free();
  }
}

function withoutHandwritten(block: string, generated: ReadonlySet<string>): string {
  const droppedIndex = /^DROP INDEX "(\w+)";$/m.exec(block)?.[1];
  if (droppedIndex) return /_(?:idx|key)$/.test(droppedIndex) ? block : "";
  const altered = /^(-- AlterTable\nALTER TABLE "(\w+)" )([^;]*);$/.exec(block);
  if (!altered) return block;
  const [, begin, table, clauses = ""] = altered;
  const kept = clauses.split(",\n").filter((clause) => {
    const column = /^ALTER COLUMN "(\w+)" DROP DEFAULT$/.exec(clause)?.[1];
    return !column || !generated.has(`${table}.${column}`);
  });
  return kept.length > 0 ? `${begin}${kept.join(",\n")};` : "";
}

/** As table.column. To Prisma their expression looks like a default that the schema lacks. */
async function generatedColumns(connectionString: string): Promise<Set<string>> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = current_schema() AND is_generated = 'ALWAYS'`,
    );
    return new Set(rows.map(({ name }) => name));
  } finally {
    await client.end();
  }
}
