import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  DriverAdapterError,
  type SqlDriverAdapter,
} from "@prisma/driver-adapter-utils";
import { migrationNames, migrationsFolder, migrationText } from "./migration-files";

// Prisma's CLI wants to download its schema engine. The same engine is published to npm as
// WebAssembly; it is instantiated here by hand because Node 20 has no import of .wasm modules.
const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, "../..");

type SchemaFile = { path: string; content: string };
export type SchemaEngine = {
  applyMigrations(input: unknown): Promise<{ appliedMigrationNames: string[] }>;
  diff(input: unknown): Promise<{ exitCode: number; stdout?: string }>;
  diagnoseMigrationHistory(input: unknown): Promise<{
    failedMigrationNames: string[];
    editedMigrationNames: string[];
    hasMigrationsTable: boolean;
  }>;
  free(): void;
};

export function schemaFiles(): SchemaFile[] {
  const folder = path.join(root, "prisma/schema");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".prisma"))
    .sort()
    .map((name) => ({
      path: path.join(folder, name),
      content: readFileSync(path.join(folder, name), "utf8"),
    }));
}

/** The migrations folder in the form the engine takes; what `prisma migrate deploy` would read. */
export function migrationsList() {
  return {
    baseDir: migrationsFolder,
    lockfile: {
      path: "migration_lock.toml",
      content: readFileSync(path.join(migrationsFolder, "migration_lock.toml"), "utf8"),
    },
    shadowDbInitScript: "",
    migrationDirectories: migrationNames().map((name) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: migrationText(name) } },
    })),
  };
}

export const noFilters = { externalTables: [], externalEnums: [] };

/**
 * PostgreSQL's catalogues have columns of a one-byte type ("char", type 18) that the adapter refuses to read, and
 * with which the engine looks at a database. They are read as text and handed over as single characters.
 */
function readCatalogues(adapter: SqlDriverAdapter & { underlyingDriver(): unknown }) {
  const [internalChar, text] = [18, 25];
  const characters = new WeakMap<object, number[]>();
  type Result = { fields?: { dataTypeID: number }[]; rows: unknown[] };
  const driver = adapter.underlyingDriver() as { query(...given: unknown[]): Promise<Result> };
  const query = driver.query.bind(driver);
  driver.query = async (...given) => {
    const result = await query(...given);
    // A script of several statements has a list of results, which nobody reads.
    if (!result.fields) return result;
    const found = [...result.fields.entries()].filter(([, { dataTypeID }]) => dataTypeID === internalChar);
    for (const [, field] of found) field.dataTypeID = text;
    characters.set(
      result.rows,
      found.map(([at]) => at),
    );
    return result;
  };
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (asked) => {
    const result = await queryRaw(asked);
    for (const at of characters.get(result.rows) ?? []) result.columnTypes[at] = ColumnTypeEnum.Character;
    return result;
  };
}

/**
 * The adapter splits a script at every semicolon, also inside functions and comments. A migration
 * is sent whole instead: PostgreSQL splits it rightly and runs it as one transaction.
 */
class WholeScripts extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    readCatalogues(adapter);
    adapter.executeScript = async (script: string) => {
      const driver = adapter.underlyingDriver() as { query(sql: string): Promise<unknown> };
      try {
        await driver.query(script);
      } catch (error) {
        throw new DriverAdapterError({
          kind: "postgres",
          code: (error as { code?: string }).code ?? "XX000",
          severity: "ERROR",
          message: (error as Error).message,
          detail: (error as { detail?: string }).detail,
          column: undefined,
          hint: undefined,
        });
      }
    };
    return adapter;
  }
}

type EngineClass = {
  new: (options: unknown, log: (line: string) => void, adapter: unknown) => Promise<SchemaEngine>;
};

// The bindings keep views of one instance's memory, so there is one instance a process.
let engineClass: Promise<EngineClass> | undefined;

async function instantiate(): Promise<EngineClass> {
  const bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const folder = path.dirname(require.resolve("@prisma/schema-engine-wasm/schema_engine_bg"));
  const bytes = readFileSync(path.join(folder, "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": bindings as never });
  const loader = bindings as unknown as {
    __wbg_set_wasm(exports: WebAssembly.Exports): void;
    SchemaEngine: EngineClass;
  };
  loader.__wbg_set_wasm(instance.exports);
  (instance.exports as { __wbindgen_start(): void }).__wbindgen_start();
  return loader.SchemaEngine;
}

/** Opens the engine on a database. Call `free()` when done. */
export async function openSchemaEngine(connectionString: string): Promise<SchemaEngine> {
  engineClass ??= instantiate();
  const datamodels = schemaFiles().map(({ path: file, content }) => [file, content]);
  const adapter = bindMigrationAwareSqlAdapterFactory(
    new WholeScripts({ connectionString, allowExitOnIdle: true }),
  );
  return (await engineClass).new({ datamodels }, () => {}, adapter);
}
