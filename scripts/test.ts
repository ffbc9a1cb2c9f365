import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

// `npm test`: every check of the project, cheapest first, each under a heading with its time. Stops at the
// first stage that fails. `npm test -- unit` runs that stage alone.

const root = path.resolve(import.meta.dirname, "..");
const reports = mkdtempSync(path.join(tmpdir(), "osaaja-test-report-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));
const browserConfig = "tests/e2e/playwright.config.ts";

type Counts = { passed: number; failed: number };
type Stage = {
  /** What `npm test -- <name>` runs; several stages may share it. */
  name: "types" | "lint" | "unit" | "integration" | "browser";
  title: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Reads what the tool wrote about its tests; without it the stage is one check. */
  count?: () => Counts;
};

function jest(name: Stage["name"], title: string, projects: string[], timeZone?: string): Stage {
  const report = path.join(reports, `${title.replace(/\W+/g, "-")}.json`);
  return {
    name,
    title,
    command: "jest",
    args: ["--selectProjects", ...projects, "--json", `--outputFile=${report}`],
    ...(timeZone ? { env: { TZ: timeZone } } : {}),
    count: () => {
      const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
        readFileSync(report, "utf8"),
      );
      return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    },
  };
}

function browser(): Stage {
  const report = path.join(reports, "browser.json");
  return {
    name: "browser",
    title: "browser tests",
    command: "playwright",
    args: ["test", "--config", browserConfig, "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: () => {
      const { stats, errors } = JSON.parse(readFileSync(report, "utf8"));
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
    },
  };
}

const stages: Stage[] = [
  { name: "types", title: "types", command: "tsc", args: ["--noEmit"] },
  { name: "lint", title: "lint", command: "biome", args: ["check", "."] },
  jest("unit", "unit, components and architecture tests", ["unit", "components"], "UTC"),
  jest("unit", "unit tests once more in Helsinki time", ["unit"], "Europe/Helsinki"),
  jest("integration", "integration and access tests on PostgreSQL", ["integration"]),
  ...(existsSync(path.join(root, browserConfig)) ? [browser()] : []),
];

function run({ command, args, env = {} }: Stage): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(root, "node_modules/.bin", command), args, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
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
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  const names = [...new Set(stages.map(({ name }) => name))].join(", ");
  console.error(`There is no stage "${unknown[0]}". The stages are: ${names}.`);
  process.exit(2);
}

const total: Counts = { passed: 0, failed: 0 };
let failure = 0;
for (const stage of stages) {
  if (wanted.length > 0 && !wanted.includes(stage.name)) continue;
  console.log(`\n== ${stage.title}`);
  const started = Date.now();
  failure = await run(stage);
  const { passed, failed } = countsOf(stage, failure);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`== ${stage.title}: ${failure === 0 ? "passed" : "FAILED"} in ${seconds} s`);
  if (failure !== 0) break;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = failure;
