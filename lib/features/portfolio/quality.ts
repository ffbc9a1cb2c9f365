import { type Sentence, sentence } from "@/lib/shared/sentences";

export const qualityKeys = ["depth", "work", "results", "skills", "field", "experience", "proof"] as const;
export type QualityKey = (typeof qualityKeys)[number];

/** What is counted of a portfolio; each thing once, however often it is said. */
export interface PortfolioFigures {
  readonly words: number;
  /** Sentences that tell of work that was done. */
  readonly works: number;
  /** Sentences that name a countable result. */
  readonly results: number;
  readonly skills: number;
  readonly industries: number;
  /** Null when none are named. */
  readonly years: number | null;
  /** Links to code, demos or publications. */
  readonly workLinks: number;
}

/**
 * Points by how much there is of each thing, the most first: [from so much on, points]. The highest points of all add up to ten.
 *
 * | part       | counts                                            | points        |
 * | ---------- | ------------------------------------------------- | ------------- |
 * | depth      | words                                             | 0 0.5 1 1.5   |
 * | work       | sentences that tell of work done                  | 0 0.5 1.5 2   |
 * | results    | sentences with a countable result                 | 0 0.5 1.5 2   |
 * | skills     | skills and technologies of the vocabulary         | 0 0.5 1 1.5   |
 * | field      | industries                                        | 0 1           |
 * | experience | years of work, named or dated                     | 0 1           |
 * | proof      | links to code, demos or publications              | 0 0.5 1       |
 */
const steps: Readonly<Record<QualityKey, readonly (readonly [from: number, points: number])[]>> = {
  depth: [
    [500, 1.5],
    [200, 1],
    [60, 0.5],
  ],
  work: [
    [6, 2],
    [3, 1.5],
    [1, 0.5],
  ],
  results: [
    [4, 2],
    [2, 1.5],
    [1, 0.5],
  ],
  skills: [
    [10, 1.5],
    [5, 1],
    [1, 0.5],
  ],
  field: [[1, 1]],
  experience: [[1, 1]],
  proof: [
    [2, 1],
    [1, 0.5],
  ],
};

export interface QualityPart {
  readonly key: QualityKey;
  readonly points: number;
  readonly maxPoints: number;
  readonly reason: Sentence;
}

/** The score of a portfolio, 0 to 10, as the sum of its parts. Pure counting: no model can be talked into more. */
export function portfolioQuality(figures: PortfolioFigures): { score: number; parts: QualityPart[] } {
  const { words, works, results, skills, industries, years, workLinks } = figures;
  const counts: Record<QualityKey, number> = {
    depth: words,
    work: works,
    results,
    skills,
    field: industries,
    experience: years ?? 0,
    proof: workLinks,
  };
  const parts = qualityKeys.map((key) => ({
    key,
    points: steps[key].find(([from]) => counts[key] >= from)?.[1] ?? 0,
    maxPoints: steps[key][0]?.[1] ?? 0,
    reason: sentence(`portfolioQuality.${key}`, { count: counts[key], wanted: steps[key][0]?.[0] ?? 0 }),
  }));
  // Halves add up exactly.
  return { score: parts.reduce((sum, { points }) => sum + points, 0), parts };
}
