import fc from "fast-check";
import { skills as vocabulary } from "@/lib/shared/skills";
import { type BriefSource, readBrief } from "./brief";
import { type CandidateSource, evidenceBits, readCandidate } from "./candidate";
import {
  arrangementScore,
  availabilityScore,
  cityDistance,
  evidenceTable,
  experienceScore,
  personalityScore,
  presentWeights,
  rateScore,
  scorePair,
  textScore,
} from "./score";
import type { Statistics } from "./weigh";

const brief: BriefSource = {
  title: "Demand forecast",
  description: "We forecast the daily demand of 120 shops and want to explain the numbers to planners.",
  requiredSkills: ["Forecasting", "Python"],
  deliverables: [],
  successMetrics: null,
  additionalRequirements: null,
  preferredExpertProfile: null,
  industry: "Retail",
  location: "Tampere",
  workArrangement: ["hybrid"],
  experienceRequired: "senior",
  urgency: "normal",
  budgetType: "hourly",
  hourlyRateMinCents: 8_000,
  hourlyRateMaxCents: 10_000,
  fixedBudgetMinCents: null,
  fixedBudgetMaxCents: null,
  durationMonths: 3,
  hoursPerWeek: 40,
  preferredTraits: [null, null, null, null, null],
  personalityMatchingWeight: 20,
};

const candidate: CandidateSource = {
  title: "Data scientist",
  description: "Builds forecasts that shops plan by.",
  skills: ["Python", "Forecasting", "SQL"],
  skillMastery: { Python: 4, Forecasting: 5 },
  languages: [],
  titleSkillKeys: ["data-science"],
  descriptionSkillKeys: ["forecasting"],
  certificateSkillKeys: [],
  background: [],
  experienceYears: 8,
  hourlyRateCents: 9_500,
  availability: "available",
  workArrangement: ["remote", "hybrid"],
  workRadius: 50,
  cityKey: "tampere",
  personality: [null, null, null, null, null],
};

const statistics: Statistics = {
  experts: 100,
  withWord: () => 10,
  withSkill: () => 10,
  formsOf: () => [],
  skillsNamed: () => [],
};
const score = (b: Partial<BriefSource>, c: Partial<CandidateSource>) =>
  scorePair(readBrief({ ...brief, ...b }), readCandidate({ ...candidate, ...c }), statistics);

describe("the parts", () => {
  it.each([
    ["senior", 8, 1],
    ["senior", 6, 1],
    ["senior", 5, 0.8],
    ["senior", 3, 0.4],
    ["senior", 0, 0],
    ["junior", 0, 1],
    ["expert", 10, 1],
    ["mid", 2, 0.6],
  ] as const)("a %s brief gives %d years %d", (level, years, expected) => {
    expect(experienceScore(level, years)).toBeCloseTo(expected);
  });

  it.each([
    [10_000, 9_500, 1],
    [10_000, 10_000, 1],
    [10_000, 12_500, 0.5],
    [10_000, 15_000, 0],
    [10_000, 30_000, 0],
  ])("a budget of %d gives a rate of %d %d", (ceiling, rate, expected) => {
    expect(rateScore(ceiling, rate)).toBeCloseTo(expected);
  });

  it("says nothing about a rate without a budget", () => {
    expect(rateScore(null, 9_500)).toBeNull();
  });

  it("never prefers a later start", () => {
    for (const urgency of ["urgent", "normal", "flexible"] as const) {
      const values = [0, 1, 2, 3].map((availability) => availabilityScore(urgency, availability));
      expect([...values].sort((a, b) => b - a)).toEqual(values);
      expect(values[3]).toBeLessThan(values[0] as number);
    }
  });

  it.each([
    ["remote for both", 1, 3, null, 50, 1],
    ["hybrid within the radius", 2, 3, 40, 50, 1],
    ["hybrid beyond the radius", 2, 3, 180, 50, 0.3],
    ["on-site beyond the radius", 4, 4, 180, 50, 0.1],
    ["on-site, place unknown", 4, 4, null, 50, 0.8],
    ["hybrid for on-site, near", 4, 2, 10, 50, 0.7],
    ["an expert who only works remotely", 4, 1, 0, 50, 0.15],
    ["a brief that is only remote", 1, 4, 0, 50, 0.4],
    ["a brief that asks for none", 0, 1, null, 50, null],
  ])("%s", (_name, wanted, offered, distance, radius, expected) => {
    expect(arrangementScore(wanted, offered, distance, radius)).toBe(expected);
  });

  it("knows distances between cities of the list only", () => {
    expect(cityDistance("helsinki", "helsinki")).toBe(0);
    expect(cityDistance("helsinki", "tampere")).toBeGreaterThan(150);
    expect(cityDistance("helsinki", "atlantis")).toBeNull();
  });

  it("compares traits that both sides name, and no others", () => {
    expect(personalityScore([80, null, 20, null, null], [70, 10, null, null, null])).toBeCloseTo(0.8);
    expect(personalityScore([80, null, null, null, null], [null, 10, null, null, null])).toBeNull();
  });

  it("is full when part of the telling words are shared", () => {
    expect(textScore(0, 10, 1)).toBe(0);
    expect(textScore(4, 10, 1)).toBe(1);
    expect(textScore(0, 0, 1)).toBeNull();
  });

  it("counts mastery up to the level, borne out more than listed, listed more than nothing", () => {
    const senior = evidenceTable("senior");
    const at = (mastery: number, where: number) =>
      senior[(mastery << evidenceBits.mastery) | where] as number;
    expect(at(4, 1)).toBe(1);
    expect(at(5, 0)).toBe(0.9);
    for (let mastery = 1; mastery < 5; mastery += 1)
      expect(at(mastery + 1, 0)).toBeGreaterThanOrEqual(at(mastery, 0));
    expect(at(0, 1)).toBe(0.85);
    expect(at(0, 0)).toBe(0);
    expect(evidenceTable("junior")[3 << evidenceBits.mastery]).toBeGreaterThan(at(3, 0));
  });
});

describe("the whole", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  it("has weights that sum to 1, whatever is present", () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        share,
        (a, b, c, d, personality) => {
          const present = { skills: a, text: b, domain: c, personality: d, rate: a } as Record<
            string,
            boolean
          >;
          const weights = Object.values(presentWeights((key) => present[key] ?? true, personality));
          expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
          for (const weight of weights) expect(weight).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it("is the weighted sum of its factors, from 0 to 100", () => {
    const pair = score({ preferredTraits: [80, 20, null, null, null] }, { personality: [75, 39, 1, 2, 3] });
    const sum = pair.factors.reduce((total, factor) => total + factor.weight * factor.score, 0);
    expect(sum).toBeCloseTo(pair.score, 9);
    expect(pair.factors.map(({ key }) => key)).toEqual([
      "skills",
      "text",
      "experience",
      "rate",
      "availability",
      "arrangement",
      "domain",
      "personality",
    ]);
    expect(pair.factors.at(-1)).toEqual({ key: "personality", weight: 0.2, score: 90 });
  });

  it("leaves personality out where one side has none, and spreads its weight", () => {
    const { factors } = score({ preferredTraits: [80, null, null, null, null] }, {});
    expect(factors.at(-1)).toEqual({ key: "personality", weight: 0, score: 0 });
    expect(factors.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  it.each([
    ["synonyms", { requiredSkills: ["kielimallit"] }, { skills: ["LLM"], skillMastery: {} }],
    [
      "another language",
      { requiredSkills: ["koneoppiminen"] },
      { skills: ["Machine Learning"], skillMastery: {} },
    ],
  ])("takes %s for the same skill", (_name, b, c) => {
    const same = score({ requiredSkills: c.skills, title: "x", description: "" }, c);
    expect(score({ ...b, title: "x", description: "" }, c).factors[0]).toEqual(same.factors[0]);
  });

  it("counts a related skill partly, an unrelated one not at all", () => {
    const skills = (label: string) =>
      score(
        { requiredSkills: ["TensorFlow"], title: "x", description: "" },
        { skills: [label], skillMastery: { [label]: 5 }, titleSkillKeys: [], descriptionSkillKeys: [] },
      ).factors[0]?.score ?? 0;
    expect(skills("TensorFlow")).toBe(90);
    expect(skills("PyTorch")).toBeGreaterThan(30);
    expect(skills("PyTorch")).toBeLessThan(90);
    expect(skills("Accounting")).toBe(0);
  });

  it("counts competence that only the prose shows", () => {
    const listed = score({}, {});
    const prose = score({}, { skills: ["SQL"], descriptionSkillKeys: ["forecasting", "python"] });
    const none = score({}, { skills: ["SQL"], descriptionSkillKeys: [], titleSkillKeys: [] });
    expect(prose.score).toBeLessThan(listed.score);
    expect(prose.score).toBeGreaterThan(none.score + 15);
  });

  it("counts a skill that a certificate names more than one in prose, and less than one in the title", () => {
    const only = (place: "titleSkillKeys" | "certificateSkillKeys" | "descriptionSkillKeys") => {
      const nowhere = { titleSkillKeys: [], certificateSkillKeys: [], descriptionSkillKeys: [] };
      return score({}, { skills: ["SQL"], ...nowhere, [place]: ["forecasting", "python"] }).score;
    };
    expect(only("certificateSkillKeys")).toBeGreaterThan(only("descriptionSkillKeys"));
    expect(only("certificateSkillKeys")).toBeLessThan(only("titleSkillKeys"));
  });

  it("reads the words of cases as those of the description", () => {
    const told = "Forecasts for grocery shops";
    const background = [{ in: "case" as const, name: told, text: told }];
    expect(score({}, { description: "", background }).score).toBe(score({}, { description: told }).score);
  });

  it("does not rise when words are repeated", () => {
    const text = candidate.description;
    expect(score({}, { description: `${text} ${text} ${text} forecasts forecasts shops` }).score).toBe(
      score({}, {}).score,
    );
    expect(score({ description: `${brief.description} ${brief.description}` }, {}).score).toBe(
      score({}, {}).score,
    );
  });

  it("believes a list of dozens of skills less", () => {
    const many = vocabulary.slice(0, 40).map(({ label }) => label);
    const honest = score({}, { skills: ["Python", "Forecasting"] });
    const stuffed = score({}, { skills: [...many, "Python", "Forecasting"] });
    expect(stuffed.score).toBeLessThan(honest.score);
  });

  it("ignores names, contact and picture: there is no way for them in", () => {
    const extra = { name: "Zz", email: "zz@example.com", phone: "1", profileImage: "x" } as object;
    expect(score({}, { ...extra }).score).toBe(score({}, {}).score);
  });
});

describe("properties", () => {
  const labels = vocabulary.map(({ label }) => label);
  const someSkills = fc.uniqueArray(fc.constantFrom(...labels), { minLength: 1, maxLength: 12 });
  const anyBrief = fc.record({
    requiredSkills: fc.uniqueArray(fc.constantFrom(...labels), { maxLength: 6 }),
    experienceRequired: fc.constantFrom("junior", "mid", "senior", "expert"),
    urgency: fc.constantFrom("urgent", "normal", "flexible"),
    hourlyRateMaxCents: fc.option(fc.integer({ min: 8_000, max: 20_000 })),
    preferredTraits: fc.array(fc.option(fc.integer({ min: 0, max: 100 })), { minLength: 5, maxLength: 5 }),
    personalityMatchingWeight: fc.integer({ min: 0, max: 100 }),
  }) as fc.Arbitrary<Partial<BriefSource>>;

  it("another required skill never lowers the score", () => {
    fc.assert(
      fc.property(anyBrief, someSkills, fc.nat(), (b, skills, pick) => {
        const wanted = b.requiredSkills ?? [];
        if (wanted.length === 0) return;
        const added = wanted[pick % wanted.length] as string;
        const mastery = (list: string[]) => Object.fromEntries(list.map((label) => [label, 3]));
        const without = skills.filter((label) => label !== added);
        const less = score(b, { skills: without, skillMastery: mastery(without) }).score;
        const more = score(b, {
          skills: [...without, added],
          skillMastery: mastery([...without, added]),
        }).score;
        expect(more).toBeGreaterThanOrEqual(less - 1e-9);
      }),
    );
  });

  it("another level of a wanted skill is another score, up to the level that the project asks", () => {
    const at = (level: number) => score({}, { skillMastery: { Python: level, Forecasting: 5 } }).score;
    expect([at(1) < at(2), at(2) < at(3), at(3) < at(4), at(4) === at(5)]).toEqual([true, true, true, true]);
    // Without a level, a skill counts as the middle one (decisions B12); one that nobody wants counts for nothing.
    expect(score({}, { skillMastery: { Forecasting: 5 } }).score).toBe(at(3));
    expect(score({}, { skillMastery: { Python: 4, Forecasting: 5, SQL: 1 } }).score).toBe(at(4));
  });

  it("a higher mastery, more years, a lower rate and an earlier start never lower the score", () => {
    const level = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(
        anyBrief,
        level,
        fc.nat(30),
        fc.integer({ min: 3_000, max: 30_000 }),
        fc.nat(2),
        (b, mastery, years, rate, start) => {
          const starts = ["available", "next_week", "2_weeks", "busy"] as const;
          const base: Partial<CandidateSource> = {
            skillMastery: { Python: mastery, Forecasting: mastery },
            experienceYears: years,
            hourlyRateCents: rate,
            availability: starts[start + 1] as (typeof starts)[number],
          };
          const from = score(b, base).score;
          for (const better of [
            { skillMastery: { Python: mastery + 1, Forecasting: mastery } },
            { experienceYears: years + 1 },
            { hourlyRateCents: rate - 100 },
            { availability: starts[start] as (typeof starts)[number] },
          ]) {
            expect(score(b, { ...base, ...better }).score).toBeGreaterThanOrEqual(from - 1e-9);
          }
        },
      ),
    );
  });

  it("stays between 0 and 100", () => {
    fc.assert(
      fc.property(anyBrief, someSkills, fc.string(), (b, skills, description) => {
        const { score: value } = score(b, { skills, description });
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100 + 1e-9);
      }),
    );
  });
});
