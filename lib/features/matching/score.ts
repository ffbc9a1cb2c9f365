import { type ExperienceLevel, levelFromYears } from "@/lib/features/postings/rules";
import { cities, distanceKm } from "@/lib/shared/cities";
import type { Cents } from "@/lib/shared/format-money";
import { personalityBand } from "@/lib/shared/personality-bands";
import type { Brief } from "./brief";
import { type Candidate, evidenceBits, evidenceCodes } from "./candidate";
import {
  arrangementBits,
  arrangementFit,
  availabilityFit,
  bandMiddles,
  evidenceStrength,
  type FactorKey,
  factorKeys,
  factorWeights,
  fullText,
  levelMastery,
  rateTolerance,
  toldShare,
  untoldUrgency,
} from "./factors";
import { type Statistics, type WeighedBrief, weigh } from "./weigh";

const plainFactors = factorKeys.filter((key) => key !== "personality");

// Every factor is a number from 0 to 1. All of it is pure: the same brief, candidate and statistics give the
// same numbers in every process, and the column store (server/expert-store.ts) runs the same functions.

export type FactorScore = { key: FactorKey; weight: number; score: number };

/** A pair's score from 0 to 100, unrounded, with the factors whose weighted sum it is. */
export type PairScore = { score: number; factors: FactorScore[] };

/** Strength of each evidence code for a level: what the expert says of a skill, against what the level asks. */
export function evidenceTable(level: ExperienceLevel): Float64Array {
  const demanded = levelMastery[level];
  const places = ["inTitle", "inCertificate", "inDescription"] as const;
  return Float64Array.from({ length: evidenceCodes }, (_, code) => {
    const mastery = code >> evidenceBits.mastery;
    const told = places.filter((place) => code & evidenceBits[place]).map((place) => evidenceStrength[place]);
    const fit = mastery === 0 ? 0 : 0.4 + 0.6 * Math.min(1, mastery / demanded);
    return Math.max(fit * (told.length === 0 ? evidenceStrength.listedOnly : 1), ...told);
  });
}

const evidenceTables = new Map<ExperienceLevel, Float64Array>();
export function evidenceTableOf(level: ExperienceLevel): Float64Array {
  const known = evidenceTables.get(level) ?? evidenceTable(level);
  evidenceTables.set(level, known);
  return known;
}

/** How well each requirement is met, domains after them: the best of what is listed, named in prose, or told in words. */
export function requirementScores(
  { bySkill, byWord, terms }: WeighedBrief,
  count: number,
  candidate: Candidate,
  strengths: Float64Array,
): Float64Array {
  const best = new Float64Array(count);
  for (const [key, code] of candidate.evidence) {
    for (const { index, share } of bySkill.get(key) ?? [])
      best[index] = Math.max(best[index] as number, share * (strengths[code] as number));
  }
  if (terms.length === 0) return best;
  const met = new Float64Array(terms.length);
  for (const word of candidate.words) {
    for (const { index, share } of byWord.get(word) ?? []) met[index] = Math.max(met[index] as number, share);
  }
  raiseByTerms(best, met, terms);
  return best;
}

/** Raises the scores of requirements whose terms the expert's words meet. */
export function raiseByTerms(best: Float64Array, met: Float64Array, terms: WeighedBrief["terms"]): void {
  for (let term = 0; term < terms.length; ) {
    const { requirement } = terms[term] as WeighedBrief["terms"][number];
    let told = 0;
    for (; terms[term]?.requirement === requirement; term += 1)
      told += (met[term] as number) * (terms[term] as WeighedBrief["terms"][number]).weight;
    best[requirement] = Math.max(best[requirement] as number, toldShare * told ** 2);
  }
}

/** The requirements' scores by their shares; null when nothing is required. */
export function skillsScore(
  shares: readonly number[],
  scores: ArrayLike<number>,
  credibility: number,
): number | null {
  if (shares.length === 0) return null;
  let sum = 0;
  // By index: this runs once for each of a hundred thousand experts.
  for (let index = 0; index < shares.length; index += 1) {
    sum += (shares[index] as number) * (scores[index] as number);
  }
  return sum * credibility;
}

/** The share of the brief's words that the expert uses, rare ones counting more; null for a brief without words. */
export function textScore(matched: number, total: number, credibility: number): number | null {
  return total === 0 ? null : credibility * Math.min(1, matched / (fullText * total));
}

/** Full from the years on that the level asks for; missing years cost more the fewer are asked. */
export function experienceScore(level: ExperienceLevel, years: number): number {
  const demanded = levelFromYears[level];
  return years >= demanded ? 1 : Math.max(0, 1 - (1.2 * (demanded - years)) / demanded);
}

/** Full within the budget, falling to 0 at half above it; null without a budget. */
export function rateScore(ceilingCents: Cents | null, rateCents: Cents): number | null {
  if (ceilingCents === null) return null;
  if (rateCents <= ceilingCents) return 1;
  return Math.max(0, 1 - (rateCents - ceilingCents) / (rateTolerance * ceilingCents));
}

export const availabilityScore = (urgency: Brief["urgency"], availability: number): number =>
  availabilityFit[urgency ?? untoldUrgency][availability] as number;

const cityNumbers = new Map(cities.map(({ key }, index) => [key, index]));
const distances = cities.map((from) => cities.map((to) => (from === to ? 0 : distanceKm(from, to))));

/** The place of a city in the list of cities; -1 for none. */
export const cityNumber = (key: string | null): number => cityNumbers.get(key ?? "") ?? -1;

/** Kilometres between two cities by their numbers; null when one is unknown. */
export const distanceBetween = (from: number, to: number): number | null => distances[from]?.[to] ?? null;

/** Kilometres between two cities of the list; null when one is unknown. */
export const cityDistance = (from: string | null, to: string | null): number | null =>
  distanceBetween(cityNumber(from), cityNumber(to));

/** The best way of working that both sides offer, with the way to it inside the expert's work radius; null when none is wanted. */
export function arrangementScore(
  wanted: number,
  offered: number,
  distance: number | null,
  workRadius: number,
): number | null {
  const { remote, hybrid, onsite } = arrangementBits;
  const both = wanted & offered;
  if (wanted === 0) return null;
  if (both & remote) return arrangementFit.agreed;
  if (offered === remote) return arrangementFit.onlyRemoteOffered;
  if (wanted === remote) return arrangementFit.onlyRemoteWanted;
  if (distance === null) return arrangementFit.unknownPlace;
  if (distance > workRadius) {
    return both & hybrid ? arrangementFit.hybridOutOfReach : arrangementFit.onsiteOutOfReach;
  }
  return both & (hybrid | onsite) ? arrangementFit.agreed : arrangementFit.hybridForOnsite;
}

/** Nearness of the levels of the traits that both sides name; null when there is none (decisions B16). */
export function personalityScore(
  preferred: readonly (number | null)[],
  personality: readonly (number | null)[],
): number | null {
  let distance = 0;
  let compared = 0;
  for (let index = 0; index < preferred.length; index += 1) {
    const [wish, value] = [preferred[index] ?? null, personality[index] ?? null];
    if (wish === null || value === null) continue;
    distance += Math.abs(bandMiddles[personalityBand(wish)] - bandMiddles[personalityBand(value)]);
    compared += 1;
  }
  return compared === 0 ? null : 1 - distance / (100 * compared);
}

/** Each factor from 0 to 1, or null when one side says nothing about it. */
export type FactorValues = Record<FactorKey, number | null>;

/** The weight of each factor; 0 for one that is absent. They sum to 1. */
export type FactorWeights = Readonly<Record<FactorKey, number>>;

/** Spreads the weights of absent factors over the present ones; personality has the brief's own share. */
export function presentWeights(
  isPresent: (key: FactorKey) => boolean,
  personalityShare: number,
  attainable = 1,
): FactorWeights {
  const personality = isPresent("personality") ? personalityShare : 0;
  const weightOf = (key: (typeof plainFactors)[number]) =>
    isPresent(key) ? factorWeights[key] * (key === "skills" ? attainable : 1) : 0;
  const present = plainFactors.reduce((sum, key) => sum + weightOf(key), 0);
  const plain = plainFactors.map((key) => [key, (weightOf(key) / present) * (1 - personality)]);
  return { ...Object.fromEntries(plain), personality };
}

/** Numbers by factor in the order of `factorKeys`, 0 for an absent one: what the scan of all experts works on. */
export const inFactorOrder = (values: Readonly<Record<FactorKey, number | null>>): Float64Array =>
  Float64Array.from(factorKeys, (key) => values[key] ?? 0);

/** The score from 0 to 100, unrounded: the factors by their weights, both in the order of `factorKeys`. */
export function weightedScore(values: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) {
    sum += (weights[index] as number) * (values[index] as number);
  }
  return 100 * sum;
}

/** The same of named factors. */
export const totalScore = (values: Readonly<FactorValues>, weights: FactorWeights): number =>
  weightedScore(inFactorOrder(values), inFactorOrder(weights));

/** The score with the factors whose weighted sum it is. */
function withFactors(
  values: Readonly<FactorValues>,
  personalityShare: number,
  attainable: number,
): PairScore {
  const weights = presentWeights((key) => values[key] !== null, personalityShare, attainable);
  const factors = factorKeys.flatMap((key) => {
    const value = values[key];
    if (value !== null) return [{ key, weight: weights[key], score: value * 100 }];
    // Said all the same, with its reason: somebody may have wished for it.
    return key === "personality" ? [{ key, weight: 0, score: 0 }] : [];
  });
  return { score: totalScore(values, weights), factors };
}

/** How well an expert fits a brief (decisions E1): the same from both sides. */
export const scorePair = (brief: Brief, candidate: Candidate, statistics: Statistics): PairScore =>
  scoreWeighed(brief, weigh(brief, statistics), candidate);

/** The same for a brief that has been weighed already. */
export function scoreWeighed(brief: Brief, weighed: WeighedBrief, candidate: Candidate): PairScore {
  const best = new Float64Array(brief.words.length);
  for (const word of candidate.words) {
    const meant = weighed.words.get(word);
    if (meant) best[meant.index] = Math.max(best[meant.index] as number, meant.weight);
  }
  const matched = best.reduce((sum, weight) => sum + weight, 0);
  const { requirements, domains } = brief;
  const scores = requirementScores(
    weighed,
    requirements.length + domains.length,
    candidate,
    evidenceTableOf(brief.level),
  );
  return withFactors(
    {
      skills: skillsScore(weighed.shares, scores, candidate.credibility),
      text: textScore(matched, weighed.total, candidate.credibility),
      experience: experienceScore(brief.level, candidate.experienceYears),
      rate: rateScore(brief.rateCeilingCents, candidate.hourlyRateCents),
      availability: availabilityScore(brief.urgency, candidate.availability),
      arrangement: arrangementScore(
        brief.arrangement,
        candidate.arrangement,
        cityDistance(brief.cityKey, candidate.cityKey),
        candidate.workRadius,
      ),
      domain: domainScore(domains, scores.subarray(requirements.length)),
      personality: personalityScore(brief.preferredTraits, candidate.personality),
    },
    brief.personalityShare,
    weighed.attainable,
  );
}

/** The best of the fields of business that the brief names; null when it names none. */
export function domainScore(domains: Brief["domains"], scores: ArrayLike<number>): number | null {
  if (domains.length === 0) return null;
  let best = 0;
  for (let index = 0; index < domains.length; index += 1) best = Math.max(best, scores[index] as number);
  return best;
}
