import { compare, type Load, type Requests, send } from "./http";
import type { Report } from "./report";
import { searchRequests } from "./search";
import type { Stage } from "./servers";
import { median } from "./statistics";
import { scriptsOf } from "./weight";

const cachedPageAim = 0.8;
const readAim = 0.7;
/** How many different profiles are asked for in turn. */
const profiles = 20;

/** The cached public pages against the smallest cached page, and against one of as many bytes. */
export async function measurePages({ applicationUrl, bareUrl, client }: Stage, load: Load, report: Report) {
  report.section("Cached pages against a bare cached page of Next");
  const ids = await publicIds(client);
  const pages: Record<string, Requests> = {
    "/": [{ path: "/" }],
    "/expert/{id}": ids.map((id) => ({ path: `/expert/${id}` })),
  };
  for (const [name, requests] of Object.entries(pages)) {
    const ours = { url: applicationUrl, requests };
    const bytes: number[] = [];
    for (const { path } of requests) {
      const { text } = await send(`${applicationUrl}${path}`);
      bytes.push(Buffer.byteLength(text));
    }
    const bare = { url: bareUrl, requests: [{ path: "/" }] };
    await compare(name, { ours, bare, load, aim: cachedPageAim }, report);
    const compressed = (target: Requests) =>
      target.map((request) => ({ ...request, headers: { "accept-encoding": "gzip" } }));
    await compare(
      `${name} compressed, as browsers ask`,
      {
        ours: { ...ours, requests: compressed(ours.requests) },
        bare: { ...bare, requests: compressed(bare.requests) },
        load,
        aim: cachedPageAim,
      },
      report,
    );
    const heavy = { url: bareUrl, requests: [{ path: `/heavy/${Math.round(median(bytes) / 1_000)}` }] };
    await send(`${heavy.url}${heavy.requests[0]?.path}`);
    await compare(`${name} against as many bytes`, { ours, bare: heavy, load }, report);
  }
  const scripts = async (url: string, path: string) => {
    const { text } = await send(`${url}${path}`);
    const headers = { "accept-encoding": "gzip, deflate, br" };
    return { url, requests: scriptsOf(text).map((script) => ({ path: script, headers })) };
  };
  const [ours, bare] = [await scripts(applicationUrl, "/"), await scripts(bareUrl, "/empty")];
  await compare("scripts of /", { ours, bare, load, aim: cachedPageAim }, report);
}

/** A profile through the API against a bare handler that reads the same row. */
export async function measureReads(stage: Stage, load: Load, report: Report) {
  report.section("API against a bare handler of Next with one pg query");
  const ids = await publicIds(stage.client);
  const ours = { url: stage.applicationUrl, requests: ids.map((id) => ({ path: `/api/experts/${id}` })) };
  await compare("GET /api/experts/{id}", { ours, bare: await bareReads(stage), load, aim: readAim }, report);
}

/** The searches of the list in turn, a page of 24 each, against the bare handler. */
export async function measureSearchLoad(
  stage: Stage,
  { experts, load, aim }: { experts: number; load: Load; aim?: number },
  report: Report,
) {
  report.section(`Search against the bare handler, ${experts.toLocaleString("en")} experts`);
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
