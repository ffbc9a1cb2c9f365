import type { FeatureJobs } from "./jobs/worker";

const jobs = {} as FeatureJobs;

/** What runs beside the pages of a process that starts with these variables. */
async function runningWith(variables: Record<string, string>): Promise<string[]> {
  const before = process.env;
  process.env = { ...before, DATABASE_URL: "postgresql://nowhere", JOBS: "on", ...variables };
  const running: string[] = [];
  try {
    await jest.isolateModulesAsync(async () => {
      jest.doMock("./cache-listener", () => ({ listenForChanges: () => running.push("listener") }));
      jest.doMock("./jobs/worker", () => ({
        startWorker: async () => {
          running.push("jobs");
          return async () => {};
        },
      }));
      const { startBackground } = await import("./start-background");
      await startBackground(jobs, async () => running.push("preparing"));
    });
  } finally {
    process.env = before;
    for (const signal of ["SIGTERM", "SIGINT"]) process.removeAllListeners(signal);
  }
  return running;
}

it("starts the listener, the preparation and the jobs in a process that stays", async () => {
  expect(await runningWith({})).toEqual(["listener", "preparing", "jobs"]);
  expect(await runningWith({ JOBS: "off" })).toEqual(["listener", "preparing"]);
  expect(await runningWith({ VERCEL: "1", SERVERLESS: "off" })).toEqual(["listener", "preparing", "jobs"]);
});

it.each<Record<string, string>>([
  { VERCEL: "1" },
  { AWS_LAMBDA_FUNCTION_NAME: "osaaja" },
  { SERVERLESS: "on" },
])("starts nothing on a serverless host: %j", async (variables) => {
  expect(await runningWith(variables)).toEqual([]);
});
