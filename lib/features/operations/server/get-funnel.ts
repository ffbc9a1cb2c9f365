import "server-only";
import type { z } from "zod";
import type { AdminActor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { helsinkiInstant } from "@/lib/shared/dates";
import { countPromises, fillFunnelWeeks, mostRecentWeeks, sumSteps } from "../funnel-rules";
import type { Funnel, funnelQuery } from "../funnel-schemas";
import { applicantHours, funnelPeriods, promiseKinds } from "../funnel-steps";
import { lastWeeks } from "../overview-rules";
import {
  countRecent,
  countSteps,
  findFirstApplicants,
  findFirstVisit,
  listPromised,
  listWithoutApplicants,
} from "./funnel-repository";

/** How many of the postings without applicants are named. */
const listed = 20;

/** GET /api/admin/funnel: what became of visits, week by week, and what was promised and kept. */
export async function getFunnel(_actor: AdminActor, query: z.output<typeof funnelQuery>): Promise<Funnel> {
  const at = now();
  const mondays = lastWeeks(at, Number(query.weeks ?? funnelPeriods[0]));
  const recentWeeks = Math.min(mondays.length, mostRecentWeeks);
  const since = helsinkiInstant(mondays[0] as string, 0);
  const recent = mondays.at(-recentWeeks) as string;
  const approvedBefore = new Date(at.getTime() - applicantHours * 3_600_000);
  const [visitsSince, counted, first, withoutApplicants, lately, promised] = await Promise.all([
    findFirstVisit(),
    countSteps(mondays[0] as string, since),
    findFirstApplicants(since),
    listWithoutApplicants(approvedBefore, listed),
    countRecent(recent, helsinkiInstant(recent, 0)),
    listPromised(since),
  ]);
  const weeks = fillFunnelWeeks(
    mondays,
    counted,
    new Map(first.weeks.map(({ week, medianHours }) => [week, medianHours])),
  );
  return {
    visitsSince,
    weeks,
    total: sumSteps(weeks),
    firstApplicant: first.total,
    withoutApplicants: {
      total: withoutApplicants.total,
      items: withoutApplicants.items.map((item) => ({ ...item, approvedAt: item.approvedAt.toISOString() })),
    },
    matches: { told: lately.told, opened: lately.opened },
    searchesWithoutHits: lately.searchesWithoutHits,
    recentWeeks,
    promises: countPromises(promised, promiseKinds, at),
  };
}
