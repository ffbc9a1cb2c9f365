import { readBrief } from "../brief";
import { type CandidateSource, readCandidate } from "../candidate";
import { bestExperts } from "./best-experts";
import { ExpertStore } from "./expert-store";
import { packStore, readingOfExperts, unpackStore } from "./snapshot";

const expert = (changes: Partial<CandidateSource>): CandidateSource => ({
  title: "Data engineer",
  description: "Pipelines for hospitals",
  skills: ["Python", "SQL"],
  skillMastery: { Python: 5 },
  titleSkillKeys: ["data-engineering"],
  descriptionSkillKeys: [],
  certificateSkillKeys: [],
  background: [],
  experienceYears: 6,
  hourlyRateCents: 9_000,
  availability: "available",
  workArrangement: ["remote"],
  workRadius: null,
  languages: [{ language: "fi", level: "native" }],
  cityKey: "oulu",
  personality: [1, null, 50, 99, 100],
  ...changes,
});

const brief = readBrief({
  title: "Forecasts for hospitals",
  description: "Python models of demand, Erlang for nobody",
  requiredSkills: ["Python", "Forecasting"],
  deliverables: [],
  successMetrics: null,
  additionalRequirements: null,
  preferredExpertProfile: null,
  industry: "Healthcare",
  location: "Oulu",
  workArrangement: ["hybrid"],
  experienceRequired: "senior",
  urgency: "normal",
  budgetType: "hourly",
  hourlyRateMinCents: null,
  hourlyRateMaxCents: 10_000,
  fixedBudgetMinCents: null,
  fixedBudgetMaxCents: null,
  durationMonths: null,
  hoursPerWeek: null,
  preferredTraits: [50, 50, null, null, null],
  personalityMatchingWeight: 30,
});

function someStore(): ExpertStore {
  const store = new ExpertStore();
  const put = (id: number, changes: Partial<CandidateSource>) =>
    store.put(id, readCandidate(expert(changes)), {
      displayOrder: id % 3,
      createdAt: 1_700_000_000_000 + id,
    });
  put(1, { description: "Gone: a confidential lighthouse keeper", skills: ["Erlang"] });
  for (let id = 2; id < 40; id += 1)
    put(id, {
      skills: id % 2 ? ["Python", "Forecasting"] : ["Excel"],
      skillMastery: { Forecasting: 1 + (id % 5) },
      description: id % 3 ? "Demand of hospitals" : "Ships",
      experienceYears: id % 12,
      personality: id % 4 ? [null, null, null, null, null] : [id, 50, 60, 70, 80],
    });
  store.remove(1);
  put(7, { skills: ["Python"], description: "Demand, forecast daily" });
  store.remove(11);
  return store;
}

it("holds the same experts: every ranking is the same, and later changes too", async () => {
  const store = someStore();
  const restored = await unpackStore(await packStore(store));
  expect(bestExperts(restored, brief, 50)).toEqual(bestExperts(store, brief, 50));
  expect(bestExperts(restored, brief, 50)).toHaveLength(37);
  for (const each of [store, restored]) {
    each.put(7, readCandidate(expert({ skills: ["Forecasting"] })), { displayOrder: 1, createdAt: 5 });
    each.put(90, readCandidate(expert({ skills: ["Rust"], title: "Novel words" })), {
      displayOrder: 1,
      createdAt: 6,
    });
    each.remove(3);
  }
  expect(bestExperts(restored, brief, 50)).toEqual(bestExperts(store, brief, 50));
  for (const word of ["demand", "hospit", "novel"])
    expect(restored.withWord(word)).toBe(store.withWord(word));
  for (const key of ["python", "forecasting", "rust"])
    expect(restored.withSkill(key)).toBe(store.withSkill(key));
});

it("keeps no word of somebody who is gone", async () => {
  const store = someStore();
  const restored = await unpackStore(await packStore(store));
  expect([...store.wordIds.ids.keys()]).toContain("lighthous");
  expect([...restored.wordIds.ids.keys()]).not.toContain("lighthous");
  expect([...restored.skillIds.ids.keys()]).not.toContain("erlang");
});

it("survives being empty", async () => {
  const restored = await unpackStore(await packStore(new ExpertStore()));
  expect(bestExperts(restored, brief, 5)).toEqual([]);
});

describe("the reading", () => {
  const readingWith = async (change: () => void): Promise<string> => {
    let reading = "";
    await jest.isolateModulesAsync(async () => {
      change();
      reading = (await import("./snapshot")).readingOfExperts();
    });
    jest.dontMock("stemmer").dontMock("../factors");
    return reading;
  };

  it("is the same in every process with the same rules", async () => {
    expect(await readingWith(() => {})).toBe(readingOfExperts());
  });

  it("is another one when words are stemmed otherwise, or the rules have another version", async () => {
    const otherStems = await readingWith(() =>
      jest.doMock("stemmer", () => ({ stemmer: (word: string) => word.slice(0, 9) })),
    );
    const otherRules = await readingWith(() =>
      jest.doMock("../factors", () => ({ ...jest.requireActual("../factors"), ruleVersion: "another" })),
    );
    expect(new Set([readingOfExperts(), otherStems, otherRules]).size).toBe(3);
  });
});
