import "server-only";
import type { Brief } from "../brief";
import type { Candidate } from "../candidate";
import type { FactorKey } from "../factors";
import {
  arrangementScore,
  availabilityScore,
  cityDistance,
  domainScore,
  evidenceTableOf,
  experienceScore,
  type FactorValues,
  personalityScore,
  presentWeights,
  rateScore,
  requirementShares,
  type Statistics,
  skillsScore,
  textScore,
  totalScore,
  wordWeight,
} from "../score";
import { Interned, Numbers } from "./numbers";

/** Where an expert stands among equals: the order of the public list (decisions H). */
export type ListPlace = { displayOrder: number; createdAt: number };

export type RankedExpert = { id: number; score: number };

type Row = Omit<Candidate, "evidence" | "words"> &
  ListPlace & { id: number; evidenceAt: number; evidenceEnd: number; wordsAt: number; wordsEnd: number };

type NearSkills = { starts: Int32Array; indexes: Int32Array; shares: Float64Array };

/** Bits of a stored evidence number that hold its code; the rest is the skill. */
const codeBits = 5;
const codeMask = (1 << codeBits) - 1;

const noValues: FactorValues = {
  skills: null,
  text: null,
  experience: null,
  rate: null,
  availability: null,
  arrangement: null,
  domain: null,
  personality: null,
};

/**
 * Every public expert in this process, in a form that scores 100,000 of them in a few milliseconds: skills and
 * words are numbers in two long rows, the rest is one small object each. A change replaces the expert's entry;
 * the old numbers are dropped when they become as many as the living ones.
 */
export class ExpertStore implements Statistics {
  private rows: Row[] = [];
  private places = new Map<number, number>();
  private evidence = new Numbers();
  private words = new Numbers();
  private readonly skillIds = new Interned();
  private readonly wordIds = new Interned();
  private wordCounts: number[] = [];
  private skillCounts: number[] = [];
  private livingWords = 0;

  get experts(): number {
    return this.rows.length;
  }

  withWord(word: string): number {
    const id = this.wordIds.ids.get(word);
    return id === undefined ? 0 : (this.wordCounts[id] ?? 0);
  }

  withSkill(key: string): number {
    const id = this.skillIds.ids.get(key);
    return id === undefined ? 0 : (this.skillCounts[id] ?? 0);
  }

  put(id: number, candidate: Candidate, place: ListPlace): void {
    this.remove(id);
    const [evidenceAt, wordsAt] = [this.evidence.length, this.words.length];
    for (const [key, code] of candidate.evidence) {
      const skillId = this.skillIds.idOf(key);
      this.skillCounts[skillId] = (this.skillCounts[skillId] ?? 0) + 1;
      this.evidence.push((skillId << codeBits) | code);
    }
    for (const word of candidate.words) {
      const wordId = this.wordIds.idOf(word);
      this.wordCounts[wordId] = (this.wordCounts[wordId] ?? 0) + 1;
      this.words.push(wordId);
    }
    this.livingWords += candidate.words.length;
    const { evidence: _evidence, words: _words, ...plain } = candidate;
    this.places.set(id, this.rows.length);
    this.rows.push({
      ...plain,
      ...place,
      id,
      evidenceAt,
      evidenceEnd: this.evidence.length,
      wordsAt,
      wordsEnd: this.words.length,
    });
  }

  clear(): void {
    for (const id of [...this.places.keys()]) this.remove(id);
  }

  remove(id: number): void {
    const at = this.places.get(id);
    if (at === undefined) return;
    const { wordsAt, wordsEnd, evidenceAt, evidenceEnd } = this.rows[at] as Row;
    for (let index = evidenceAt; index < evidenceEnd; index += 1) {
      const skillId = (this.evidence.values[index] as number) >> codeBits;
      this.skillCounts[skillId] = (this.skillCounts[skillId] as number) - 1;
    }
    for (let index = wordsAt; index < wordsEnd; index += 1) {
      const wordId = this.words.values[index] as number;
      this.wordCounts[wordId] = (this.wordCounts[wordId] as number) - 1;
    }
    this.livingWords -= wordsEnd - wordsAt;
    this.places.delete(id);
    const last = this.rows.pop() as Row;
    if (last.id !== id) {
      this.rows[at] = last;
      this.places.set(last.id, at);
    }
    this.dropOldNumbers();
  }

  private dropOldNumbers() {
    if (this.words.length < 2 * this.livingWords + 100_000) return;
    const [evidence, words] = [new Numbers(), new Numbers()];
    for (const row of this.rows) {
      const [evidenceAt, wordsAt] = [evidence.length, words.length];
      for (let at = row.evidenceAt; at < row.evidenceEnd; at += 1)
        evidence.push(this.evidence.values[at] as number);
      for (let at = row.wordsAt; at < row.wordsEnd; at += 1) words.push(this.words.values[at] as number);
      Object.assign(row, { evidenceAt, evidenceEnd: evidence.length, wordsAt, wordsEnd: words.length });
    }
    [this.evidence, this.words] = [evidence, words];
  }

  /**
   * The `limit` best of all experts but `excluded`, best first, equals in the order of the public list: what
   * scoring every one of them with scorePair and sorting gives. An expert whose other factors leave no way into
   * the best is not compared by skills and words.
   */
  best(brief: Brief, limit: number, excluded: ReadonlySet<number> = new Set()): RankedExpert[] {
    const { requirements, domains } = brief;
    const both = [...requirements, ...domains];
    const strengths = evidenceTableOf(brief.level);
    const near = this.nearBySkill(both);
    const shares = requirementShares(requirements, this);
    const { weights, total } = this.weightsOfWords(brief);
    const has: Partial<Record<FactorKey, boolean>> = {
      skills: requirements.length > 0,
      text: total > 0,
      rate: brief.rateCeilingCents !== null,
      domain: domains.length > 0,
    };
    const plainWeights = presentWeights((key) => (has[key] ?? true) && key !== "personality", 0);
    const personalWeights = presentWeights((key) => has[key] ?? true, brief.personalityShare);
    const values: FactorValues = { ...noValues };
    const scores = new Float64Array(both.length);
    const required = scores.subarray(0, requirements.length);
    const named = scores.subarray(requirements.length);
    const distances = new Map<string | null, number | null>();
    const found: (RankedExpert & ListPlace)[] = [];
    for (const row of this.rows) {
      let distance = distances.get(row.cityKey);
      if (distance === undefined) {
        distance = cityDistance(brief.cityKey, row.cityKey);
        distances.set(row.cityKey, distance);
      }
      // All skills and words matched, for now: the most this expert can reach.
      values.skills = has.skills ? row.credibility : null;
      values.text = has.text ? 1 : null;
      values.domain = has.domain ? 1 : null;
      values.experience = experienceScore(brief.level, row.experienceYears);
      values.rate = rateScore(brief.rateCeilingCents, row.hourlyRateCents);
      values.availability = availabilityScore(brief.urgency, row.availability);
      values.arrangement = arrangementScore(brief.arrangement, row.arrangement, distance, row.workRadius);
      values.personality = personalityScore(brief.preferredTraits, row.personality);
      const rowWeights = values.personality === null ? plainWeights : personalWeights;
      const worst = found.length === limit ? (found[limit - 1] as RankedExpert).score : -1;
      if (totalScore(values, rowWeights) < worst || excluded.has(row.id)) continue;
      this.compareSkills(row, near, strengths, scores);
      values.skills = skillsScore(shares, required, row.credibility);
      values.domain = domainScore(domains, named);
      if (totalScore(values, rowWeights) < worst) continue;
      values.text = textScore(this.matchedWords(row, weights), total);
      const score = totalScore(values, rowWeights);
      insertRanked(
        found,
        { id: row.id, score, displayOrder: row.displayOrder, createdAt: row.createdAt },
        limit,
      );
    }
    return found.map(({ id, score }) => ({ id, score }));
  }

  /** Writes into `scores` how well the expert's skills meet each requirement, as requirementScores does. */
  private compareSkills(row: Row, near: NearSkills, strengths: Float64Array, scores: Float64Array) {
    scores.fill(0);
    for (let at = row.evidenceAt; at < row.evidenceEnd; at += 1) {
      const entry = this.evidence.values[at] as number;
      const skill = entry >> codeBits;
      const end = near.starts[skill + 1] as number;
      for (let pair = near.starts[skill] as number; pair < end; pair += 1) {
        const value = (near.shares[pair] as number) * (strengths[entry & codeMask] as number);
        const index = near.indexes[pair] as number;
        if (value > (scores[index] as number)) scores[index] = value;
      }
    }
  }

  /** Which requirements each stored skill meets, and how far: those of skill n stand from starts[n] to starts[n + 1]. */
  private nearBySkill(requirements: Brief["requirements"]): NearSkills {
    const pairs = requirements.flatMap(({ near }, index) =>
      [...near].flatMap(([key, share]) => {
        const skill = this.skillIds.ids.get(key);
        return skill === undefined ? [] : [{ skill, index, share }];
      }),
    );
    pairs.sort((a, b) => a.skill - b.skill);
    const starts = new Int32Array(this.skillIds.ids.size + 1);
    for (const { skill } of pairs) starts[skill + 1] = (starts[skill + 1] as number) + 1;
    for (let skill = 0; skill + 1 < starts.length; skill += 1) {
      starts[skill + 1] = (starts[skill + 1] as number) + (starts[skill] as number);
    }
    return {
      starts,
      indexes: Int32Array.from(pairs, ({ index }) => index),
      shares: Float64Array.from(pairs, ({ share }) => share),
    };
  }

  private weightsOfWords(brief: Brief): { weights: Float64Array; total: number } {
    const weights = new Float64Array(this.wordIds.ids.size);
    let total = 0;
    for (const word of brief.words.keys()) {
      const weight = wordWeight(this, word);
      total += weight;
      const id = this.wordIds.ids.get(word);
      if (id !== undefined) weights[id] = weight;
    }
    return { weights, total };
  }

  private matchedWords({ wordsAt, wordsEnd }: Row, weights: Float64Array): number {
    let matched = 0;
    for (let at = wordsAt; at < wordsEnd; at += 1)
      matched += weights[this.words.values[at] as number] as number;
    return matched;
  }
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
