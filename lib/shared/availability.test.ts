import fc from "fast-check";
import {
  allowedRates,
  availabilities,
  availabilityInput,
  budgetRangeBounds,
  budgetRanges,
  masteryLevels,
  masteryOf,
  projectTimelines,
  timelineAvailabilities,
  travelsToWork,
  workArrangementInput,
} from "@/lib/shared/availability";
import { faultsOf } from "@/tests/support/in-words";

describe("availability", () => {
  it.each([
    ["available", "available"],
    ["next_week", "next_week"],
    ["2_weeks", "2_weeks"],
    ["busy", "busy"],
    ["unavailable", "busy"],
  ])("takes %s as %s", (value, expected) => {
    expect(availabilityInput.parse(value)).toBe(expected);
  });

  it.each(["", "Available", "soon", null, undefined, 1, {}])("refuses %p", (value) => {
    expect(faultsOf(availabilityInput, value)).toEqual([["", "Please select availability status"]]);
  });
});

describe("work arrangement", () => {
  it.each([
    ["remote", "remote"],
    ["hybrid", "hybrid"],
    ["onsite", "onsite"],
    ["on-site", "onsite"],
  ])("takes %s as %s", (value, expected) => {
    expect(workArrangementInput.parse(value)).toBe(expected);
  });

  it.each(["office", "", null, undefined])("refuses %p", (value) => {
    expect(workArrangementInput.safeParse(value).success).toBe(false);
  });
});

describe("budget ranges", () => {
  const isWithin = (
    cents: number,
    { fromCents, belowCents }: { fromCents: number; belowCents: number | null },
  ) => cents >= fromCents && (belowCents === null || cents < belowCents);
  const rangesOf = (cents: number) =>
    budgetRanges.filter((range) => isWithin(cents, budgetRangeBounds[range]));

  it.each([
    [0, "under_50"],
    [4_999, "under_50"],
    [5_000, "50_100"],
    [9_999, "50_100"],
    [10_000, "100_200"],
    [19_999, "100_200"],
    [20_000, "200_plus"],
    [1_000_000, "200_plus"],
  ])("puts %i cents into %s", (cents, range) => {
    expect(rangesOf(cents)).toEqual([range]);
  });

  it("puts every rate into exactly one range", () => {
    fc.assert(fc.property(fc.nat(10_000_000), (cents) => rangesOf(cents).length === 1));
  });

  it("intersects with the highest rate, which is allowed itself", () => {
    fc.assert(
      fc.property(
        fc.option(fc.constantFrom(...budgetRanges), { nil: undefined }),
        fc.option(fc.nat(30_000), { nil: null }),
        fc.nat(30_000),
        (budgetRange, maxHourlyRateCents, rate) => {
          const inRange = budgetRange === undefined || isWithin(rate, budgetRangeBounds[budgetRange]);
          const underLimit = maxHourlyRateCents === null || rate <= maxHourlyRateCents;
          const bounds = allowedRates({ budgetRange, maxHourlyRateCents });
          expect(bounds !== null && isWithin(rate, bounds)).toBe(inRange && underLimit);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("says when nothing can satisfy both", () => {
    expect(allowedRates({ budgetRange: "200_plus", maxHourlyRateCents: 15_000 })).toBeNull();
    expect(allowedRates({ budgetRange: "200_plus", maxHourlyRateCents: 20_000 })).toEqual({
      fromCents: 20_000,
      belowCents: 20_001,
    });
    expect(allowedRates({})).toEqual({ fromCents: 0, belowCents: null });
  });
});

describe("project timelines", () => {
  it("let more and more availabilities in, and flexible everyone", () => {
    expect(timelineAvailabilities.immediate).toEqual(["available"]);
    expect(timelineAvailabilities.within_week).toEqual(["available", "next_week"]);
    expect(timelineAvailabilities.within_month).toEqual(["available", "next_week", "2_weeks"]);
    expect(timelineAvailabilities.flexible).toEqual(availabilities);
    expect(projectTimelines).toEqual(["immediate", "within_week", "within_month", "flexible"]);
  });
});

describe("mastery", () => {
  it("has one row a level with the labels of both screens", () => {
    expect(
      masteryLevels.map(({ level, label, description, onboardingLabel }) => [
        level,
        label,
        description,
        onboardingLabel,
      ]),
    ).toEqual([
      [1, "Beginner", "Basic understanding", "Beginner"],
      [2, "Learning", "Developing skills", "Intermediate"],
      [3, "Proficient", "Competent in practice", "Advanced"],
      [4, "Advanced", "Expert-level skills", "Expert"],
      [5, "Master", "Industry expert", "Master"],
    ]);
  });

  it("falls back to 3", () => {
    expect(masteryOf(5)?.label).toBe("Master");
    for (const unknown of [0, 6, 2.5, Number.NaN]) expect(masteryOf(unknown)?.level).toBe(3);
  });

  it("is none where nobody gave a level", () => {
    expect(masteryOf(undefined)).toBeNull();
  });
});

it.each([
  ["Tampere", ["remote", "hybrid"], true],
  ["Tampere", ["onsite"], true],
  ["Tampere", ["remote"], false],
  ["Tampere", [], false],
  ["", ["onsite"], false],
] as const)("who lives in %j and works %j travels to a client: %s", (location, workArrangement, expected) => {
  expect(travelsToWork({ location, workArrangement })).toBe(expected);
});
