import { fewestPeers, hasEnoughPeers, type Market, percentile, percentOf } from "@/lib/features/market/rules";
import { type Sentence, sentence } from "@/lib/shared/sentences";
import type { Profile } from "./profile";

export const positionLevels = ["excellent", "strong", "competitive", "developing"] as const;
export type PositionLevel = (typeof positionLevels)[number];

/**
 * What a position is made of; a part that is not known leaves its weight to the others:
 *
 * | part       | weight | 0 to 100                                                          |
 * | ---------- | ------ | ----------------------------------------------------------------- |
 * | experience | 50 %   | per cent of the peers with fewer years, the same years count half |
 * | coverage   | 30 %   | held part of the skills that a quarter of the peers hold          |
 * | mastery    | 20 %   | mean of the mastery levels that were set, 1 is 0 and 5 is 100     |
 */
const weights = { experience: 0.5, coverage: 0.3, mastery: 0.2 } as const;

/** Lowest standing, 0..100, of each position; its word adds 20, 20, 10 or 0 to the score (000 §7). */
const floors: readonly (readonly [PositionLevel, number])[] = [
  ["excellent", 75],
  ["strong", 60],
  ["competitive", 40],
  ["developing", 0],
];

/** A skill that so many per cent of the peers hold is common among them. */
const commonPercent = 25;

export const levelOfStanding = (standing: number): PositionLevel =>
  floors.find(([, floor]) => standing >= floor)?.[0] ?? "developing";

/** The figures of a position among peers. */
export interface PositionFigures {
  /** Per cent of the peers with less experience. */
  readonly experience: number;
  /** Skills that are common among the peers, and how many of them are held. */
  readonly common: number;
  readonly held: number;
  /** Mean of the mastery levels that were set, 1..5; null without any. */
  readonly mastery: number | null;
}

export function positionFigures(profile: Profile, market: Market): PositionFigures {
  const common = market.skills.filter(({ holders }) => percentOf(holders, market.peerCount) >= commonPercent);
  const levels = profile.skills.flatMap(({ mastery }) => mastery ?? []);
  return {
    experience: percentile(market.experience, market.peerCount),
    common: common.length,
    held: common.filter(({ key }) => profile.keys.has(key)).length,
    mastery: levels.length > 0 ? levels.reduce((sum, level) => sum + level, 0) / levels.length : null,
  };
}

/** The standing among peers, 0..100: a weighted mean of what is known. */
export function standingOf({ experience, common, held, mastery }: PositionFigures): number {
  const parts = [
    { weight: weights.experience, value: experience },
    ...(common > 0 ? [{ weight: weights.coverage, value: (100 * held) / common }] : []),
    ...(mastery !== null ? [{ weight: weights.mastery, value: ((mastery - 1) / 4) * 100 }] : []),
  ];
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  return parts.reduce((sum, part) => sum + part.weight * part.value, 0) / weight;
}

/**
 * The position among experts with the same skills, in a sentence with its figures. None where there are too few to
 * compare with; the sentence then says so.
 */
export function marketPosition(
  profile: Profile,
  market: Market,
): { level: PositionLevel | null; sentence: Sentence } {
  if (profile.keys.size === 0) return { level: null, sentence: sentence("position.noSkills") };
  if (!hasEnoughPeers(market) || !market.rates) {
    const values = { count: market.peerCount, needed: fewestPeers };
    return { level: null, sentence: sentence("position.unknown", values) };
  }
  const figures = positionFigures(profile, market);
  const level = levelOfStanding(standingOf(figures));
  const values = {
    count: market.peerCount,
    shared: market.sharedSkills,
    experience: figures.experience,
    common: figures.common,
    held: figures.held,
    rate: percentile(market.rate, market.peerCount),
    median: { cents: Math.round(market.rates.p50 / 100) * 100 },
  };
  return { level, sentence: sentence(`position.${level}`, values) };
}
