import fc from "fast-check";
import { demoExperts, demoInsight, demoProjects, simulateMatches } from "./demo";

const [project] = demoProjects as [(typeof demoProjects)[number]];
/** Plays these numbers, then begins again. */
const playing = (...numbers: number[]) => {
  let at = 0;
  return () => numbers[at++ % numbers.length] as number;
};
const random = fc
  .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 40 })
  .map((numbers) => playing(...numbers));

describe("the sample projects", () => {
  it("are four, one of each documented industry", () => {
    expect(demoProjects.map(({ industry }) => industry)).toEqual([
      "financialServices",
      "manufacturing",
      "healthcare",
      "cleanTech",
    ]);
    expect(new Set(demoProjects.map((each) => each.technicalComplexity))).toEqual(
      new Set(["complex", "enterprise", "moderate"]),
    );
    expect(new Set(demoProjects.map(({ companyStage }) => companyStage))).toEqual(
      new Set(["enterprise", "growth", "startup"]),
    );
  });

  it.each(demoProjects)("$key: the budget is its hours at a rate inside the range", (each) => {
    const rate = each.budget / ((each.hoursPerWeek * each.duration * 52) / 12);
    expect(rate).toBeGreaterThanOrEqual(each.hourlyRateMin);
    expect(rate).toBeLessThanOrEqual(each.hourlyRateMax);
  });
});

describe("simulated matches", () => {
  it.each([
    [0, 3],
    [0.2, 4],
    [0.5, 5],
    [0.999, 7],
  ])("with %d are %i", (number, count) => {
    expect(simulateMatches(project, playing(number))).toHaveLength(count);
  });

  it("start at 95 and drop by 5 a rank, with the documented fractions", () => {
    const matches = simulateMatches(project, playing(0.999));
    expect(matches.map(({ matchScore }) => matchScore)).toEqual([95, 90, 85, 80, 75, 70, 65]);
    expect(matches[1]?.subScores).toEqual([
      { key: "skills", score: 81 },
      { key: "experience", score: 77 },
      { key: "availability", score: 83 },
      { key: "rate", score: 79 },
      { key: "workStyle", score: 85 },
      { key: "industry", score: 77 },
    ]);
    expect(matches.map(({ insight }) => insight)).toEqual([
      "exceptional",
      "strong",
      "strong",
      "good",
      "good",
      "moderate",
      "moderate",
    ]);
  });

  it("show nobody twice and nothing outside the project, whatever chance brings", () => {
    fc.assert(
      fc.property(fc.constantFrom(...demoProjects), random, (each, chance) => {
        const matches = simulateMatches(each, chance);
        expect(matches.length).toBeGreaterThanOrEqual(3);
        expect(matches.length).toBeLessThanOrEqual(7);
        expect(new Set(matches.map(({ expert }) => expert)).size).toBe(matches.length);
        for (const { expert, hourlyRate, skills } of matches) {
          expect(demoExperts).toContain(expert);
          expect(hourlyRate).toBeGreaterThanOrEqual(each.hourlyRateMin);
          expect(hourlyRate).toBeLessThanOrEqual(each.hourlyRateMax);
          expect(each.skills).toEqual(expect.arrayContaining([...skills]));
        }
      }),
    );
  });
});

it.each([
  [91, "exceptional"],
  [90, "strong"],
  [81, "strong"],
  [80, "good"],
  [71, "good"],
  [70, "moderate"],
])("the insight of %i is %s", (score, insight) => {
  expect(demoInsight(score)).toBe(insight);
});
