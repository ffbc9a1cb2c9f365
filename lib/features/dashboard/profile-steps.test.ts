import type { FullExpert } from "@/lib/features/experts/schemas";
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

const stepsOf = (changes: Partial<FullExpert>) =>
  profileSteps({ ...full, ...changes }).steps.map((step) =>
    "part" in step ? `${step.field} +${step.points}` : `${step.field} ${step.advice.key}`,
  );

it("of a full profile are none", () => {
  expect(profileSteps(full)).toEqual({ score: 100, message: "excellent", steps: [] });
});

it.each<[Partial<FullExpert>, string[]]>([
  [{ profileImage: null }, ["profileImage areas.noPicture"]],
  [{ workRadius: null }, ["workRadius areas.noRadius"]],
  [{ workArrangement: ["remote"], workRadius: null }, []],
  [{ skillMastery: {} }, ["skills areas.noMastery"]],
  [{ title: "Consultant" }, ["title areas.vagueTitle", "description areas.unprovenSkills"]],
  // The strength is at its most still: what remains is advice.
  [{ linkedinUrl: null }, []],
  [{ weeklyAvailabilityHours: null }, ["weeklyAvailabilityHours +1"]],
  // What adds most stands first, and each field once.
  [
    { weeklyAvailabilityHours: null, portfolioUrl: null, linkedinUrl: null },
    ["weeklyAvailabilityHours +15", "portfolioUrl +12", "linkedinUrl +12"],
  ],
  // Nobody gets more years by editing a form.
  [{ experienceYears: 1, weeklyAvailabilityHours: null }, ["weeklyAvailabilityHours +11"]],
  [{ description: "Short." }, ["description areas.shortDescription"]],
])("of a profile with %j are %j", (changes, steps) => {
  expect(stepsOf(changes)).toEqual(steps);
});

it("are four at most", () => {
  const bare = {
    description: "Work.",
    title: "Consultant",
    skills: [],
    skillMastery: {},
    profileImage: null,
  };
  const links = { portfolioUrl: null, linkedinUrl: null, weeklyAvailabilityHours: null, workRadius: null };
  const { steps, score, message } = profileSteps({ ...full, ...bare, ...links });
  expect(steps).toHaveLength(4);
  expect([score, message]).toEqual([63, "almostThere"]);
});
