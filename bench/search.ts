import type pg from "pg";
import { searchExpertsInput } from "@/lib/features/experts/schemas";
import { expertCursor } from "@/lib/features/experts/server/search/cursor";
import { searchExperts } from "@/lib/features/experts/server/search-experts";
import { type Requests, send } from "./http";
import { capturedStatements, scannedTables } from "./plans";
import { type Report, readable } from "./report";
import { largerCombinations, pairsOfFilters, type SearchBody, searches } from "./searches";
import type { Stage } from "./servers";
import { percentile, timed } from "./statistics";

/** As many as the screens ask for. */
const limit = 24;
/** Decided in the issue: milliseconds of database time for the 95th of a hundred calls. */
const databaseMsAim = 60;

/** p95 at one size, in ms. */
export type SearchTimes = { experts: number; httpP95: number; databaseP95: number };

/** The searches of the list that continue none, as requests for a load. */
export const searchRequests = (): Requests =>
  searches
    .filter(({ deep }) => !deep)
    .map(({ body }) => ({
      method: "POST",
      path: "/api/experts/search",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, limit }),
    }));

/** A cursor that points into the middle of the catalogue, behind all but the least relevant. */
async function middleOfTheList(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `SELECT display_order, created_at, expert_id FROM expert_search ORDER BY display_order, created_at DESC, expert_id DESC
       OFFSET (SELECT count(*) / 2 FROM expert_search) LIMIT 1`,
  );
  const { display_order: displayOrder, created_at: createdAt, expert_id: id } = rows[0];
  return expertCursor.encode({
    relevance: 0,
    displayOrder,
    createdAt: createdAt.toISOString(),
    id,
  }) as string;
}

const searchOnce = (body: SearchBody) => searchExperts(searchExpertsInput.parse({ ...body, limit }));

/**
 * The fixed list of searches, each `passes` times after one that warms up: over HTTP, and the use case in this
 * process, which is database time with the way to PostgreSQL and back.
 */
export async function measureSearch(
  { applicationUrl, client }: Stage,
  { experts, passes }: { experts: number; passes: number },
  report: Report,
): Promise<SearchTimes> {
  report.section(`${searches.length} searches one after the other, ${experts.toLocaleString("en")} experts`);
  const middle = await middleOfTheList(client);
  const bodies = searches.map(
    ({ body, deep }): SearchBody => ({ ...body, limit, ...(deep ? { cursor: middle } : {}) }),
  );
  const http: number[] = [];
  const database: number[] = [];
  let found = 0;
  let slowest = { ms: 0, name: "" };
  for (let pass = 0; pass <= passes; pass += 1) {
    for (const [index, body] of bodies.entries()) {
      const answer = await timed(() => send(`${applicationUrl}/api/experts/search`, body));
      if (answer.value.status !== 200)
        report.fault(`search ${searches[index]?.name} answered ${answer.value.status}`);
      const { ms, value } = await timed(() => searchOnce(body));
      if (String(value.total) !== answer.value.headers.get("x-total-count")) {
        report.fault(`search ${searches[index]?.name} has two different totals`);
      }
      if (pass === 0) {
        found += value.total > 0 ? 1 : 0;
        continue;
      }
      http.push(answer.ms);
      database.push(ms);
      if (ms > slowest.ms) slowest = { ms, name: searches[index]?.name ?? "" };
    }
  }
  const [httpP95, databaseP95] = [percentile(http, 0.95), percentile(database, 0.95)];
  report.add(
    {
      name: "over HTTP: p50",
      value: percentile(http, 0.5),
      unit: "ms",
      detail: `${found} of ${searches.length} find somebody`,
    },
    { name: "over HTTP: p95", value: httpP95, unit: "ms" },
    { name: "database time: p50", value: percentile(database, 0.5), unit: "ms" },
    {
      name: "database time: p95",
      value: databaseP95,
      unit: "ms",
      aim: { below: databaseMsAim },
      detail: `slowest ${readable(slowest.ms)} ms: ${slowest.name}`,
    },
  );
  return { experts, httpP95, databaseP95 };
}

/** How much dearer the largest catalogue is than the smallest. */
export function reportGrowth(times: readonly SearchTimes[], report: Report) {
  const [smallest, largest] = [times[0], times.at(-1)];
  if (!smallest || !largest) return;
  report.section(
    `Search from ${smallest.experts.toLocaleString("en")} to ${largest.experts.toLocaleString("en")} experts`,
  );
  const growth = (from: number, to: number) => ({
    value: to / from,
    unit: "-fold",
    aim: { below: 4 },
    detail: `${readable(from)} to ${readable(to)} ms`,
  });
  report.add(
    { name: "p95 over HTTP grows", ...growth(smallest.httpP95, largest.httpP95) },
    { name: "p95 of database time grows", ...growth(smallest.databaseP95, largest.databaseP95) },
  );
}

/** So many calls for a first look at a combination, and so many where that look was too slow. */
const [firstLook, secondLook] = [5, 15];

/**
 * Combinations of filters: each one's own p95 of database time, and its plans, on the
 * connections that the application searches on; also the plans behind the best matches, where everybody has to be ranked.
 */
export async function measureCombinations(
  { client }: Stage,
  { experts, isQuick }: { experts: number; isQuick: boolean },
  report: Report,
): Promise<void> {
  const combinations = isQuick ? pairsOfFilters() : [...pairsOfFilters(), ...largerCombinations()];
  report.section(`${combinations.length} combinations of filters, ${experts.toLocaleString("en")} experts`);
  const middle = await middleOfTheList(client);
  const p95s: number[] = [];
  let slowest = { ms: 0, filters: "" };
  let plans = 0;
  const scanning: string[] = [];
  for (const body of combinations) {
    const p95 = await ownP95(body);
    p95s.push(p95);
    if (p95 > slowest.ms) slowest = { ms: p95, filters: JSON.stringify(body) };
    const statements = await capturedStatements(async () => {
      await searchOnce(body);
      await searchOnce({ ...body, cursor: middle });
    });
    for (const statement of statements) {
      plans += 1;
      const tables = await scannedTables(statement);
      if (tables.length > 0) scanning.push(`${tables.join(", ")}: ${JSON.stringify(body)}`);
    }
  }
  const tooSlow = p95s.filter((ms) => ms >= databaseMsAim).length;
  report.add(
    { name: "a combination's p95: median", value: percentile(p95s, 0.5), unit: "ms" },
    {
      name: "a combination's p95: the highest",
      value: slowest.ms,
      unit: "ms",
      aim: { below: databaseMsAim },
      detail: slowest.filters,
    },
    { name: `combinations with a p95 of ${databaseMsAim} ms or more`, value: tooSlow, aim: { atMost: 0 } },
    {
      name: "plans with a sequential scan",
      value: scanning.length,
      aim: { atMost: 0 },
      detail: `of ${plans} plans${scanning[0] ? `; the first scans ${scanning[0]}` : ""}`,
    },
  );
}

async function ownP95(body: SearchBody): Promise<number> {
  const times: number[] = [];
  await searchOnce(body);
  while (times.length < firstLook) times.push((await timed(() => searchOnce(body))).ms);
  if (percentile(times, 0.95) < databaseMsAim) return percentile(times, 0.95);
  while (times.length < firstLook + secondLook) times.push((await timed(() => searchOnce(body))).ms);
  return percentile(times, 0.95);
}
