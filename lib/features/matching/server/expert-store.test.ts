import fc from "fast-check";
import { skillKey, skills as vocabulary } from "@/lib/shared/skills";
import { type BriefSource, readBrief } from "../brief";
import { type CandidateSource, readCandidate } from "../candidate";
import { scorePair } from "../score";
import { bestExperts, compareRanked } from "./best-experts";
import { ExpertStore } from "./expert-store";

// The store must give what scoring every expert and sorting gives, at any size and after any changes.

const labels = vocabulary.slice(0, 40).map(({ label }) => label);
const keys = vocabulary.slice(0, 40).map(({ key }) => key);
const words = ["forecast", "shops", "bank", "hospital", "pipelines", "customers", "models", "tests"];
const trait = fc.option(fc.integer({ min: 0, max: 100 }));

const anyCandidate: fc.Arbitrary<CandidateSource> = fc.record({
  title: fc.constantFrom("Engineer", "Analyst", "Scientist for hospitals"),
  description: fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((list) => list.join(" ")),
  skills: fc.uniqueArray(fc.constantFrom(...labels), { maxLength: 6 }),
  skillMastery: fc.dictionary(fc.constantFrom(...labels), fc.integer({ min: 1, max: 5 }), { maxKeys: 4 }),
  titleSkillKeys: fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 1 }),
  descriptionSkillKeys: fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 3 }),
  certificateSkillKeys: fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 2 }),
  background: fc.constant([]),
  experienceYears: fc.integer({ min: 0, max: 30 }),
  hourlyRateCents: fc.integer({ min: 4_000, max: 20_000 }),
  availability: fc.constantFrom("available", "next_week", "2_weeks", "busy"),
  workArrangement: fc.subarray(["remote", "hybrid", "onsite"] as const, { minLength: 1 }),
  workRadius: fc.option(fc.integer({ min: 0, max: 300 })),
  languages: fc.constant([]),
  cityKey: fc.constantFrom("helsinki", "tampere", "oulu", null),
  personality: fc.array(trait, { minLength: 5, maxLength: 5 }),
});

const anyBrief: fc.Arbitrary<BriefSource> = fc.record({
  title: fc.constantFrom("", "Forecast for shops", "Models"),
  description: fc.array(fc.constantFrom(...words, ...labels), { maxLength: 8 }).map((list) => list.join(" ")),
  requiredSkills: fc.uniqueArray(fc.constantFrom(...labels), { maxLength: 5 }),
  deliverables: fc.constant([]),
  successMetrics: fc.constant(null),
  additionalRequirements: fc.constant(null),
  preferredExpertProfile: fc.constant(null),
  industry: fc.constantFrom(null, "Healthcare", "Retail"),
  location: fc.constantFrom("Remote", "Helsinki", "Oulu"),
  workArrangement: fc.subarray(["remote", "hybrid", "onsite"] as const, { minLength: 1 }),
  experienceRequired: fc.constantFrom("junior", "mid", "senior", "expert"),
  urgency: fc.constantFrom("urgent", "normal", "flexible"),
  budgetType: fc.constantFrom("hourly", "fixed"),
  hourlyRateMinCents: fc.constant(null),
  hourlyRateMaxCents: fc.option(fc.integer({ min: 5_000, max: 15_000 })),
  fixedBudgetMinCents: fc.constant(null),
  fixedBudgetMaxCents: fc.option(fc.integer({ min: 500_000, max: 5_000_000 })),
  durationMonths: fc.option(fc.integer({ min: 1, max: 12 })),
  hoursPerWeek: fc.option(fc.integer({ min: 5, max: 40 })),
  preferredTraits: fc.array(trait, { minLength: 5, maxLength: 5 }),
  personalityMatchingWeight: fc.integer({ min: 0, max: 100 }),
});

type Entry = { id: number; source: CandidateSource; displayOrder: number; createdAt: number };
const anyEntries = fc
  .array(fc.record({ source: anyCandidate, displayOrder: fc.integer({ min: 1, max: 5 }) }), { maxLength: 30 })
  .map((list): Entry[] => list.map((entry, index) => ({ ...entry, id: index + 1, createdAt: index % 4 })));

function storeOf(entries: readonly Entry[]) {
  const store = new ExpertStore();
  for (const { id, source, ...place } of entries) store.put(id, readCandidate(source), place);
  return store;
}

/** The plain way: everybody, scored and sorted. */
function everybody(entries: readonly Entry[], source: BriefSource, store: ExpertStore) {
  return entries
    .map(({ source: expert, ...rest }) => ({
      ...rest,
      score: scorePair(readBrief(source), readCandidate(expert), store).score,
    }))
    .sort(compareRanked)
    .map(({ id, score }) => ({ id, score }));
}

it("gives exactly the best of everybody, for any limit", () => {
  fc.assert(
    fc.property(anyEntries, anyBrief, fc.integer({ min: 1, max: 40 }), (entries, brief, limit) => {
      const store = storeOf(entries);
      expect(bestExperts(store, readBrief(brief), limit)).toEqual(
        everybody(entries, brief, store).slice(0, limit),
      );
    }),
  );
});

it("gives the same in whatever order experts were loaded, changed and removed", () => {
  fc.assert(
    fc.property(anyEntries, anyEntries, anyBrief, (entries, earlier, brief) => {
      const straight = storeOf(entries);
      const changed = storeOf(earlier);
      for (const { id, source, ...place } of [...entries].reverse())
        changed.put(id, readCandidate(source), place);
      for (const { id } of earlier.slice(entries.length)) changed.remove(id);
      expect(changed.experts).toBe(straight.experts);
      expect(bestExperts(changed, readBrief(brief), 10)).toEqual(bestExperts(straight, readBrief(brief), 10));
    }),
  );
});

it("leaves out whom it is told to, and keeps the order of the others", () => {
  fc.assert(
    fc.property(
      anyEntries,
      anyBrief,
      fc.uniqueArray(fc.integer({ min: 1, max: 30 })),
      (entries, brief, out) => {
        const store = storeOf(entries);
        const excluded = new Set(out);
        const all = bestExperts(store, readBrief(brief), 100).filter(({ id }) => !excluded.has(id));
        expect(bestExperts(store, readBrief(brief), 100, excluded)).toEqual(all);
      },
    ),
  );
});

it("drops the numbers of changed experts without losing the others", () => {
  const [source] = fc.sample(anyCandidate, { numRuns: 1, seed: 7 }) as [CandidateSource];
  const long = { ...source, description: Array.from({ length: 400 }, (_, n) => `wort${n}x`).join(" ") };
  const store = new ExpertStore();
  const place = { displayOrder: 1, createdAt: 0 };
  for (let round = 0; round < 700; round += 1) store.put(round % 3, readCandidate(long), place);
  expect(store.experts).toBe(3);
  expect(store.withWord("wort7x")).toBe(3);
  store.remove(0);
  store.remove(0);
  expect(store.withWord("wort7x")).toBe(2);
  expect(store.withWord("nobody")).toBe(0);
});

it("forgets the words and skills that nobody has any more, and keeps those of the others apart", () => {
  const [source] = fc.sample(anyCandidate, { numRuns: 1, seed: 7 }) as [CandidateSource];
  const place = { displayOrder: 1, createdAt: 0 };
  const telling = (round: number) => ({
    ...source,
    description: Array.from({ length: 400 }, (_, n) => `wort${n}x${round}z`).join(" "),
    skills: [`Skillet ${round}`],
  });
  const store = new ExpertStore();
  store.put(1, readCandidate({ ...telling(0), skills: ["Python"] }), place);
  for (let round = 1; round < 700; round += 1) store.put(2, readCandidate(telling(round)), place);
  expect(store.wordIds.ids.size).toBeLessThan(150_000);
  expect([store.withWord("wort7x0z"), store.withWord("wort7x699z"), store.withWord("wort7x5z")]).toEqual([
    1, 1, 0,
  ]);
  expect([
    store.withSkill("python"),
    store.withSkill(skillKey("Skillet 699")),
    store.withSkill(skillKey("Skillet 5")),
  ]).toEqual([1, 1, 0]);
  expect(store.formsOf("wort7x698z")).toEqual(["wort7x699z"]);
});
