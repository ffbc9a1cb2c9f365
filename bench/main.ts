import { parseArgs } from "node:util";
import { closeDatabase } from "@/lib/server/db";
import { run, StartError } from "../scripts/support/start-error";
import { measureBooking } from "./booking";
import { Cleanup } from "./cleanup";
import { compare, type Load, type Requests, send } from "./http";
import { measureQueries } from "./queries";
import { Report } from "./report";
import { measureCombinations, measureSearch, reportGrowth, type SearchTimes, searchRequests } from "./search";
import { openStage, type Stage, seedTo } from "./servers";
import { median } from "./statistics";
import { measureWeight } from "./weight";

const resultFile = ".data/bench/latest.json";
const usage = "npm run bench [-- --quick]";

type Options = {
  sizes: number[];
  load: Load;
  passes: number;
  races: number;
  bookings: number;
  isQuick: boolean;
};

const full: Options = {
  sizes: [1_000, 10_000, 100_000],
  load: { seconds: 6, warmUpSeconds: 2, rounds: 3 },
  passes: 10,
  races: 20,
  bookings: 400,
  isQuick: false,
};

/** A look in a minute or two, on a smaller catalogue; its figures swing more. */
const quick: Options = {
  sizes: [1_000, 5_000],
  load: { seconds: 2, warmUpSeconds: 1, rounds: 2 },
  passes: 3,
  races: 20,
  bookings: 100,
  isQuick: true,
};

function readOptions(): Options {
  try {
    return parseArgs({ options: { quick: { type: "boolean" } } }).values.quick ? quick : full;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}. Use: ${usage}`);
  }
}

const cachedPageAim = 0.8;
const readAim = 0.7;
const searchAim = 0.5;

/** How many different profiles are asked for in turn. */
const profiles = 20;

async function measurePages({ applicationUrl, bareUrl, client }: Stage, load: Load, report: Report) {
  report.section("Cached pages against a bare cached page of Next");
  const ids = await publicIds(client);
  const pages: Record<string, Requests> = {
    "/": [{ path: "/" }],
    "/expert/{id}": ids.map((id) => ({ path: `/expert/${id}` })),
  };
  for (const [name, requests] of Object.entries(pages)) {
    const ours = { url: applicationUrl, requests };
    const bytes: number[] = [];
    for (const { path } of requests) bytes.push((await send(`${applicationUrl}${path}`)).text.length);
    await compare(
      name,
      { ours, bare: { url: bareUrl, requests: [{ path: "/" }] }, load, aim: cachedPageAim },
      report,
    );
    const heavy = `/heavy/${Math.round(median(bytes) / 1_000)}`;
    await send(`${bareUrl}${heavy}`);
    const equal = { url: bareUrl, requests: [{ path: heavy }] };
    await compare(`${name} against as many bytes`, { ours, bare: equal, load }, report);
  }
}

async function measureApi(stage: Stage, { sizes, load }: Options, report: Report) {
  report.section(
    `API against a bare handler of Next with one pg query, ${sizes[0]?.toLocaleString("en")} experts`,
  );
  const ids = await publicIds(stage.client);
  const ours = { url: stage.applicationUrl, requests: ids.map((id) => ({ path: `/api/experts/${id}` })) };
  await compare("GET /api/experts/{id}", { ours, bare: await bareReads(stage), load, aim: readAim }, report);
  await compareSearch(stage, { load, aim: searchAim }, report);
}

/** The searches of the list in turn, against a read by key. */
async function compareSearch(stage: Stage, { load, aim }: { load: Load; aim?: number }, report: Report) {
  const ours = { url: stage.applicationUrl, requests: searchRequests() };
  const wanted = aim === undefined ? {} : { aim };
  await compare("POST /api/experts/search", { ours, bare: await bareReads(stage), load, ...wanted }, report);
}

async function bareReads({ bareUrl, client }: Stage) {
  const ids = await publicIds(client);
  return { url: bareUrl, requests: ids.map((id) => ({ path: `/api/bare?id=${id}` })) };
}

async function publicIds(client: Stage["client"]): Promise<number[]> {
  const { rows } = await client.query("SELECT expert_id FROM expert_search ORDER BY display_order LIMIT $1", [
    profiles,
  ]);
  return rows.map((row) => row.expert_id);
}

async function measure(options: Options, cleanup: Cleanup, report: Report) {
  const [firstSize = 1_000] = options.sizes;
  const stage = await openStage(firstSize, cleanup);
  await cleanup.add(closeDatabase);
  // While nothing is cached yet.
  await measureQueries(stage, report);
  await measureWeight(stage, report);
  await measurePages(stage, options.load, report);
  await measureApi(stage, options, report);
  await measureBooking(stage, options, report);
  const times: SearchTimes[] = [];
  for (const experts of options.sizes) {
    await seedTo(stage.client, experts);
    times.push(await measureSearch(stage, { experts, passes: options.passes }, report));
  }
  reportGrowth(times, report);
  await measureCombinations(
    stage,
    { experts: options.sizes.at(-1) ?? firstSize, isQuick: options.isQuick },
    report,
  );
}

/** `npm run bench`: measures what the product promises, on databases and servers of its own, and prints one table. */
await run(async () => {
  const options = readOptions();
  const cleanup = new Cleanup();
  const report = new Report();
  const begun = performance.now();
  try {
    await measure(options, cleanup, report);
    report.print();
    report.write(resultFile, options);
    console.log(`Took ${Math.round((performance.now() - begun) / 1_000)} s.`);
    if (report.faults.length > 0) process.exitCode = 1;
  } catch (error) {
    // Whatever broke because its database went away is no news after Ctrl-C.
    if (!cleanup.isInterrupted) throw error;
  } finally {
    await cleanup.run();
  }
  // As in the other scripts: the migration engine's timer is nothing to wait for.
  process.exit();
});
