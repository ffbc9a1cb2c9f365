import fc from "fast-check";
import { type FactorKey, factorKeys } from "./factors";
import { documentedWeights, isDocumented, rerank, scoreWith, type Weights, weightShares } from "./rerank";
import { type FactorValues, presentWeights, totalScore } from "./score";

const score = fc.double({ min: 0, max: 1, noNaN: true });
/** Each factor's value, or null where one side says nothing; skills are never missing in all of them. */
const values = fc
  .record(
    Object.fromEntries(factorKeys.map((key) => [key, fc.option(score)])) as Record<
      FactorKey,
      fc.Arbitrary<number | null>
    >,
  )
  .map((each: FactorValues): FactorValues => ({ ...each, skills: each.skills ?? 0.5 }));
const wishes = fc.record(
  Object.fromEntries(factorKeys.map((key) => [key, fc.integer({ min: 0, max: 100 })])) as Record<
    FactorKey,
    fc.Arbitrary<number>
  >,
);

function matchOf(each: FactorValues, personalityShare: number) {
  const weights = presentWeights((key) => each[key] !== null, personalityShare);
  const factors = factorKeys.flatMap((key) => {
    const value = each[key];
    return value === null ? [] : [{ key, weight: weights[key], score: 100 * value }];
  });
  const total = totalScore(each, weights);
  return { matchScore: Math.round(total), factors, total };
}

const weighing = (key: FactorKey): Weights =>
  Object.fromEntries(factorKeys.map((each) => [each, each === key ? 50 : 0])) as Weights;

it("has the documented weights as points", () => {
  expect(documentedWeights).toEqual({
    skills: 42,
    text: 12,
    experience: 13,
    rate: 11,
    availability: 8,
    arrangement: 8,
    domain: 6,
    // 25 of 125 is the default of 20 %.
    personality: 25,
  });
});

it("gives the score itself under the documented weights, whatever is missing and whatever personality weighs", () => {
  fc.assert(
    fc.property(values, score, (each, personalityShare) => {
      const { factors, total } = matchOf(each, personalityShare);
      expect(scoreWith(documentedWeights, factors)).toBeCloseTo(total, 8);
    }),
  );
});

it("is Σ w·score / Σ w of the wished points over the factors that a match has", () => {
  const factors = matchOf(
    {
      skills: 0.5,
      text: 0.2,
      experience: 1,
      rate: null,
      availability: null,
      arrangement: null,
      domain: null,
      personality: null,
    },
    0.2,
  ).factors;
  const wished = { ...documentedWeights, skills: 10, text: 30, experience: 60 };
  expect(scoreWith(wished, factors)).toBeCloseTo((10 * 50 + 30 * 20 + 60 * 100) / 100, 10);
});

it("lies between the lowest and the highest factor", () => {
  fc.assert(
    fc.property(values, score, wishes, (each, share, wished) => {
      const { factors } = matchOf(each, share);
      const result = scoreWith(wished as Weights, factors);
      if (result === null) return;
      const scores = factors.map((factor) => factor.score);
      expect(result).toBeGreaterThanOrEqual(Math.min(...scores) - 1e-9);
      expect(result).toBeLessThanOrEqual(Math.max(...scores) + 1e-9);
    }),
  );
});

describe("rerank", () => {
  const match = (id: number, each: Partial<Record<FactorKey, number>>) => {
    const all = Object.fromEntries(factorKeys.map((key) => [key, each[key] ?? null])) as FactorValues;
    return { id, ...matchOf(all, 0.2) };
  };
  const skilled = match(1, { skills: 0.9, rate: 0.1 });
  const middling = match(2, { skills: 0.6, rate: 0.6 });
  const cheap = match(3, { skills: 0.2, rate: 1 });
  const matches = [skilled, middling, cheap];
  const ids = (wished: Weights) => rerank(matches, wished).map(({ match: { id } }) => id);

  it("leaves the given order and scores under the documented weights", () => {
    expect(rerank(matches, { ...documentedWeights })).toEqual([
      { match: skilled, score: skilled.matchScore, officialPlace: 1 },
      { match: middling, score: middling.matchScore, officialPlace: 2 },
      { match: cheap, score: cheap.matchScore, officialPlace: 3 },
    ]);
  });

  it("orders by what is wished for and remembers the official place", () => {
    expect(ids(weighing("skills"))).toEqual([1, 2, 3]);
    expect(ids(weighing("rate"))).toEqual([3, 2, 1]);
    expect(rerank(matches, weighing("rate"))[0]).toEqual({ match: cheap, score: 100, officialPlace: 3 });
  });

  it("keeps the order and the scores where nothing weighs anything", () => {
    const result = rerank(matches, weighing("domain"));
    expect(result.map(({ match: { id }, score: shown }) => [id, shown])).toEqual(
      matches.map(({ id, matchScore }) => [id, matchScore]),
    );
  });

  it("keeps the order of equals", () => {
    const twins = [match(1, { skills: 0.7, rate: 0.1 }), match(2, { skills: 0.7, rate: 0.4 })];
    expect(rerank(twins, weighing("skills")).map(({ match: { id } }) => id)).toEqual([1, 2]);
  });

  it("loses and changes nothing", () => {
    fc.assert(
      fc.property(fc.array(values, { maxLength: 12 }), wishes, (list, wished) => {
        const given = list.map((each, id) => ({ id, ...matchOf(each, 0.2) }));
        const before = structuredClone(given);
        const result = rerank(given, wished as Weights);
        expect(result.map(({ match: { id } }) => id).sort((a, b) => a - b)).toEqual(
          given.map(({ id }) => id),
        );
        expect(given).toEqual(before);
        if (isDocumented(wished as Weights)) return;
        const scores = result.map((each) => each.score);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
      }),
    );
  });
});

it("tells the share of each factor", () => {
  expect(weightShares(documentedWeights, ["skills", "text", "personality"])).toEqual({
    skills: 53,
    text: 15,
    personality: 32,
  });
  expect(weightShares(documentedWeights, factorKeys).personality).toBe(20);
  expect(weightShares(weighing("rate"), ["skills"])).toEqual({ skills: 0 });
});
