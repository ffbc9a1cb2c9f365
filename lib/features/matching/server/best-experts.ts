import "server-only";
import type { Brief } from "../brief";
import { credibilityOf } from "../candidate";
import { type FactorKey, factorKeys } from "../factors";
import {
  arrangementScore,
  availabilityScore,
  cityNumber,
  distanceBetween,
  domainScore,
  evidenceTableOf,
  experienceScore,
  inFactorOrder,
  personalityScore,
  presentWeights,
  raiseByTerms,
  rateScore,
  skillsScore,
  textScore,
  weightedScore,
} from "../score";
import { type Meeting, type WeighedBrief, weigh } from "../weigh";
import { codeBits, codeMask, type ExpertStore, type ListPlace, type Rest } from "./expert-store";

export type RankedExpert = { id: number; score: number };

/** What each stored skill or word meets: that of number n stands from starts[n] to starts[n + 1]. */
type Meetings = { starts: Int32Array; indexes: Int32Array; shares: Float64Array };

/** Where each factor stands in a row of values; written out, because an object made of entries is slow to read. */
const at = {
  skills: factorKeys.indexOf("skills"),
  text: factorKeys.indexOf("text"),
  experience: factorKeys.indexOf("experience"),
  rate: factorKeys.indexOf("rate"),
  availability: factorKeys.indexOf("availability"),
  arrangement: factorKeys.indexOf("arrangement"),
  domain: factorKeys.indexOf("domain"),
  personality: factorKeys.indexOf("personality"),
} satisfies Record<FactorKey, number>;

/**
 * The `limit` best of all experts but `excluded`, best first, equals in the order of the public list: what
 * scoring every one of them with scorePair and sorting gives. An expert whose other factors leave no way into
 * the best is not compared by skills and words.
 */
export function bestExperts(
  store: ExpertStore,
  brief: Brief,
  limit: number,
  excluded: ReadonlySet<number> = new Set(),
): RankedExpert[] {
  const { requirements, domains } = brief;
  const strengths = evidenceTableOf(brief.level);
  const weighed = weigh(brief, store);
  const { shares, total, terms } = weighed;
  const near = meetingsOf(store.skillIds.ids, weighed.bySkill);
  const told = meetingsOf(store.wordIds.ids, weighed.byWord);
  const weights = weightsOfWords(store, weighed);
  const has: Partial<Record<FactorKey, boolean>> = {
    skills: shares.length > 0,
    text: total > 0,
    rate: brief.rateCeilingCents !== null,
    arrangement: brief.arrangement !== 0,
    domain: domains.length > 0,
  };
  const weightsOf = (isPersonal: boolean) =>
    inFactorOrder(
      presentWeights(
        (key) => (key === "personality" ? isPersonal : (has[key] ?? true)),
        brief.personalityShare,
        weighed.attainable,
      ),
    );
  const [plainWeights, personalWeights] = [weightsOf(false), weightsOf(true)];
  const wishesTraits = brief.preferredTraits.some((wish) => wish !== null);
  const fromCity = cityNumber(brief.cityKey);
  const values = new Float64Array(factorKeys.length);
  const scores = new Float64Array(requirements.length + domains.length);
  const met = new Float64Array(terms.length);
  const matched = new Float64Array(brief.words.length);
  const required = scores.subarray(0, requirements.length);
  const named = scores.subarray(requirements.length);
  const found: (RankedExpert & ListPlace)[] = [];
  let worst = -1;
  const { values: numbers, width, at: field } = store.rows;
  for (let row = 0; row < store.rows.length; row += 1) {
    const start = row * width;
    const [evidenceAt, evidenceEnd] = [
      numbers[start + field.evidenceAt] as number,
      numbers[start + field.evidenceEnd] as number,
    ];
    const credibility = credibilityOf(evidenceEnd - evidenceAt);
    // All skills and words matched, for now: the most store expert can reach.
    values[at.skills] = credibility;
    values[at.text] = credibility;
    values[at.domain] = 1;
    values[at.experience] = experienceScore(brief.level, numbers[start + field.experienceYears] as number);
    values[at.rate] =
      rateScore(brief.rateCeilingCents, numbers[start + field.hourlyRateCents] as number) ?? 0;
    values[at.availability] = availabilityScore(brief.urgency, numbers[start + field.availability] as number);
    values[at.arrangement] =
      arrangementScore(
        brief.arrangement,
        numbers[start + field.arrangement] as number,
        distanceBetween(fromCity, numbers[start + field.city] as number),
        numbers[start + field.workRadius] as number,
      ) ?? 0;
    const personality = wishesTraits
      ? personalityScore(brief.preferredTraits, (store.rest[row] as Rest).personality)
      : null;
    values[at.personality] = personality ?? 0;
    const rowWeights = personality === null ? plainWeights : personalWeights;
    if (weightedScore(values, rowWeights) < worst) continue;
    const [wordsAt, wordsEnd] = [
      numbers[start + field.wordsAt] as number,
      numbers[start + field.wordsEnd] as number,
    ];
    compareSkills(store, evidenceAt, evidenceEnd, near, strengths, scores);
    if (terms.length > 0) {
      compareTerms(store, wordsAt, wordsEnd, told, met);
      raiseByTerms(scores, met, terms);
    }
    values[at.skills] = skillsScore(shares, required, credibility) ?? 0;
    values[at.domain] = domainScore(domains, named) ?? 0;
    const id = numbers[start + field.id] as number;
    if (weightedScore(values, rowWeights) < worst || excluded.has(id)) continue;
    values[at.text] =
      textScore(matchedWords(store, wordsAt, wordsEnd, weights, matched), total, credibility) ?? 0;
    const place = {
      displayOrder: numbers[start + field.displayOrder] as number,
      createdAt: (store.rest[row] as Rest).createdAt,
    };
    insertRanked(found, { id, score: weightedScore(values, rowWeights), ...place }, limit);
    if (found.length === limit) worst = (found[limit - 1] as RankedExpert).score;
  }
  return found.map(({ id, score }) => ({ id, score }));
}

/** Writes into `scores` how well the expert's skills meet each requirement, as requirementScores does. */
function compareSkills(
  store: ExpertStore,
  from: number,
  to: number,
  near: Meetings,
  strengths: Float64Array,
  scores: Float64Array,
) {
  scores.fill(0);
  for (let place = from; place < to; place += 1) {
    const entry = store.evidence.values[place] as number;
    const skill = entry >> codeBits;
    const end = near.starts[skill + 1] as number;
    for (let pair = near.starts[skill] as number; pair < end; pair += 1) {
      const value = (near.shares[pair] as number) * (strengths[entry & codeMask] as number);
      const index = near.indexes[pair] as number;
      if (value > (scores[index] as number)) scores[index] = value;
    }
  }
}

/** Writes into `met` how far the expert's words meet each term, as requirementScores does. */
function compareTerms(store: ExpertStore, from: number, to: number, told: Meetings, met: Float64Array) {
  met.fill(0);
  for (let place = from; place < to; place += 1) {
    const word = store.words.values[place] as number;
    const end = told.starts[word + 1] as number;
    for (let pair = told.starts[word] as number; pair < end; pair += 1) {
      const index = told.indexes[pair] as number;
      met[index] = Math.max(met[index] as number, told.shares[pair] as number);
    }
  }
}

function meetingsOf(
  numbers: ReadonlyMap<string, number>,
  meetings: ReadonlyMap<string, readonly Meeting[]>,
): Meetings {
  const pairs = [...meetings].flatMap(([text, list]) => {
    const number = numbers.get(text);
    return number === undefined ? [] : list.map((meeting) => ({ number, ...meeting }));
  });
  pairs.sort((a, b) => a.number - b.number);
  const starts = new Int32Array(numbers.size + 1);
  for (const { number } of pairs) starts[number + 1] = (starts[number + 1] as number) + 1;
  for (let number = 0; number + 1 < starts.length; number += 1) {
    starts[number + 1] = (starts[number + 1] as number) + (starts[number] as number);
  }
  return {
    starts,
    indexes: Int32Array.from(pairs, ({ index }) => index),
    shares: Float64Array.from(pairs, ({ share }) => share),
  };
}

/** What each stored word weighs, and for which word of the brief. */
type WordWeights = { weights: Float64Array; indexes: Int32Array };

function weightsOfWords(store: ExpertStore, { words }: WeighedBrief): WordWeights {
  const weights = new Float64Array(store.wordIds.ids.size);
  const indexes = new Int32Array(store.wordIds.ids.size);
  for (const [word, { index, weight }] of words) {
    const id = store.wordIds.ids.get(word);
    if (id === undefined) continue;
    weights[id] = weight;
    indexes[id] = index;
  }
  return { weights, indexes };
}

/** The weights of the brief's words that the expert uses, each once, as scoreWeighed adds them. */
function matchedWords(
  store: ExpertStore,
  from: number,
  to: number,
  { weights, indexes }: WordWeights,
  best: Float64Array,
): number {
  best.fill(0);
  for (let place = from; place < to; place += 1) {
    const word = store.words.values[place] as number;
    const weight = weights[word] as number;
    if (weight > 0 && weight > (best[indexes[word] as number] as number))
      best[indexes[word] as number] = weight;
  }
  let matched = 0;
  for (let index = 0; index < best.length; index += 1) matched += best[index] as number;
  return matched;
}

/** Best first; equals by place in the list, then newest, then the higher id, as the list itself. */
export function compareRanked(a: RankedExpert & ListPlace, b: RankedExpert & ListPlace): number {
  return b.score - a.score || a.displayOrder - b.displayOrder || b.createdAt - a.createdAt || b.id - a.id;
}

function insertRanked<T extends RankedExpert & ListPlace>(ranked: T[], one: T, limit: number) {
  let [from, to] = [0, ranked.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compareRanked(ranked[middle] as T, one) < 0) from = middle + 1;
    else to = middle;
  }
  if (from >= limit) return;
  ranked.splice(from, 0, one);
  if (ranked.length > limit) ranked.pop();
}
