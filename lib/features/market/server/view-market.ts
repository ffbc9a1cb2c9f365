import "server-only";
import { cachedSkills } from "@/lib/features/experts/server/cached-reads";
import { levelFromYears } from "@/lib/features/postings/rules";
import { now } from "@/lib/server/clock";
import { shareInFlight } from "@/lib/server/share-in-flight";
import { cities, distanceKm, findCity } from "@/lib/shared/cities";
import { toEuros } from "@/lib/shared/money";
import { skillKey } from "@/lib/shared/skills";
import type { MarketView, MarketViewInput } from "../schemas";
import { enoughSkills, searchedSkills } from "../view-rules";
import { countFitting, type FittingQuery } from "./fitting-repository";

/** Many people edit, and each of them asks often: an answer may be this old. */
const keptMs = 30_000;
const mostKept = 500;
const kept = new Map<string, { until: number; view: Promise<MarketView> }>();
const countOnce = shareInFlight(count);

/**
 * POST /api/market-view: who fits a posting that is being written, in figures. Its place counts for work that is not
 * remote: whoever lives there or travels so far. Answers are kept in memory for half a minute.
 */
export async function viewMarket(input: MarketViewInput): Promise<MarketView> {
  const skillKeys = [...new Set(input.requiredSkills.map(skillKey).filter(Boolean))].sort();
  if (skillKeys.length === 0)
    return { expertCount: 0, withinRateCount: null, medianRate: null, earliestStart: null };
  const question = { ...input, requiredSkills: skillKeys };
  const key = JSON.stringify(question);
  const at = now().getTime();
  const known = kept.get(key);
  if (known && known.until > at) return known.view;
  const view = countOnce(question);
  kept.delete(key);
  kept.set(key, { until: at + keptMs, view });
  // The oldest go first: a map keeps the order in which its entries came.
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  view.catch(() => kept.delete(key));
  return view;
}

/** `requiredSkills` are keys here. */
async function count(question: MarketViewInput): Promise<MarketView> {
  const { requiredSkills: skillKeys, workArrangement } = question;
  const heldBy = new Map((await cachedSkills()).map(({ id, count: holders }) => [id, holders ?? 0]));
  const maxRateCents = question.hourlyRateMax ?? null;
  const figures = await countFitting({
    skillKeys,
    searchedKeys: searchedSkills(skillKeys, heldBy),
    enoughSkills: enoughSkills(skillKeys.length),
    experienceYears: levelFromYears[question.experienceRequired],
    isRemoteWanted: workArrangement.includes("remote"),
    placeArrangements: workArrangement.filter((arrangement) => arrangement !== "remote"),
    reach: reachOf(question.location),
    maxRateCents,
  });
  return {
    expertCount: figures.count,
    withinRateCount: maxRateCents === null ? null : figures.withinRate,
    medianRate: figures.medianRateCents === null ? null : toEuros(Math.round(figures.medianRateCents)),
    earliestStart: figures.earliestStart,
  };
}

/** Every city with its distance from the place of the work; null for a place that is none of them. */
function reachOf(location: string): FittingQuery["reach"] {
  const city = findCity(location);
  if (!city) return null;
  return cities.map((other) => ({
    city: other.key,
    distance: other.key === city.key ? 0 : Math.max(1, Math.round(distanceKm(city, other))),
  }));
}
