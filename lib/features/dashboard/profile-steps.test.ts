import type { FullExpert } from "@/lib/features/experts/schemas";
import { emptyMarket } from "@/lib/features/market/rules";
import { analyseProfile } from "@/lib/features/profile-advice/rules";
import { profileScore } from "@/lib/features/profile-advice/score";
import { fullExpert } from "@/tests/support/dto-factories";
import { profileSteps } from "./profile-steps";

const full = fullExpert({
  title: "Machine learning engineer for retail",
  description: `${"Forecasts demand for grocery chains in Python and explains it to planners. ".repeat(8)}Cut waste by 12 % in 40 shops.`,
  profileImage: "/api/images/0199b1c2-7d3e-7a4f-8b5c-6d7e8f901234",
  skills: ["Python", "Forecasting", "SQL", "Machine Learning", "Retail"],
  skillMastery: { Python: 5, Forecasting: 5, SQL: 4, "Machine Learning": 4, Retail: 3 },
  workArrangement: ["remote", "hybrid"],
  weeklyAvailabilityHours: 30,
  portfolioUrl: "https://example.com",
  linkedinUrl: "https://www.linkedin.com/in/aino",
});

const of = (changes: Partial<FullExpert>) =>
  profileSteps(analyseProfile({ ...full, ...changes }, emptyMarket));
const stepsOf = (changes: Partial<FullExpert>) =>
  of(changes).steps.map(({ field, advice, points }) => `${field} ${advice.key} +${points}`);

it("of a full profile are none, and without a market nothing is added to where the optimiser begins", () => {
  expect(of({})).toEqual({ score: 60, message: "almostThere", steps: [] });
});

it.each<[Partial<FullExpert>, string[]]>([
  [{ profileImage: null }, ["profileImage areas.noPicture +3"]],
  [{ workRadius: null }, ["workRadius areas.noRadius +3"]],
  [{ workArrangement: ["remote"], workRadius: null }, []],
  [{ skillMastery: {} }, ["skills areas.noMastery +3"]],
  [{ title: "Consultant" }, ["title areas.vagueTitle +3", "description areas.unprovenSkills +3"]],
  // No part of quality, and so of no score.
  [{ linkedinUrl: null, hourlyRate: 20, experienceYears: 1 }, []],
  [{ weeklyAvailabilityHours: null }, ["weeklyAvailabilityHours areas.noHours +3"]],
  [{ description: "Short." }, ["description areas.shortDescription +3"]],
])("of a profile with %j are %j", (changes, steps) => {
  expect(stepsOf(changes)).toEqual(steps);
});

it("are four at most, and the score is the one that the optimiser says", () => {
  const bare = {
    description: "Work.",
    title: "Consultant",
    skills: [],
    skillMastery: {},
    profileImage: null,
  };
  const links = { portfolioUrl: null, linkedinUrl: null, weeklyAvailabilityHours: null, workRadius: null };
  const found = analyseProfile({ ...full, ...bare, ...links }, emptyMarket);
  const { steps, score } = profileSteps(found);
  expect(steps).toHaveLength(4);
  const { improvementAreas } = found;
  expect(score).toBe(
    profileScore({
      marketPosition: "Still developing",
      missingSkills: [],
      improvementAreas: improvementAreas.map(({ key }) => key),
    }).score,
  );
});
