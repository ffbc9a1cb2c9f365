import "server-only";
import { unstable_cache } from "next/cache";
import { cachedSkills } from "@/lib/features/experts/server/cached-reads";
import { distinctiveSkills, fewestPeers, type Market, wantedSharedSkills } from "@/lib/features/market/rules";
import { readMarket } from "@/lib/features/market/server/repository";
import type { ExperienceLevel } from "@/lib/features/postings/rules";
import { tags } from "@/lib/server/cache-tags";
import { type RateGroup, type RateGroups, yearsOfLevel } from "../rate-range";
import { readLevelRates } from "./repository";

/** The rates of each level, until an expert changes. */
const cachedLevelRates = unstable_cache(readLevelRates, ["insights-level-rates"], {
  tags: [tags.experts],
  revalidate: 3600,
});

const nobody: RateGroup = { count: 0, rates: null };
const groupOf = ({ comparable }: Pick<Market, "comparable">): RateGroup => ({
  count: comparable.peerCount,
  rates: comparable.rates,
});

/**
 * Counts the public experts whose rates may be told for these skills at this level; wider groups only as far as they
 * are needed.
 * @param expertId whose portfolio it is, who is compared with others; null for nobody's
 */
export async function countRateGroups(
  level: ExperienceLevel,
  skillKeys: readonly string[],
  expertId: number | null,
): Promise<RateGroups> {
  const levels = await cachedLevelRates();
  const wide = { sameLevel: levels[level] ?? nobody, everybody: levels.all ?? nobody };
  if (skillKeys.length === 0)
    return { closeSkills: 1, sameLevelAndSkills: nobody, sameLevelAndOneSkill: nobody, ...wide };
  const heldBy = new Map((await cachedSkills()).map(({ id, count }) => [id, count ?? 0]));
  const ask = (sharedSkills: number) =>
    readMarket({
      expertId: expertId ?? 0,
      skillKeys,
      distinctiveKeys: distinctiveSkills(skillKeys, heldBy),
      sharedSkills,
      rateCents: 0,
      experienceYears: 0,
      similar: yearsOfLevel(level),
    });
  const close = await ask(wantedSharedSkills(skillKeys.length));
  const isEnough = close.comparable.peerCount >= fewestPeers || close.sharedSkills === 1;
  const loose = isEnough ? close : await ask(1);
  return {
    closeSkills: close.sharedSkills,
    sameLevelAndSkills: groupOf(close),
    sameLevelAndOneSkill: groupOf(loose),
    ...wide,
  };
}
