import {
  fewestPeers,
  hasEnoughPeers,
  type Market,
  percentile,
  type Quartiles,
  similarExperience,
} from "@/lib/features/market/rules";
import type { Cents } from "@/lib/shared/format-money";
import { type Sentence, sentence } from "@/lib/shared/sentences";
import type { PositionLevel } from "./position";

/** Bounds of one step; whoever wants more analyses again after taking it. Rates in cents, €1 to €1,000 (decisions B6). */
export const rateStep = {
  raise: 0.2,
  lower: 0.1,
  /** A smaller change is not worth a changed profile. */
  worthwhile: 0.02,
  lowestCents: 100,
  highestCents: 100_000,
} as const;

/** From €50 suggestions are whole fives, below that whole euros. */
const unitOf = (cents: Cents) => (cents >= 5_000 ? 500 : 100);
const roundDown = (cents: Cents) => Math.floor(cents / unitOf(cents)) * unitOf(cents);
const roundUp = (cents: Cents) => Math.ceil(cents / unitOf(cents)) * unitOf(cents);

/**
 * Where a rate belongs among comparable experts, by market position:
 *
 * | position    | aim                                       |
 * | ----------- | ----------------------------------------- |
 * | excellent   | upper quartile                            |
 * | strong      | middle between median and upper quartile  |
 * | competitive | median                                    |
 * | developing  | middle between lower quartile and median  |
 */
export function aimedRate(level: PositionLevel, { p25, p50, p75 }: Quartiles): number {
  const aims = { excellent: p75, strong: (p50 + p75) / 2, competitive: p50, developing: (p25 + p50) / 2 };
  return aims[level];
}

/**
 * A rate moved towards where it belongs, in cents:
 *
 * | current rate                     | suggestion                                       |
 * | -------------------------------- | ------------------------------------------------ |
 * | below the aim                    | up to the aim, at most 20 %, rounded down        |
 * | between aim and upper quartile   | as it is                                         |
 * | above the upper quartile         | down to that quartile, at most 10 %, rounded up  |
 *
 * Rounding is towards the current rate, so no bound is passed; a change below 2 % is none. Never outside €1 to €1,000.
 */
export function suggestedRate(currentCents: Cents, level: PositionLevel, rates: Quartiles): number {
  const aim = aimedRate(level, rates);
  let suggested = currentCents;
  if (currentCents < aim) {
    suggested = Math.max(currentCents, roundDown(Math.min(aim, highestRaise(currentCents))));
  } else if (currentCents > rates.p75) {
    suggested = Math.min(currentCents, roundUp(Math.max(rates.p75, lowestCut(currentCents))));
  }
  const isWorthwhile = Math.abs(suggested - currentCents) >= currentCents * rateStep.worthwhile;
  return isWorthwhile ? suggested : currentCents;
}

/**
 * The rate of another adviser in cents, held to what the rules allow: the limits of one step and of the product, and
 * the current rate where there is nobody to compare with.
 */
export function clampRate(suggestedCents: Cents, currentCents: Cents, market: Market): number {
  if (!hasEnoughPeers(market) || !Number.isFinite(suggestedCents)) return currentCents;
  if (suggestedCents > currentCents)
    return Math.max(currentCents, roundDown(Math.min(suggestedCents, highestRaise(currentCents))));
  return Math.min(currentCents, roundUp(Math.max(suggestedCents, lowestCut(currentCents))));
}

/** A low rate may always rise by a euro, or it could never rise at all. */
const highestRaise = (currentCents: Cents) =>
  Math.min(rateStep.highestCents, Math.max(currentCents * (1 + rateStep.raise), currentCents + 100));
const lowestCut = (currentCents: Cents) =>
  Math.max(rateStep.lowestCents, currentCents * (1 - rateStep.lower));

/** The lowest and the highest rate that may be suggested now, in euros. */
export function rateBounds(currentCents: Cents, market: Market): { lowest: number; highest: number } {
  return {
    lowest: clampRate(rateStep.lowestCents, currentCents, market) / 100,
    highest: clampRate(rateStep.highestCents, currentCents, market) / 100,
  };
}

/** A statistic in whole euros: cents would claim more than a few people can show. */
const wholeEuros = (cents: Cents) => ({ cents: Math.round(cents / 100) * 100 });

/**
 * Experts with other experience may argue for keeping a rate or for a change that experience does not speak against:
 * nobody with more experience than most of them is told to charge less, nobody with less to charge more.
 */
function isContradicted(change: number, market: Market): boolean {
  const experience = percentile(market.experience, market.peerCount);
  return (change < 0 && experience >= 50) || (change > 0 && experience <= 50);
}

/**
 * The suggested rate with the figures it rests on: peers of similar experience, or all of them where fewer than five
 * are similar. Fewer than five peers in all are no market, and the rate stays.
 */
export function recommendRate(
  profile: { rateCents: Cents; experienceYears: number },
  level: PositionLevel | null,
  market: Market,
): { suggestedCents: Cents; reasoning: Sentence } {
  const { rateCents: current, experienceYears } = profile;
  if (level === null || !market.rates || !hasEnoughPeers(market)) {
    const values = { count: market.peerCount, needed: fewestPeers, current: { cents: current } };
    return { suggestedCents: current, reasoning: sentence("rate.unknown", values) };
  }
  const { comparable, peerCount } = market;
  const similar = comparable.peerCount >= fewestPeers ? comparable.rates : null;
  const rates = similar ?? market.rates;
  const wished = suggestedRate(current, level, rates);
  const isUnsure = similar === null && isContradicted(wished - current, market);
  const suggestedCents = isUnsure ? current : wished;
  const basis = {
    ...similarExperience(experienceYears),
    count: similar ? comparable.peerCount : peerCount,
    similar: comparable.peerCount,
    lower: wholeEuros(rates.p25),
    median: wholeEuros(rates.p50),
    upper: wholeEuros(rates.p75),
  };
  const values = {
    basis: { sentence: sentence(similar ? "rate.basisSimilar" : "rate.basisAll", basis) },
    level,
    aim: wholeEuros(aimedRate(level, rates)),
    current: { cents: current },
    suggested: { cents: suggestedCents },
    step: Math.round(100 * (suggestedCents > current ? rateStep.raise : rateStep.lower)),
  };
  const key = isUnsure
    ? "rate.keepUnsure"
    : suggestedCents > current
      ? "rate.raise"
      : suggestedCents < current
        ? "rate.lower"
        : "rate.keep";
  return { suggestedCents, reasoning: sentence(key, values) };
}
