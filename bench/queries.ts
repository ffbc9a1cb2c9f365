import { setTimeout as wait } from "node:timers/promises";
import { send } from "./http";
import type { Aim, Report } from "./report";
import type { Stage } from "./servers";

/** Statements that PostgreSQL has counted, but for the settings of new connections, the jobs' and our own. */
async function counted(client: Stage["client"]): Promise<number> {
  const { rows } = await client.query(
    `SELECT coalesce(sum(calls), 0)::int AS calls FROM pg_stat_statements
      WHERE query !~* '^\\s*set\\M' AND query !~ 'pgboss|pg_stat_statements'`,
  );
  return rows[0].calls;
}

/** Statements that PostgreSQL ran while `work` did. */
async function statementsOf(client: Stage["client"], work: () => Promise<unknown>): Promise<number> {
  await client.query("SELECT pg_stat_statements_reset()");
  await work();
  // A statement is counted when it ends, which may be a moment after its answer was read.
  await wait(50);
  return counted(client);
}

/** Waits until a server that has just started has read what it keeps in memory: that is no visitor's request. */
async function untilQuiet(client: Stage["client"]): Promise<void> {
  for (let before = -1, now = await counted(client); now !== before; now = await counted(client)) {
    before = now;
    await wait(1_000);
  }
}

const profileAim: Aim = { atMost: 2 };
const listAim: Aim = { atMost: 3 };
const cachedAim: Aim = { atMost: 0 };

/** Counts statements a request, on caches that nobody has filled yet: call it first. */
export async function measureQueries({ applicationUrl, client }: Stage, report: Report): Promise<void> {
  report.section("Queries per request");
  const { rows } = await client.query(
    "SELECT expert_id FROM expert_search ORDER BY display_order DESC LIMIT 2",
  );
  const [profile, other] = rows.map((row) => row.expert_id as number);
  const search = "/api/experts/search";
  await untilQuiet(client);
  const requests: { name: string; aim: Aim; path: string; body?: object }[] = [
    { name: "GET /, first visit", aim: listAim, path: "/" },
    { name: "GET /, cached", aim: cachedAim, path: "/" },
    { name: "GET /expert/{id}, first visit", aim: profileAim, path: `/expert/${profile}` },
    { name: "GET /expert/{id}, cached", aim: cachedAim, path: `/expert/${profile}` },
    { name: "GET /api/experts/{id}", aim: profileAim, path: `/api/experts/${other}` },
    { name: "GET /api/experts", aim: listAim, path: "/api/experts?limit=24" },
    { name: `POST ${search}, filters`, aim: listAim, path: search, body: { availability: "available" } },
    { name: `POST ${search}, words`, aim: listAim, path: search, body: { query: "machine learning" } },
    {
      name: `POST ${search}, a typing error and a city`,
      aim: listAim,
      path: search,
      body: { query: "pyhton", location: "Oulu" },
    },
    { name: "GET /api/skills", aim: listAim, path: "/api/skills" },
    {
      name: "GET /api/calendar/available-slots",
      aim: listAim,
      path: `/api/calendar/available-slots?date=${inAWeek()}`,
    },
  ];
  for (const { name, aim, path, body } of requests) {
    const value = await statementsOf(client, async () => {
      const { status } = await send(`${applicationUrl}${path}`, body);
      if (status !== 200) report.fault(`${name} answered ${status}`);
    });
    report.add({ name, value, aim });
  }
}

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
