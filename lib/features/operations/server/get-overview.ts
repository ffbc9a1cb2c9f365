import "server-only";
import { getStats } from "@/lib/features/postings/server/get-stats";
import type { AdminActor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { helsinkiInstant } from "@/lib/shared/dates";
import { fillWeeks, lastWeeks, overviewWeeks } from "../overview-rules";
import type { Overview } from "../overview-schemas";
import { inDueOrder } from "./due-order";
import { countWaiting, countWeeks, listWaiting } from "./overview-repository";

/** How many of the waiting items the overview names; the tabs have them all. */
const queueLength = 12;

/**
 * GET /api/admin/overview: the figures of GET /api/stats and of the applications, what came in the last weeks, and
 * what waits for a review over all kinds, the first due first.
 */
export async function getOverview(actor: AdminActor): Promise<Overview> {
  const weeks = lastWeeks(now(), overviewWeeks);
  const [stats, { totalApplications, waiting }, counted, items] = await Promise.all([
    getStats(actor),
    countWaiting(),
    countWeeks(helsinkiInstant(weeks[0] as string, 0)),
    listWaiting(queueLength),
  ]);
  // Within a kind what came first, or of meetings starts first, is due first: the first of each kind hold the first of all.
  const queue = inDueOrder(items, queueLength);
  const { pendingProjects = 0, ...figures } = stats;
  return {
    ...figures,
    pendingProjects,
    totalApplications,
    pendingApplications: waiting.application,
    weeks: fillWeeks(weeks, counted),
    queue,
    waiting,
  };
}
