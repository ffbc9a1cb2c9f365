import { hasEnoughPeers, type Market, percentile, percentOf } from "@/lib/features/market/rules";
import { type Cents, toCents } from "@/lib/shared/format-money";
import { defaultLocale } from "@/lib/shared/locales";
import type { TextLanguage } from "@/lib/shared/prose";
import type { Sentence } from "@/lib/shared/sentences";
import { improvementAreas } from "./improvements";
import { marketPosition, type PositionLevel } from "./position";
import { type ProfileRecord, readProfile } from "./profile";
import { recommendRate } from "./rate";
import type { ProfileMarket } from "./schemas";
import { missingSkills, type SkillGap } from "./skill-gaps";
import { suggestions } from "./suggestions";

/** What the built-in engine found; its sentences are worded by whoever shows them. */
export interface BuiltInAnalysis {
  /** Null where there are too few peers for a position. */
  readonly level: PositionLevel | null;
  readonly position: Sentence;
  readonly rate: { readonly suggestedCents: Cents; readonly reasoning: Sentence };
  readonly suggestions: readonly Sentence[];
  /** Every skill that is missing, best first; the analysis names the first six. */
  readonly gaps: readonly SkillGap[];
  readonly improvementAreas: readonly Sentence[];
}

/** Analyses a profile against its market: pure, without clock or chance, from the figures it names (000 §7). */
export function analyseProfile(
  record: ProfileRecord,
  market: Market,
  pageLanguage: TextLanguage = defaultLocale,
): BuiltInAnalysis {
  const profile = readProfile(record);
  const { level, sentence } = marketPosition(profile, market);
  const gaps = missingSkills(profile, market);
  const { experienceYears } = record;
  return {
    level,
    position: sentence,
    rate: recommendRate({ rateCents: toCents(record.hourlyRate), experienceYears }, level, market),
    suggestions: suggestions(profile, market, gaps, pageLanguage),
    gaps,
    improvementAreas: improvementAreas(profile, market),
  };
}

/** The market as it is answered: figures of fewer than five people are withheld. */
export function toProfileMarket(market: Market, gaps: readonly SkillGap[]): ProfileMarket {
  const rates = hasEnoughPeers(market) ? market.rates : null;
  const euros = (cents: Cents | undefined) => (cents === undefined ? null : Math.round(cents) / 100);
  const isShown = rates !== null;
  return {
    peerCount: market.peerCount,
    sharedSkills: market.sharedSkills,
    lowerQuartileRate: euros(rates?.p25),
    medianRate: euros(rates?.p50),
    upperQuartileRate: euros(rates?.p75),
    ratePercentile: isShown ? percentile(market.rate, market.peerCount) : null,
    medianExperienceYears: isShown ? market.medianExperienceYears : null,
    availablePercent: isShown ? percentOf(market.available, market.peerCount) : null,
    missingSkillShares: gaps.map(({ name, percent }) => ({ skill: name, percent })),
  };
}
