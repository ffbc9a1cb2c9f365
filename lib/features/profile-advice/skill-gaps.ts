import { hasEnoughPeers, type Market, percentOf } from "@/lib/features/market/rules";
import { closeness, findSkill, skillKey } from "@/lib/shared/skills";
import type { Profile } from "./profile";

/** A skill is missing when at least so many per cent of the peers hold it. */
const missingPercent = 25;
/** Two people are no market, however few there are in all. */
const fewestHolders = 3;
/** More would be a list to learn by heart; each one costs five points of the score (000 §7). */
export const mostMissingSkills = 6;

export interface SkillGap {
  readonly key: string;
  readonly name: string;
  /** Per cent of the peers who hold it. */
  readonly percent: number;
  /** The nearest skill that is held, when there is a near one. */
  readonly relatedTo: string | null;
}

/** From this closeness on a skill is worth naming as near. */
const near = 0.5;

/**
 * The skills that peers hold and this expert lacks: held by at least 25 % of the peers and three of them, never a name of a skill that
 * is there, never an industry (nobody learns one from a list). Ranked by frequency x lift, where lift says how much
 * commoner a skill is among the peers than among everybody; a skill near one that is held counts up to twice.
 */
export function missingSkills(profile: Profile, market: Market): SkillGap[] {
  if (!hasEnoughPeers(market)) return [];
  return market.skills
    .filter(
      ({ key, name, holders }) =>
        holders >= fewestHolders &&
        (100 * holders) / market.peerCount >= missingPercent &&
        isNew(profile, key) &&
        isNew(profile, skillKey(name)),
    )
    .map((skill) => {
      const nearest = nearestHeld(profile, skill.key);
      const frequency = skill.holders / market.peerCount;
      const lift =
        frequency /
        (Math.max(skill.everywhere, skill.holders) / Math.max(market.everybody, market.peerCount));
      return { ...skill, nearest, rank: frequency * lift * (1 + nearest.closeness) };
    })
    .sort((a, b) => b.rank - a.rank || (a.key < b.key ? -1 : 1))
    .map(({ key, name, holders, nearest }) => ({
      key,
      name,
      percent: percentOf(holders, market.peerCount),
      relatedTo: nearest.closeness >= near ? nearest.label : null,
    }));
}

const isNew = (profile: Profile, key: string): boolean =>
  key !== "" && !profile.keys.has(key) && findSkill(key)?.group !== "domain";

function nearestHeld(profile: Profile, key: string): { label: string; closeness: number } {
  return profile.skills.reduce(
    (best, { key: held, label }) => {
      const value = closeness(held, key);
      return value > best.closeness ? { label, closeness: value } : best;
    },
    { label: "", closeness: 0 },
  );
}

/** The skills another adviser names, held to the same rules: gaps that were found, each once, at most six. */
export function keepFoundGaps(named: readonly string[], found: readonly SkillGap[]): SkillGap[] {
  const keys = new Set(named.map(skillKey));
  return found
    .filter(({ key, name }) => keys.has(key) || keys.has(skillKey(name)))
    .slice(0, mostMissingSkills);
}
