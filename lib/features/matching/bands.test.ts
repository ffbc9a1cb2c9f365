import { matchWord, scoreBand, strongestFactors } from "./bands";

it.each([
  [100, "excellent"],
  [80, "excellent"],
  [79, "strong"],
  [65, "strong"],
  [64, "good"],
  [50, "good"],
  [49, "partial"],
  [35, "partial"],
  [34, "weak"],
  [0, "weak"],
])("%i is %s", (score, band) => {
  expect(scoreBand(score)).toBe(band);
});

describe("the word of a match", () => {
  const rate = { key: "rate", weight: 0.5, score: 100 };
  const skills = (score: number) => ({ key: "skills", weight: 0.5, score });
  it.each([
    ["excellent", 100, [], [rate]],
    ["excellent", 90, ["Procountor"], [skills(80), rate]],
    ["otherwise", 100, ["Procountor"], [rate]],
    ["otherwise", 55, ["Procountor"], [skills(10), rate]],
    ["weak", 20, ["Procountor"], [skills(0), { ...rate, score: 40 }]],
  ])("is %s at %i without %j", (word, matchScore, missingSkills, factors) => {
    expect(matchWord({ matchScore, missingSkills, factors })).toBe(word);
  });
});

it("names the factors that give most points, and none that gives nothing", () => {
  const skills = { weight: 0.4, score: 20 };
  const experience = { weight: 0.13, score: 100 };
  const rate = { weight: 0.11, score: 0 };
  expect(strongestFactors([skills, experience, rate], 2)).toEqual([experience, skills]);
  expect(strongestFactors([rate], 2)).toEqual([]);
});
