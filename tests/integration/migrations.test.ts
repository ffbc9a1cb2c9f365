import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { Client } from "pg";
import { joinedVersions } from "@/scripts/database/earlier-versions";
import { schemaDescription } from "@/tests/support/database/describe-schema";
import type { MigrationRun } from "@/tests/support/database/run-migrations";
import { root } from "@/tests/support/sources";

const support = path.join(root, "tests/support/database");
/** Every text that the first migration has had, oldest first, without today's. */
const earlierTexts: string[] = JSON.parse(
  brotliDecompressSync(readFileSync(path.join(support, "earlier-versions.json.br"))).toString(),
);
const earlierRows = readFileSync(path.join(support, "earlier-rows.sql"), "utf8");
const [initial, ...later] = readdirSync(path.join(root, "prisma/migrations"))
  .filter((name) => /^\d/.test(name))
  .sort() as [string, ...string[]];
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const initialText = readFileSync(path.join(root, "prisma/migrations", initial, "migration.sql"), "utf8");

const urlOf = (database: string) => {
  const url = new URL(process.env.DATABASE_URL as string);
  url.pathname = `/${database}`;
  return url.href;
};

async function inDatabase<Result>(database: string, work: (client: Client) => Promise<Result>) {
  const client = new Client({ connectionString: urlOf(database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const made: string[] = [];
/** A database as somebody has it who started when the first migration was `text`, known to Prisma by `checksum`. */
async function startedWith(text: string, checksum = sha256(text)) {
  const database = `earlier_${made.length}`;
  made.push(database);
  await inDatabase("postgres", (client) => client.query(`CREATE DATABASE ${database}`));
  await inDatabase(database, async (client) => {
    await client.query(text);
    await client.query(`CREATE TABLE _prisma_migrations (id VARCHAR(36) PRIMARY KEY, checksum VARCHAR(64) NOT NULL,
      finished_at TIMESTAMPTZ, migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
      started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`);
    await client.query(
      "INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count) VALUES ($1, $2, now(), $3, 1)",
      [database, checksum, initial],
    );
    await client.query(earlierRows);
  });
  return database;
}

function runMigrations(databases: string[], files?: { path: string; content: string }[]) {
  const child = fork(path.join(support, "run-migrations.ts"), {
    execArgv: ["--import", "tsx", "--conditions=react-server"],
  });
  return new Promise<MigrationRun[]>((resolve, reject) => {
    child.once("message", (runs) => resolve(runs as MigrationRun[]));
    child.once("exit", (code) => reject(new Error(`The migrations' process ended with code ${code}`)));
    child.send({ urls: databases.map(urlOf), files });
  });
}

afterAll(() =>
  inDatabase("postgres", async (client) => {
    for (const database of made) await client.query(`DROP DATABASE ${database} WITH (FORCE)`);
  }),
);

type Rows = Record<string, Record<string, unknown>[]>;
const allRows = (client: Client) =>
  client
    .query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'expert_search', 'search_words')",
    )
    .then(async ({ rows: tables }) => {
      const rows: Rows = {};
      for (const { name } of tables) {
        const found = await client.query(
          `SELECT to_jsonb(t) AS row FROM ${name} t ORDER BY to_jsonb(t)->>'id'`,
        );
        rows[name] = found.rows.map(({ row }) => row);
      }
      return rows;
    });
const describeSchema = (client: Client) =>
  client.query<{ line: string }>(schemaDescription).then(({ rows }) => rows.map(({ line }) => line));

/** Tables that have another name today. */
const renamed: Readonly<Record<string, string>> = { quotes: "price_estimates" };

/** What a row of an earlier version has become besides. */
function becomes(table: string, { status, quote_id }: Record<string, unknown>): Record<string, unknown> {
  if (table === "contracts")
    return { status: status === "active" ? "draft" : status, price_estimate_id: quote_id };
  if (table === "project_applications") return { stage: status === "pending" ? "new" : status };
  if (table !== "experts") return {};
  return {
    title_skill_keys: expect.any(Array),
    description_skill_keys: expect.any(Array),
    certificate_skill_keys: expect.any(Array),
    meaning_words: expect.any(Array),
    reached_city_keys: expect.any(Array),
  };
}

describe("a database of an earlier state", () => {
  const template = new URL(process.env.TEST_DATABASE_URL as string).pathname.slice(1);
  const states: { database: string; before: Rows; run?: MigrationRun }[] = [];
  let today: string[];

  beforeAll(async () => {
    today = await inDatabase(template, describeSchema);
    for (const text of earlierTexts) {
      const database = await startedWith(text);
      states.push({ database, before: await inDatabase(database, allRows) });
    }
    const runs = await runMigrations(states.map(({ database }) => database));
    for (const [index, state] of states.entries()) state.run = runs[index];
    // All migrations on each earlier state: a minute on a busy machine.
  }, 300_000);

  it("is known for each of the texts that the first migration has had", () => {
    expect(earlierTexts.map(sha256)).toEqual(joinedVersions[initial]);
  });

  it.each(earlierTexts.map((_, index) => index))("%i becomes today's, with its rows", async (index) => {
    const { database, before, run } = states[index] as (typeof states)[number];
    expect(run).toEqual({ applied: later, changes: "" });
    const withoutKeys = (lines: string[]) => lines.filter((line) => !line.includes("_prisma_migrations"));
    await inDatabase(database, async (client) => {
      expect(withoutKeys(await describeSchema(client))).toEqual(withoutKeys(today));

      const after = await allRows(client);
      expect(Object.keys(before).length).toBeGreaterThan(17);
      for (const [table, rows] of Object.entries(before)) {
        expect(rows.length).toBeGreaterThan(table === "deleted_rows" ? -1 : 0);
        const kept = rows.map(({ search_document, changed_in, ...row }) => ({
          ...row,
          ...becomes(table, row),
        }));
        for (const row of kept) {
          if (table === "project_applications") delete row.status;
          if (table === "contracts") delete row.quote_id;
        }
        expect(after[renamed[table] ?? table]).toEqual(kept.map((row) => expect.objectContaining(row)));
      }

      const checksums = await client.query(
        "SELECT checksum FROM _prisma_migrations WHERE migration_name = $1",
        [initial],
      );
      expect(checksums.rows).toEqual([{ checksum: sha256(initialText) }]);
    });
  });

  it.each(earlierTexts.map((_, index) => index))("%i is found by what its texts say", async (index) => {
    await inDatabase((states[index] as (typeof states)[number]).database, async (client) => {
      const { rows } = await client.query(
        `SELECT e.public_name AS name, s.display_order AS place, s.document @@ 'kubernet & ti_kubernetes & de_postgresql & sk_python & at_espoo' AS found
         FROM expert_search s JOIN experts e ON e.id = s.expert_id ORDER BY e.id`,
      );
      expect(rows).toEqual([
        { name: "Aino V.", place: 3, found: true },
        { name: "Cher", place: 2, found: false },
      ]);
      const words = await client.query(
        "SELECT count(*)::int AS count FROM search_words WHERE word IN ('kubernetes', 'shops')",
      );
      expect(words.rows).toEqual([{ count: 2 }]);
    });
  });

  it("is migrated once", async () => {
    const [first] = states;
    expect(await runMigrations([first?.database as string])).toEqual([{ applied: [], changes: "" }]);
  });
});

it("refuses a database that holds another text of a migration, in one sentence, and leaves it as it is", async () => {
  const database = await startedWith(earlierTexts[0] as string, sha256("somebody's own edit"));
  const before = await inDatabase(database, describeSchema);
  expect(await runMigrations([database])).toEqual([
    {
      error: `The database was made with another text of the migration ${initial} than prisma/migrations holds: restore that file and put the change into a new migration (npm run db:migration -- some-name), or begin with an empty database.`,
    },
  ]);
  expect(await inDatabase(database, describeSchema)).toEqual(before);
});

it("tells what a changed schema needs, and nothing of what is written by hand", async () => {
  const database = await startedWith(initialText);
  const folder = path.join(root, "prisma/schema");
  const files = readdirSync(folder).map((name) => ({
    path: path.join(folder, name),
    content: readFileSync(path.join(folder, name), "utf8").replace(
      /^model MeetingBooking \{\n/m,
      "$&  room String?\n  @@index([room])\n",
    ),
  }));
  const [run] = await runMigrations([database], files);
  expect(run?.changes?.replace(/\s+/g, " ")).toBe(
    '-- AlterTable ALTER TABLE "meeting_bookings" ADD COLUMN "room" TEXT; -- CreateIndex CREATE INDEX "meeting_bookings_room_idx" ON "meeting_bookings"("room");',
  );
});
