import fc from "fast-check";
import { emptyMarket, type Market, type Quartiles } from "@/lib/features/market/rules";
import { toCents } from "@/lib/shared/format-money";
import { positionLevels } from "./position";
import { aimedRate, clampRate, rateBounds, recommendRate, suggestedRate } from "./rate";

const rates: Quartiles = { p25: 8_000, p50: 10_000, p75: 12_000 };

it.each([
  ["excellent", 12_000],
  ["strong", 11_000],
  ["competitive", 10_000],
  ["developing", 9_000],
] as const)("a %s position aims at %i", (level, aim) => {
  expect(aimedRate(level, rates)).toBe(aim);
});

it.each([
  // current, level, suggested: cents
  ["up to the aim", 9_500, "competitive", 10_000],
  ["at most 20 % up, to a whole five", 7_200, "excellent", 8_500],
  ["below €50 to a whole euro", 3_980, "excellent", 4_700],
  ["between aim and upper quartile as it is", 11_300, "competitive", 11_300],
  ["the aim itself stays", 10_000, "competitive", 10_000],
  ["down to the upper quartile", 12_900, "competitive", 12_000],
  ["at most 10 % down, to a whole five", 20_000, "excellent", 18_000],
  ["no change below 2 %", 9_900, "competitive", 9_900],
  ["nothing where rounding leaves no step", 9_700, "developing", 9_700],
  ["a low rate by a euro", 100, "developing", 200],
] as const)("%s", (_name, current, level, suggested) => {
  expect(suggestedRate(current, level, rates)).toBe(suggested);
});

const rate = fc.integer({ min: 100, max: 100_000 });
const quartiles = fc
  .tuple(rate, rate, rate)
  .map((three) => [...three].sort((a, b) => a - b))
  .map(([p25, p50, p75]) => ({ p25, p50, p75 }) as Quartiles);
const level = fc.constantFrom(...positionLevels);

it("never leaves €1 to €1,000, nor 20 % up (or a euro) and 10 % down", () => {
  fc.assert(
    fc.property(rate, level, quartiles, (current, position, market) => {
      const suggested = suggestedRate(current, position, market);
      expect(Number.isInteger(suggested)).toBe(true);
      expect(suggested).toBeGreaterThanOrEqual(Math.max(100, current * 0.9));
      expect(suggested).toBeLessThanOrEqual(Math.min(100_000, Math.max(current * 1.2, current + 100)));
    }),
  );
});

it("moves towards the market and not past it", () => {
  fc.assert(
    fc.property(rate, level, quartiles, (current, position, market) => {
      const suggested = suggestedRate(current, position, market);
      if (suggested > current) expect(suggested).toBeLessThanOrEqual(aimedRate(position, market));
      if (suggested < current) expect(suggested).toBeGreaterThanOrEqual(market.p75);
    }),
  );
});

it("suggests no less where everybody charges more", () => {
  fc.assert(
    fc.property(rate, level, quartiles, fc.nat(20_000), (current, position, market, more) => {
      const dearer = { p25: market.p25 + more, p50: market.p50 + more, p75: market.p75 + more };
      expect(suggestedRate(current, position, dearer)).toBeGreaterThanOrEqual(
        suggestedRate(current, position, market),
      );
    }),
  );
});

it("suggests no less for a better position", () => {
  fc.assert(
    fc.property(rate, quartiles, (current, market) => {
      const suggestions = positionLevels.map((position) => suggestedRate(current, position, market));
      expect(suggestions).toEqual([...suggestions].sort((a, b) => b - a));
    }),
  );
});

const market = (changes: Partial<Market> = {}): Market => ({
  ...emptyMarket,
  peerCount: 40,
  rates,
  experience: { below: 20, same: 0 },
  comparable: { peerCount: 12, rates: { p25: 9_000, p50: 11_000, p75: 13_000 } },
  ...changes,
});
const profile = { rateCents: 9_500, experienceYears: 7 };

describe("the recommendation", () => {
  it("rests on experts of similar experience and says its figures", () => {
    const { suggestedCents, reasoning } = recommendRate(profile, "competitive", market());
    expect(suggestedCents).toBe(11_000);
    expect(reasoning).toMatchObject({
      key: "rate.raise",
      values: {
        basis: {
          sentence: {
            key: "rate.basisSimilar",
            values: { count: 12, from: 4, to: 10, median: { cents: 11_000 } },
          },
        },
        suggested: { cents: 11_000 },
        step: 20,
      },
    });
  });

  it("rests on everybody where fewer than five are similar, and says so", () => {
    const { suggestedCents, reasoning } = recommendRate(
      profile,
      "strong",
      market({ comparable: { peerCount: 4, rates }, experience: { below: 30, same: 0 } }),
    );
    expect(suggestedCents).toBe(11_000);
    expect(reasoning.values.basis).toMatchObject({
      sentence: { key: "rate.basisAll", values: { count: 40, similar: 4 } },
    });
  });

  it.each([
    ["more experience than most", 20_000, 30],
    ["less experience than most", 5_000, 10],
  ])("does not argue from others against somebody with %s", (_name, rateCents, below) => {
    const others = market({ comparable: { peerCount: 0, rates: null }, experience: { below, same: 0 } });
    expect(recommendRate({ ...profile, rateCents }, "competitive", others)).toMatchObject({
      suggestedCents: rateCents,
      reasoning: { key: "rate.keepUnsure" },
    });
  });

  it.each([0, 1, 4])("keeps the rate among %i experts and says that they are too few", (peerCount) => {
    expect(recommendRate(profile, null, market({ peerCount }))).toMatchObject({
      suggestedCents: 9_500,
      reasoning: { key: "rate.unknown", values: { count: peerCount, needed: 5 } },
    });
  });

  it("says which way it goes", () => {
    const key = (rateCents: number) =>
      recommendRate({ ...profile, rateCents }, "competitive", market()).reasoning.key;
    expect([8_000, 11_500, 15_000].map(key)).toEqual(["rate.raise", "rate.keep", "rate.lower"]);
  });
});

describe("another adviser's rate", () => {
  it.each([
    [99_999, 12_000],
    [100, 9_000],
    [10_250, 10_000],
    [10_000, 10_000],
    [Number.NaN, 10_000],
    [Number.POSITIVE_INFINITY, 10_000],
  ])("of %d stays within one step: %d", (wished, held) => {
    expect(clampRate(wished, 10_000, market())).toBe(held);
  });

  it("counts for nothing without a market", () => {
    expect(clampRate(12_000, 10_000, market({ peerCount: 4 }))).toBe(10_000);
    expect(rateBounds(10_000, market({ peerCount: 4 }))).toEqual({ lowest: 100, highest: 100 });
  });

  it("has bounds that hold themselves", () => {
    fc.assert(
      fc.property(rate, rate, (wished, current) => {
        const { lowest, highest } = rateBounds(current, market());
        const held = clampRate(wished, current, market());
        expect(held).toBeGreaterThanOrEqual(toCents(lowest));
        expect(held).toBeLessThanOrEqual(toCents(highest));
        expect(clampRate(held, current, market())).toBe(held);
      }),
    );
  });
});
