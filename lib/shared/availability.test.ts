import fc from "fast-check";
import {
  allowedRates,
  availabilities,
  availabilityInput,
  budgetRangeBounds,
  budgetRanges,
  experienceLevelFromYears,
  isRateWithin,
  masteryLevels,
  masteryOf,
  minimumExperienceOptions,
  parseAvailability,
  parseExperienceLevel,
  parseWorkArrangement,
  projectTimelines,
  timelineAvailabilities,
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
    expect(parseAvailability(value)).toBe(expected);
    expect(availabilityInput.parse(value)).toBe(expected);
  });

  it.each(["", "Available", "soon", null, undefined, 1, {}])("refuses %p", (value) => {
    expect(parseAvailability(value)).toBeNull();
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
    expect(parseWorkArrangement(value)).toBe(expected);
    expect(workArrangementInput.parse(value)).toBe(expected);
  });

  it.each(["office", "", null, undefined])("refuses %p", (value) => {
    expect(parseWorkArrangement(value)).toBeNull();
    expect(workArrangementInput.safeParse(value).success).toBe(false);
  });
});

describe("budget ranges", () => {
  const rangesOf = (cents: number) =>
    budgetRanges.filter((range) => isRateWithin(cents, budgetRangeBounds[range]));

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
          const inRange = budgetRange === undefined || isRateWithin(rate, budgetRangeBounds[budgetRange]);
          const underLimit = maxHourlyRateCents === null || rate <= maxHourlyRateCents;
          const bounds = allowedRates({ budgetRange, maxHourlyRateCents });
          expect(bounds !== null && isRateWithin(rate, bounds)).toBe(inRange && underLimit);
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

describe("experience", () => {
  it.each([
    [0, "junior"],
    [2, "junior"],
    [2.5, "junior"],
    [3, "mid"],
    [5, "mid"],
    [6, "senior"],
    [9, "senior"],
    [10, "expert"],
    [40, "expert"],
  ])("takes %p years as %s", (years, level) => {
    expect(experienceLevelFromYears(years)).toBe(level);
    expect(parseExperienceLevel(years)).toBe(level);
  });

  it.each([
    ["junior", "junior"],
    ["expert", "expert"],
    ["4", "mid"],
    [" 12 ", "expert"],
  ])("reads %p as %s", (value, level) => {
    expect(parseExperienceLevel(value)).toBe(level);
  });

  it.each(["", "guru", "-3", "4 years", -1, Number.NaN, null, undefined, []])("does not read %p", (value) => {
    expect(parseExperienceLevel(value)).toBeNull();
  });

  it("offers the documented minimum years", () => {
    expect(minimumExperienceOptions).toEqual([1, 3, 5, 7, 10]);
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
    expect(masteryOf(5).label).toBe("Master");
    for (const unknown of [0, 6, 2.5, "5", null, undefined, Number.NaN])
      expect(masteryOf(unknown).level).toBe(3);
  });
});
