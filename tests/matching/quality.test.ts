import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ablations, variantOf } from "./ablations";
import { bm25, skillOverlap } from "./baselines";
import { engine, type Ranker, scoresOf } from "./evaluation";
import { development, fresh, lay } from "./labelled-set";
import { difference, estimate, mean, ndcg, precision, recall, reciprocalRank } from "./measures";

// How good the ranking is on the part of the labelled set that may be looked at. The held-out part is for
// `npm run bench -- quality` alone.

const meanNdcg = (rank: Ranker) => mean(scoresOf(development, "nDCG@5", rank));

describe("the set", () => {
  const { experts, briefs, queries } = development;

  it("is whole: every grade is somebody's, and everything asked has somebody good", () => {
    expect(experts.length).toBeGreaterThanOrEqual(130);
    expect(briefs.length).toBeGreaterThanOrEqual(90);
    expect(queries.length).toBeGreaterThanOrEqual(100);
    const keys = new Set(experts.map(({ key }) => key));
    for (const { relevance } of [
      ...briefs,
      ...queries,
      ...fresh.briefs,
      ...fresh.queries,
      ...lay.briefs,
      ...lay.queries,
    ])
      expect(Object.keys(relevance).filter((key) => !keys.has(key))).toEqual([]);
    const isGood = ({ relevance }: (typeof briefs | typeof queries)[number]) =>
      Object.values(relevance).some((grade) => grade > 1);
    expect([...briefs, ...lay.briefs].filter((brief) => !isGood(brief)).map(({ key }) => key)).toEqual([]);
    const wanting = [...queries, ...lay.queries].filter(
      (query) => isGood(query) === (query.kind === "nobody"),
    );
    expect(wanting.map(({ query }) => query)).toEqual([]);
  });

  it("names everybody once and rates skills that stand in the list", () => {
    for (const names of [
      experts.map(({ key }) => key),
      experts.map(({ name }) => name),
      briefs.map(({ key }) => key),
      queries.map(({ query }) => query),
    ])
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const strange = experts.flatMap(({ skills, skillMastery }) =>
      Object.keys(skillMastery).filter((skill) => !skills.includes(skill)),
    );
    expect(strange).toEqual([]);
  });

  it("keeps the held-out part away from every test", () => {
    // The corpus of briefs has a half of its own, of which its tests read that it is whole.
    const folder = path.join(__dirname, "..");
    const readers = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /from "[./@\w-]*held-out/.test(readFileSync(path.join(folder, file), "utf8")));
    expect(readers).toEqual([path.join("briefs", "corpus.ts"), path.join("matching", "held-out.ts")]);
  });
});

describe("the measures", () => {
  const relevance = { a: 3, b: 2, c: 1 };

  it("know a perfect and a useless ranking", () => {
    expect(ndcg(relevance, ["a", "b", "c"])).toBe(1);
    expect(ndcg(relevance, ["x", "y", "z"])).toBe(0);
    expect(ndcg(relevance, ["b", "a", "c"])).toBeLessThan(1);
    expect(reciprocalRank(relevance, ["x", "c", "b"])).toBeCloseTo(1 / 3);
    expect(reciprocalRank(relevance, ["c"])).toBe(0);
    expect(recall(relevance, ["x", "b"])).toBe(0.5);
    expect(recall(relevance, [..."0123456789", "a"])).toBe(0);
    expect(precision(relevance, ["a", "x", "c", "y"])).toBe(0.5);
    expect(precision(relevance, [])).toBe(0);
  });

  it("say how sure they are, the same each time", () => {
    const values = Array.from({ length: 50 }, (_, index) => index % 2);
    const { mean: middle, low, high } = estimate(values);
    expect(middle).toBe(0.5);
    // Of 50 tosses: half ± 1.96 · √(0.25 / 50).
    expect(low).toBeCloseTo(0.36, 1);
    expect(high).toBeCloseTo(0.64, 1);
    expect(estimate(values)).toEqual({ mean: middle, low, high });
    expect(estimate([1, 1, 1])).toEqual({ mean: 1, low: 1, high: 1 });
    const worse = values.map((value) => value - 0.1);
    expect(difference(values, worse).low).toBeCloseTo(0.1);
  });
});

describe("the engine", () => {
  const rank = engine(development);

  it("ranks clearly better than plain skill overlap and BM25", () => {
    const quality = {
      engine: meanNdcg(rank),
      overlap: meanNdcg(skillOverlap(development)),
      bm25: meanNdcg(bm25(development)),
    };
    expect(quality.engine).toBeGreaterThan(0.84);
    expect(quality.engine - Math.max(quality.overlap, quality.bm25)).toBeGreaterThan(0.1);
  });

  it("is what its variants change", () => {
    const { briefs } = development;
    const unchanged = briefs.map(variantOf(development, { name: "unchanged" }));
    expect(unchanged.map((ranking) => ranking.slice(0, 10))).toEqual(briefs.map(rank));
    const same = ablations.filter((variant) => {
      const changed = variantOf(development, variant);
      return briefs.every((brief, index) => changed(brief).join() === unchanged[index]?.join());
    });
    expect(same.map(({ name }) => name)).toEqual([]);
  });

  it("never puts a keyword stuffer first where somebody fits", () => {
    const stuffed = development.briefs.filter((brief) => rank(brief)[0]?.startsWith("stuffer"));
    expect(stuffed.map(({ key }) => key)).toEqual([]);
  });
});
