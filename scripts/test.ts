import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { testsThatTouchDates } from "./support/date-tests";

// `npm test`: every check of the project, cheapest first, each under a heading with its time, and at the end the
// slowest files. Stops at the first stage that fails; those that run side by side all say what they find. `npm test --
// unit` runs that stage alone; `npm test -- changed` what an uncommitted change asks for at once: types, lint, and the
// unit and component tests that load its files.

const root = path.resolve(import.meta.dirname, "..");
const tools = path.join(root, "node_modules/.bin");
const reports = mkdtempSync(path.join(tmpdir(), "osaaja-test-report-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

type FileTime = { file: string; seconds: number };
type Counts = { passed: number; failed: number; files?: FileTime[] };
type Stage = {
  /** What `npm test -- <name>` runs; several stages may share it. */
  name: "types" | "lint" | "unit" | "integration" | "build" | "browser" | "changed";
  title: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Reads what the tool wrote about its tests; without it the stage is one check. */
  count?: () => Counts;
};

type JestOptions = {
  projects: string[];
  timeZone?: string;
  /** The files that are loaded many into one (tests/support/together.mjs), or all; without it each is by itself. */
  together?: string[] | "all";
  more?: string[];
};

function jest(name: Stage["name"], title: string, options: JestOptions): Stage {
  const { projects, timeZone, together, more = [] } = options;
  const report = path.join(reports, `${title.replace(/\W+/g, "-")}.json`);
  return {
    name,
    title,
    command: "jest",
    args: ["--selectProjects", ...projects, "--json", `--outputFile=${report}`, ...more],
    env: {
      ...(timeZone ? { TZ: timeZone } : {}),
      ...(together ? { TESTS_TOGETHER: together.toString() } : {}),
    },
    count: () => {
      const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
        readFileSync(report, "utf8"),
      );
      return {
        passed: numPassedTests,
        failed: numFailedTests + numRuntimeErrorTestSuites,
        files: testResults.flatMap(timesOf),
      };
    },
  };
}

function browser(): Stage {
  const report = path.join(reports, "browser.json");
  return {
    name: "browser",
    title: "browser tests",
    command: "playwright",
    args: ["test", "--config", "tests/e2e/playwright.config.ts", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: () => {
      const { stats, errors, suites } = JSON.parse(readFileSync(report, "utf8"));
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + errors.length,
        files: suites.map((suite: Suite) => ({
          file: `tests/e2e/${suite.file}`,
          seconds: durationOf(suite) / 1000,
        })),
      };
    },
  };
}

type Run = { code: number; seconds: string; output: Buffer };

type JestFile = {
  name: string;
  startTime: number;
  endTime: number;
  assertionResults: { ancestorTitles: string[]; duration: number | null }[];
};

/** The time of a test file, or of each that was loaded into it: of their tests, without what goes before and after. */
function timesOf({ name, startTime, endTime, assertionResults }: JestFile): FileTime[] {
  const file = path.relative(root, name);
  if (!file.startsWith(".data")) return [{ file, seconds: (endTime - startTime) / 1000 }];
  const times = new Map<string, number>();
  for (const { ancestorTitles, duration } of assertionResults) {
    const part = ancestorTitles[0] as string;
    times.set(part, (times.get(part) ?? 0) + (duration ?? 0) / 1000);
  }
  return [...times].map(([part, seconds]) => ({ file: part, seconds }));
}

/** What Playwright reports of a file: its tests, and what is grouped in it. */
type Suite = {
  file: string;
  suites?: Suite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
};

/** Milliseconds of all tests of a file. */
const durationOf = ({ specs, suites = [] }: Suite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .reduce((sum, each) => sum + each, 0) + suites.reduce((sum, each) => sum + durationOf(each), 0);

const quick: Stage[] = [
  // From nothing: what the compiler keeps between two runs has hidden an error that a clean checkout found. One checker:
  // the linters run beside it, and each further one finds most types once more, a third of the work.
  {
    name: "types",
    title: "types",
    command: "tsc",
    args: ["--noEmit", "--incremental", "false", "--checkers", "1"],
  },
  { name: "lint", title: "lint", command: "biome", args: ["check", "."] },
  { name: "lint", title: "unused code", command: "knip", args: ["--no-progress"] },
];

/** Stages of one line run side by side. */
const stages: Stage[][] = [
  quick,
  [
    jest("unit", "unit, component and architecture tests", {
      projects: ["unit", "components"],
      timeZone: "UTC",
      together: "all",
    }),
  ],
  [
    jest("unit", "unit tests that touch dates, once more in Helsinki time", {
      projects: ["unit"],
      timeZone: "Europe/Helsinki",
      together: testsThatTouchDates(root),
    }),
  ],
  [
    jest("integration", "integration and access tests on PostgreSQL", {
      projects: ["integration"],
      together: "all",
    }),
    // What the browser tests start; those beside it wait for PostgreSQL often enough to make room.
    { name: "build", title: "build", command: "npm", args: ["run", "build"] },
  ],
  [browser()],
];

const changed: Stage[][] = [
  quick.slice(0, 2),
  [
    jest("changed", "unit and component tests of what changed", {
      projects: ["unit", "components"],
      timeZone: "UTC",
      more: ["--onlyChanged"],
    }),
  ],
];

/** Runs a stage's tool. @param isFirst whether its lines may come as they are made; otherwise they come at its end */
function run({ command, args, env = {} }: Stage, isFirst: boolean): Promise<Run> {
  return new Promise((resolve, reject) => {
    const started = Date.now();
    const child = spawn(command, args, {
      cwd: root,
      stdio: isFirst ? "inherit" : "pipe",
      env: { ...process.env, ...env, PATH: [tools, process.env.PATH].join(path.delimiter) },
      shell: process.platform === "win32",
    });
    const lines: Buffer[] = [];
    for (const output of [child.stdout, child.stderr]) output?.on("data", (part) => lines.push(part));
    child.once("error", reject);
    child.once("close", (code) =>
      resolve({
        code: code ?? 1,
        seconds: ((Date.now() - started) / 1000).toFixed(1),
        output: Buffer.concat(lines),
      }),
    );
  });
}

/** The stage's own numbers; a tool that ended before it could count is one failure. */
function countsOf(stage: Stage, code: number): Counts {
  const single = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!stage.count) return single;
  try {
    const counts = stage.count();
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return single;
  }
}

const wanted = process.argv.slice(2);
const known = [...stages, ...changed].flat();
const unknown = wanted.filter((name) => !known.some((stage) => stage.name === name));
if (unknown.length > 0) {
  const names = [...new Set(known.map(({ name }) => name))].join(", ");
  console.error(`There is no stage "${unknown[0]}". The stages are: ${names}.`);
  process.exit(2);
}

const chosen = wanted.includes("changed")
  ? changed
  : stages.map((group) => group.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
const total = { passed: 0, failed: 0 };
const times: string[] = [];
const files: FileTime[] = [];
let failure = 0;
for (const group of chosen) {
  const runs = group.map((stage, index) => ({ stage, running: run(stage, index === 0) }));
  for (const { stage, running } of runs) {
    console.log(`\n== ${stage.title}`);
    const { code, seconds, output } = await running;
    process.stdout.write(output);
    const { passed, failed, files: timed = [] } = countsOf(stage, code);
    files.push(...timed);
    total.passed += passed;
    total.failed += failed;
    failure ||= code;
    times.push(`${seconds.padStart(7)} s  ${stage.title}`);
    console.log(`== ${stage.title}: ${code === 0 ? "passed" : "FAILED"} in ${seconds} s`);
  }
  if (failure !== 0) break;
}
const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, 10);
console.log(`\n== stages\n${times.join("\n")}`);
if (slowest.length > 0)
  console.log(
    `\n== slowest files\n${slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`).join("\n")}`,
  );
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = failure;
