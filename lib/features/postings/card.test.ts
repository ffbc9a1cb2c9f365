import { publicPosting } from "@/tests/support/dto-factories";
import { budgetOf, toCardProject } from "./card";

const project = publicPosting({
  description: "A forecast\n\nof daily demand.",
  requiredSkills: ["Python"],
  location: "Remote",
  fixedBudgetMin: 5000,
  urgency: "urgent",
  companyVerifiedBy: "domain",
});

describe("a card", () => {
  it("holds what it shows, and nothing else", () => {
    expect(toCardProject(project)).toEqual({
      id: 7,
      title: "Demand forecast",
      company: "Pohjola Oy",
      isCompanyVerified: true,
      location: "Remote",
      durationMonths: 3,
      level: "senior",
      description: "A forecast of daily demand.",
      skills: ["Python"],
      moreSkills: 0,
      budget: { type: "hourly", min: 80, max: 120.5 },
      urgency: "urgent",
    });
  });

  it.each([
    [5, 5, 0],
    [6, 5, 1],
    [20, 5, 15],
    [0, 0, 0],
  ])("of %i skills names %i and counts %i", (count, named, more) => {
    const requiredSkills = Array.from({ length: count }, (_, index) => `Skill ${index}`);
    const card = toCardProject({ ...project, requiredSkills });
    expect([card.skills.length, card.moreSkills]).toEqual([named, more]);
  });

  it("cuts what no card could show, and no letter in two", () => {
    expect(toCardProject({ ...project, description: "ä".repeat(360) }).description).toBe("ä".repeat(360));
    expect(toCardProject({ ...project, description: "👩‍💻".repeat(400) }).description).not.toMatch(
      /\ud83d…$/,
    );
    expect(toCardProject({ ...project, description: `${"x".repeat(359)} more` }).description).toBe(
      `${"x".repeat(359)}…`,
    );
  });
});

describe("a budget", () => {
  it.each([
    ["hourly", { hourlyRateMin: 80, hourlyRateMax: 120 }, { type: "hourly", min: 80, max: 120 }],
    ["hourly", { hourlyRateMin: 0, hourlyRateMax: 50 }, { type: "hourly", min: 0, max: 50 }],
    ["hourly", { hourlyRateMin: 80, hourlyRateMax: null }, null],
    ["hourly", { hourlyRateMin: null, hourlyRateMax: 120 }, null],
    ["hourly", { hourlyRateMin: null, hourlyRateMax: null, fixedBudgetMin: 1, fixedBudgetMax: 2 }, null],
    ["fixed", { fixedBudgetMin: 5000, fixedBudgetMax: 9000 }, { type: "fixed", min: 5000, max: 9000 }],
    ["fixed", { fixedBudgetMin: 5000, fixedBudgetMax: null }, null],
    ["fixed", { fixedBudgetMin: null, fixedBudgetMax: null }, null],
  ] as const)("%s with %j is %j", (budgetType, amounts, expected) => {
    expect(budgetOf({ ...project, budgetType, ...amounts })).toEqual(expected);
  });
});
