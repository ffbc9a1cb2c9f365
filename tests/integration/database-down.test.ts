import { randomUUID } from "node:crypto";
import net from "node:net";
import { POST as applyToJoin } from "@/app/api/expert-applications/route";
import { POST as searchExperts } from "@/app/api/experts/search/route";
import { GET as health } from "@/app/api/health/route";
import { PUT as putDraft } from "@/app/api/onboarding-draft/route";
import { call } from "@/tests/support/call";
import { sql } from "@/tests/support/database/connection";
import { createUser } from "@/tests/support/factories";
import { applicationRequest } from "@/tests/support/request-factories";

const onboardingDraft = {
  fields: {
    ...{ name: "", title: "", email: "", description: "", skills: [], skillMastery: {}, hourlyRate: "" },
    ...{ workArrangement: [], location: "", availability: "available", portfolioUrl: "" },
  },
  currentStep: "basic-info",
  completedSteps: [],
  achievements: [],
  personalityConsent: false,
  personalityAnswers: null,
  personalityScores: null,
};

/** Between the product and its database: what takes it away and brings it back, as a restart of the server does. */
let between: net.Server;
const open = new Set<net.Socket>();
const listen = (port: number) => new Promise<void>((done) => between.listen(port, "127.0.0.1", done));
let port: number;

beforeAll(async () => {
  // The test's own connection is no part of this: it goes straight there.
  await sql("SELECT 1");
  const url = new URL(process.env.DATABASE_URL as string);
  const [host, realPort] = [url.hostname, Number(url.port || 5432)];
  between = net.createServer((socket) => {
    const database = net.connect(realPort, host);
    for (const [one, other] of [
      [socket, database],
      [database, socket],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy()).on("close", () => open.delete(one) && other.destroy());
      one.pipe(other);
    }
  });
  await listen(0);
  ({ port } = between.address() as net.AddressInfo);
  url.host = `127.0.0.1:${port}`;
  process.env.DATABASE_URL = url.href;
});
async function takeAway() {
  const closed = new Promise((done) => between.close(done));
  for (const socket of open) socket.destroy();
  await closed;
}
afterAll(() => takeAway().catch(() => undefined));

it("answers 503 with when to try again while the database is away, on writes as on reads, and goes on after it", async () => {
  const as = await createUser();
  const calls = {
    apply: () =>
      call(applyToJoin, {
        method: "POST",
        body: applicationRequest({ email: `a${randomUUID()}@example.fi` }),
      }),
    draft: () => call(putDraft, { method: "PUT", body: onboardingDraft, as }),
    search: () => call(searchExperts, { method: "POST", body: { query: "python" } }),
    health: () => call(health),
  };
  const all = async () => {
    const told: Record<string, unknown> = {};
    for (const [name, make] of Object.entries(calls)) {
      const { status, headers } = await make();
      told[name] = [status, headers.get("retry-after")];
    }
    return told;
  };
  const down = Object.fromEntries(Object.keys(calls).map((name) => [name, [503, "5"]]));
  expect(await all()).toMatchObject({ apply: [201, null], draft: [200, null], health: [200, null] });
  await takeAway();
  // At first the connections are those that were lost, then there are none to be had.
  expect(await all()).toEqual(down);
  expect(await all()).toEqual(down);
  await listen(port);
  expect(await all()).toMatchObject({ apply: [201, null], draft: [200, null], search: [200, null] });
}, 60_000);

it("answers 503 to what was under way", async () => {
  const as = await createUser();
  await call(putDraft, { method: "PUT", body: onboardingDraft, as });
  const underWay = Array.from({ length: 6 }, () =>
    call(putDraft, { method: "PUT", body: onboardingDraft, as }),
  );
  await new Promise((done) => setTimeout(done, 5));
  await takeAway();
  const statuses = (await Promise.all(underWay)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await listen(port);
}, 60_000);
