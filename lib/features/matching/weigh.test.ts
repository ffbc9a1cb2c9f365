import { type BriefSource, readBrief } from "./brief";
import { type CandidateSource, readCandidate } from "./candidate";
import { scorePair } from "./score";
import { ExpertStore } from "./server/expert-store";
import { weigh } from "./weigh";

const brief: BriefSource = {
  title: "",
  description: "",
  requiredSkills: [],
  deliverables: [],
  successMetrics: null,
  additionalRequirements: null,
  preferredExpertProfile: null,
  industry: null,
  location: "Remote",
  workArrangement: ["remote"],
  experienceRequired: "mid",
  urgency: "normal",
  budgetType: "hourly",
  hourlyRateMinCents: null,
  hourlyRateMaxCents: null,
  fixedBudgetMinCents: null,
  fixedBudgetMaxCents: null,
  durationMonths: null,
  hoursPerWeek: null,
  preferredTraits: [],
  personalityMatchingWeight: 20,
};
const expert = (title: string, description: string, skills: string[]): CandidateSource => ({
  title,
  description,
  skills,
  skillMastery: {},
  languages: [],
  titleSkillKeys: [],
  descriptionSkillKeys: [],
  certificateSkillKeys: [],
  background: [],
  experienceYears: 10,
  hourlyRateCents: 9_000,
  availability: "available",
  workArrangement: ["remote"],
  workRadius: null,
  cityKey: null,
  personality: [],
});

const experts = {
  lister: expert("Consultant", "Helps teams.", ["Quality circles facilitation"]),
  teller: expert("Consultant", "Runs quality circles in factories and teaches their facilitation.", ["Lean"]),
  finn: expert("Asiantuntija", "Ohjelmoin logiikoita, logiikkaohjausten uusinnat ja rekisteritutkimukset.", [
    "PLC",
  ]),
  other: expert("Carpenter", "Builds tables.", ["Carpentry"]),
  power: expert("Power engineer", "Maintains transformers and substations of the grid.", ["Power Systems"]),
  transformer: expert("Transformer engineer", "Power transformers, oil and windings.", [
    "Power Transformers",
  ]),
  language: expert("NLP engineer", "Fine-tunes BERT.", ["Hugging Face", "NLP"]),
  models: expert("NLP engineer", "Language models.", ["Transformers"]),
};
const candidates = Object.entries(experts).map(([name, source]) => ({
  name,
  candidate: readCandidate(source),
}));
const store = new ExpertStore();
for (const [index, { candidate }] of candidates.entries())
  store.put(index, candidate, { displayOrder: index, createdAt: 0 });

const skillsOf = (requiredSkills: string[], description = "") => {
  const read = readBrief({ ...brief, requiredSkills, description });
  return Object.fromEntries(
    candidates.map(({ name, candidate }) => [
      name,
      scorePair(read, candidate, store).factors.find(({ key }) => key === "skills")?.score,
    ]),
  ) as Record<keyof typeof experts, number | undefined>;
};

it("understands an unknown wish by its words: in the name of a listed skill more than in prose, in prose more than nowhere", () => {
  const found = skillsOf(["Facilitation of quality circles"]);
  expect(found.lister).toBeGreaterThan(found.teller as number);
  expect(found.teller).toBeGreaterThan(40);
  expect(found.other).toBe(0);
});

it("takes transformers as a required skill for the models, not for the machines of a grid", () => {
  const { models, language, power, transformer } = skillsOf(["Transformers"]);
  expect(models).toBeGreaterThan(language ?? 100);
  expect(language).toBeGreaterThan(30);
  expect([power, transformer]).toEqual([0, 0]);
  const machines = skillsOf(["Power transformers"]);
  expect(machines.transformer).toBeGreaterThan(machines.power ?? 100);
  expect(machines.power).toBeGreaterThan(machines.language ?? 0);
});

it("understands other forms of a word and the parts of a compound", () => {
  expect(skillsOf(["Rekisteritutkimus"]).finn).toBeGreaterThan(30);
  expect(skillsOf(["Rekisteritutkimus"]).teller).toBe(0);
});

it("gives what nobody can earn to the other factors", () => {
  const weights = (requiredSkills: string[]) => {
    const { factors } = scorePair(
      readBrief({ ...brief, requiredSkills, description: "Circles in factories." }),
      candidates[0]?.candidate as (typeof candidates)[0]["candidate"],
      store,
    );
    expect(factors.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    return Object.fromEntries(factors.map(({ key, weight }) => [key, weight]));
  };
  const [known, half, none] = [weights(["Lean", "PLC"]), weights(["Lean", "Zymurgy"]), weights(["Zymurgy"])];
  expect(half.skills).toBeLessThan(known.skills as number);
  expect(half.text).toBeGreaterThan(known.text as number);
  expect(none.skills).toBeUndefined();
  expect(weigh(readBrief({ ...brief, requiredSkills: ["Zymurgy"] }), store).attainable).toBe(0);
});
