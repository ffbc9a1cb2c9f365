import autocannon from "autocannon";
import { type Report, readable } from "./report";
import { median } from "./statistics";

/** Connections kept busy at once. */
const connections = 32;

export type Requests = Pick<autocannon.Request, "method" | "path" | "body" | "headers">[];
export type Target = { url: string; requests: Requests };
export type Load = { seconds: number; warmUpSeconds: number; rounds: number; signal: AbortSignal };

type Round = { perSecond: number; p99: number };

/** Keeps a server busy for so many seconds, going through the requests in turn. p99 in ms. */
async function fire(target: Target, seconds: number, signal: AbortSignal, report: Report): Promise<Round> {
  signal.throwIfAborted();
  const result = await autocannon({
    url: target.url,
    connections,
    duration: seconds,
    requests: target.requests,
  });
  signal.throwIfAborted();
  const bad = result.errors + result.timeouts + result.non2xx;
  if (bad > 0) report.fault(`${bad} requests failed under load, of ${target.url}${target.requests[0]?.path}`);
  return { perSecond: result.requests.total / result.duration, p99: result.latency.p99 };
}

/**
 * Puts ours beside a bare one as two ratios, 1 for equally good and less for worse: requests a second, and the
 * bare one's p99 over ours. Rounds alternate, each of ours is divided by the bare one right after it, and the
 * median counts, so that what else the machine does meanwhile strikes both alike; only one server is under load
 * at a time.
 */
export async function compare(
  name: string,
  { ours, bare, load, aim }: { ours: Target; bare: Target; load: Load; aim?: number },
  report: Report,
): Promise<void> {
  await fire(ours, load.warmUpSeconds, load.signal, report);
  await fire(bare, load.warmUpSeconds, load.signal, report);
  const rounds: { ours: Round; bare: Round }[] = [];
  for (let round = 0; round < load.rounds; round += 1) {
    rounds.push({
      ours: await fire(ours, load.seconds, load.signal, report),
      bare: await fire(bare, load.seconds, load.signal, report),
    });
  }
  const of = (who: "ours" | "bare", what: keyof Round) => median(rounds.map((round) => round[who][what]));
  const wanted = aim === undefined ? {} : { aim: { atLeast: aim } };
  report.add(
    {
      name: `${name}: requests/s, ratio`,
      value: median(rounds.map((round) => round.ours.perSecond / round.bare.perSecond)),
      detail: `${readable(of("ours", "perSecond"))} against ${readable(of("bare", "perSecond"))} requests/s`,
      ...wanted,
    },
    {
      name: `${name}: p99, ratio`,
      value: median(rounds.map((round) => round.bare.p99 / round.ours.p99)),
      detail: `${readable(of("ours", "p99"))} against ${readable(of("bare", "p99"))} ms`,
      ...wanted,
    },
  );
}

/** One GET or POST of JSON with its body read, in ms. */
export async function send(
  url: string,
  body?: object,
): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await fetch(
    url,
    body
      ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
      : {},
  );
  return { status: response.status, text: await response.text(), headers: response.headers };
}
