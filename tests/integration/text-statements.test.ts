import { countedChoices } from "@/lib/features/experts/server/choices-repository";
import { resolvedWords } from "@/lib/features/experts/server/search/catalogue";
import type { SearchCriteria } from "@/lib/features/experts/server/search/conditions";
import {
  buildBestSql,
  buildMetSql,
  buildRankedSql,
  metAnswer,
  searchAnswer,
} from "@/lib/features/experts/server/search/search-sql";

import { compileSkillFilter } from "@/lib/features/experts/server/search/text-query";
import { fittingExperts } from "@/lib/features/market/server/fitting-repository";
import { marketOfPeers } from "@/lib/features/market/server/repository";
import { snapshotHorizon } from "@/lib/features/matching/server/changes-repository";
import { clusterOfDatabase } from "@/lib/features/matching/server/snapshot-repository";
import {
  firstApplicants,
  firstVisit,
  funnelSteps,
  promised,
  recentCounts,
  withoutApplicants,
} from "@/lib/features/operations/server/funnel-repository";
import { jobsByQueue } from "@/lib/features/operations/server/jobs-repository";
import { ratesOfLevels } from "@/lib/features/portfolio/server/repository";
import { ownRows } from "@/lib/features/privacy/server/export-repository";
import { pool } from "@/lib/server/db";
import type { Answered, TextStatement } from "@/lib/server/text-statement";
import { sql } from "@/tests/support/database/connection";
import { readSource, sourceFiles } from "@/tests/support/sources";

// Every statement that is a text, and whether PostgreSQL answers what its declaration promises the compiler.

const statements: Record<string, TextStatement<Record<string, Answered>>> = {
  clusterOfDatabase,
  countedChoices,
  firstApplicants,
  firstVisit,
  fittingExperts,
  funnelSteps,
  jobsByQueue,
  marketOfPeers,
  ownRows,
  promised,
  ratesOfLevels,
  recentCounts,
  resolvedWords,
  snapshotHorizon,
  withoutApplicants,
};

const everything: SearchCriteria = {
  terms: [{ anywhere: "'data'", prominent: "'p_data'", text: "data", keys: [] }],
  skills: ["python", "sql"].map(compileSkillFilter),
  sort: "fit",
  minExperience: 3,
  minRateCents: 5_000,
  belowRateCents: 12_000,
  availabilities: ["available"],
  workArrangement: ["remote"],
  place: { key: "oulu", label: "Oulu", cityKeys: ["oulu"] },
  limit: 20,
  after: { relevance: 4, displayOrder: 1, createdAt: "2026-01-01T00:00:00.000Z", id: 1 },
};
const nothing: SearchCriteria = { terms: [], skills: [], sort: "fit", limit: 20, after: null };
const searches = {
  everything,
  nothing,
  inARegion: { ...everything, place: { key: "kainuu", label: "Kainuu", cityKeys: ["kajaani", "kuhmo"] } },
  byRate: { ...everything, sort: "rate" as const },
  withRemote: { ...everything, after: null, includesRemote: true },
  aFewOfThem: { ...everything, after: null, belowRateCents: 8_000 },
};

const snake = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** The columns that PostgreSQL would answer, with the names of their types. */
async function described(text: string): Promise<Record<string, string>> {
  const places = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)));
  const { fields } = await pool().query({
    text: `SELECT * FROM (${text}) AS answer LIMIT 0`,
    values: Array.from({ length: places }, () => null),
  });
  const types = await sql<{ name: string }>(
    "SELECT format_type(oid, NULL) AS name FROM unnest($1::oid[]) WITH ORDINALITY AS wanted(oid, place) ORDER BY place",
    [fields.map(({ dataTypeID }) => dataTypeID)],
  );
  return Object.fromEntries(fields.map(({ name }, index) => [name, types[index]?.name ?? ""]));
}

/** The same by the declaration; for a column of a table, that column's type. */
async function declared(row: Record<string, Answered>): Promise<Record<string, string>> {
  const types = Object.entries(row).map(async ([name, answered]) => {
    const [table, column] = answered.split(".");
    if (column === undefined) return [snake(name), answered.replace("?", "")];
    const [found] = await sql<{ type: string }>(
      "SELECT format_type(atttypid, NULL) AS type FROM pg_attribute WHERE attrelid = $1::regclass AND attname = $2",
      [snake(table ?? ""), snake(column)],
    );
    return [snake(name), found?.type];
  });
  return Object.fromEntries(await Promise.all(types));
}

it("knows every such statement", () => {
  const written = sourceFiles()
    .filter((file) => file.startsWith("lib/"))
    .flatMap((file) => [...readSource(file).matchAll(/(\w+) = textStatement\(/g)].map(([, name]) => name));
  expect(written.sort()).toEqual(Object.keys(statements).sort());
});

it.each(Object.entries(statements))("%s answers what it declares", async (_name, { text, row }) => {
  expect(await described(text)).toEqual(await declared(row));
});

it("what a search meets answers what it declares", async () => {
  const { terms, limit: _limit, after: _after, ...filters } = everything;
  const { text } = buildMetSql([{ filters, terms }], terms, [filters]);
  expect(await described(text)).toEqual(await declared(metAnswer));
});

it.each(Object.entries(searches))("a search for %s answers what it declares", async (_name, criteria) => {
  for (const { text } of [buildBestSql(criteria), buildRankedSql(criteria)]) {
    expect(await described(text)).toEqual(await declared(searchAnswer));
  }
});
