import { parseArgs } from "node:util";
import { closeDatabase } from "@/lib/server/db";
import { run, StartError } from "../scripts/support/start-error";
import { measureBooking } from "./booking";
import { reportBriefs } from "./briefs";
import { Cleanup } from "./cleanup";
import type { Load } from "./http";
import { measurePages, measureReads, measureSearchLoad } from "./load";
import { type MatchingTimes, measureMatching, measureStart, reportMatchingGrowth } from "./matching";
import { measureQuality } from "./quality";
import { measureQueries } from "./queries";
import { Report } from "./report";
import { measureCombinations, measureSearch, reportGrowth, type SearchTimes } from "./search";
import { openDatabase, openStage, type Stage, seedTo } from "./servers";
import { measureWeight } from "./weight";

const resultFile = ".data/bench/latest.json";
const parts = ["quality", "speed"] as const;
type Part = (typeof parts)[number];
const usage = `npm run bench [-- [${parts.join(" | ")}] [--quick]]`;

type Options = {
  sizes: number[];
  load: Omit<Load, "signal">;
  passes: number;
  races: number;
  bookings: number;
  isQuick: boolean;
};
type Wish = { options: Options; chosen: readonly Part[] };

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

/** Of a search against a read by key, on the smallest catalogue; on the largest the ratio is there to be read. */
const searchAim = 0.5;

/** Every part, unless some are named. */
function readOptions(): Wish {
  try {
    const { values, positionals } = parseArgs({
      options: { quick: { type: "boolean" } },
      allowPositionals: true,
    });
    const unknown = positionals.find((name) => !parts.some((part) => part === name));
    if (unknown) throw new Error(`There is no part "${unknown}".`);
    return {
      options: values.quick ? quick : full,
      chosen: parts.filter((part) => positionals.length === 0 || positionals.includes(part)),
    };
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}. Use: ${usage}`);
  }
}

async function measure({ options, chosen }: Wish, cleanup: Cleanup, report: Report) {
  const database = await openDatabase(cleanup);
  await cleanup.add(closeDatabase);
  if (chosen.includes("quality")) {
    reportBriefs(report);
    await measureQuality(database.client, options, report);
  }
  if (!chosen.includes("speed")) return;
  const smallest = Math.min(...options.sizes);
  const stage = await openStage(database, smallest, cleanup);
  await measureSpeed(stage, options, cleanup, report);
}

async function measureSpeed(stage: Stage, options: Options, cleanup: Cleanup, report: Report) {
  const { sizes, passes, isQuick } = options;
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  const load = { ...options.load, signal: cleanup.signal };
  // While nothing is cached yet.
  await measureQueries(stage, report);
  await measureWeight(stage, report);
  await measurePages(stage, load, report);
  await measureReads(stage, load, report);
  await measureSearchLoad(stage, { experts: smallest, load, aim: searchAim }, report);
  await measureBooking(stage, options, report);
  const times: SearchTimes[] = [];
  const matching: MatchingTimes[] = [];
  for (const experts of sizes) {
    await seedTo(stage.client, experts);
    times.push(await measureSearch(stage, { experts, passes }, report));
    matching.push(await measureMatching(stage, { experts, passes }, report));
  }
  await measureStart({ experts: largest }, report);
  reportGrowth(times, report);
  reportMatchingGrowth(matching, report);
  await measureCombinations(stage, { experts: largest, isQuick }, report);
  await measureSearchLoad(stage, { experts: largest, load }, report);
}

/** `npm run bench`: measures what the product promises, on databases and servers of its own, and prints one table. */
await run(async () => {
  const wish = readOptions();
  const cleanup = new Cleanup();
  const report = new Report();
  const begun = performance.now();
  try {
    await measure(wish, cleanup, report);
    report.print();
    report.write(resultFile, { ...wish.options, parts: wish.chosen });
    console.log(`Took ${Math.round((performance.now() - begun) / 1_000)} s.`);
    if (report.faults.length > 0) process.exitCode = 1;
  } catch (error) {
    // Whatever broke because its database went away is no news after Ctrl-C.
    if (!cleanup.signal.aborted) throw error;
  } finally {
    await cleanup.run();
  }
  // As in the other scripts: the migration engine's timer is nothing to wait for.
  process.exit();
});
