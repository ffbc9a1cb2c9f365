import { freshCatalogue, storeCatalogue } from "@/lib/features/matching/server/catalogue";
import { pool } from "@/lib/server/db";
import { empty, sql } from "@/tests/support/database/connection";
import { createExpert } from "@/tests/support/factories";

// What a process holds for matching is on globalThis: without it this process is as one that has just started.
const kept = globalThis as { osaajaCatalogue?: unknown };
const startAnew = () => {
  kept.osaajaCatalogue = undefined;
};

beforeEach(async () => {
  await empty("experts", "projects", "deleted_rows", "catalogue_snapshots");
  startAnew();
});

/**
 * Writes the catalogue down when every earlier change is known to be whole: while a transaction that began before it
 * runs, in whatever database of the server (other tests have theirs), a change is read once more.
 */
async function storeWhole() {
  for (let tries = 0; tries < 200; tries += 1) {
    await storeCatalogue();
    const [row] = await sql<{ is_whole: boolean }>(
      `SELECT since > coalesce(greatest((SELECT max(changed_in) FROM experts), (SELECT max(deleted_in) FROM deleted_rows)), 0)
        AS is_whole FROM catalogue_snapshots`,
    );
    if (row?.is_whole) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("a transaction that began before the change has been running for ten seconds");
}

const inCatalogue = async () => {
  const { experts } = await freshCatalogue();
  return Array.from({ length: experts.experts }, (_, row) => experts.rows.get(row, "id")).sort(
    (a, b) => a - b,
  );
};

/** How many experts `work` reads for the catalogue. */
async function expertsRead(work: () => Promise<unknown>): Promise<number> {
  const asked = jest.spyOn(pool(), "query");
  await work();
  const reads = asked.mock.calls.flatMap(([query], index) =>
    (query as unknown as { name?: string }).name === "matching-changed-experts"
      ? [asked.mock.results[index]?.value]
      : [],
  );
  asked.mockRestore();
  const answers = (await Promise.all(reads)) as { rows: unknown[] }[];
  return answers.reduce((sum, { rows }) => sum + rows.length, 0);
}

it("lets a new process begin with what another one wrote down, and read only what changed since", async () => {
  const ids = [];
  for (let n = 0; n < 6; n += 1) ids.push((await createExpert({ skills: ["Forecasting"] })).id);
  await storeWhole();
  startAnew();
  expect(await expertsRead(inCatalogue)).toBe(0);
  expect(await inCatalogue()).toEqual(ids);

  const [edited, hidden, deleted, ...others] = ids as [number, number, number, ...number[]];
  await sql("UPDATE experts SET experience_years = 31 WHERE id = $1", [edited]);
  await sql("UPDATE experts SET is_active = false WHERE id = $1", [hidden]);
  await sql("DELETE FROM experts WHERE id = $1", [deleted]);
  const { id: added } = await createExpert();
  startAnew();
  expect(await expertsRead(inCatalogue)).toBe(3);
  expect(await inCatalogue()).toEqual([edited, ...others, added]);
  const { experts } = await freshCatalogue();
  const years = Array.from({ length: experts.experts }, (_, row) => experts.rows.get(row, "experienceYears"));
  expect(years).toContain(31);
});

it("sees that everything was emptied since", async () => {
  await createExpert();
  await storeWhole();
  await empty("experts");
  const { id } = await createExpert();
  startAnew();
  expect(await inCatalogue()).toEqual([id]);
});

it("writes only when something has changed, and then nothing of who is gone", async () => {
  await createExpert();
  const { id } = await createExpert({ description: "Keeps a lighthouse." });
  await storeWhole();
  const stored = () =>
    sql<{ since: string; xmin: string }>("SELECT since, xmin::text FROM catalogue_snapshots");
  const before = await stored();
  await storeCatalogue();
  expect(await stored()).toEqual(before);
  await sql("DELETE FROM experts WHERE id = $1", [id]);
  await storeWhole();
  expect(await stored()).not.toEqual(before);
  startAnew();
  const { experts } = await freshCatalogue();
  expect([...experts.wordIds.ids.keys()]).not.toContain("lighthous");
});

it.each([
  ["of a process that reads experts otherwise", "UPDATE catalogue_snapshots SET reading = 'another'"],
  ["of another database", "UPDATE catalogue_snapshots SET cluster = '1'"],
  ["that is broken", "UPDATE catalogue_snapshots SET bytes = '\\x00'"],
])("reads everybody in place of one %s, and replaces it", async (_what, spoil) => {
  const { id } = await createExpert();
  await storeWhole();
  await sql(spoil);
  startAnew();
  expect(await expertsRead(inCatalogue)).toBe(1);
  expect(await inCatalogue()).toEqual([id]);
  await createExpert();
  await storeWhole();
  startAnew();
  expect(await expertsRead(inCatalogue)).toBe(0);
  expect(await sql("SELECT count(*)::int AS snapshots FROM catalogue_snapshots")).toEqual([{ snapshots: 1 }]);
});

it("may be asked for by whoever uses the application's tables, superuser or not", async () => {
  const [row] = await sql<{ allowed: boolean }>(
    "SELECT has_function_privilege('public', 'pg_control_system()', 'execute') AS allowed",
  );
  expect(row).toEqual({ allowed: true });
});
