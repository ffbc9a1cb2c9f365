import { POST as view } from "@/app/api/market-view/route";
import type { MarketView } from "@/lib/features/market/schemas";
import { setClock } from "@/lib/server/clock";
import { type Answer, call, type ErrorAnswer } from "@/tests/support/call";
import { createExpert } from "@/tests/support/factories";

const ask = <T = MarketView>(body: object): Promise<Answer<T>> => call<T>(view, { method: "POST", body });
const count = async (body: object) => (await ask(body)).body.expertCount;

/** Answers are kept for half a minute: each test has a minute of its own, later than any other file's that asks too. */
let minute = 0;
beforeEach(() => {
  minute += 1;
  setClock(new Date(Date.UTC(2039, 2, 1, 9, minute)));
});

beforeAll(async () => {
  // Rates 100 … 140; the first can start in two weeks.
  for (const [index, skills] of [
    ["Python", "Kafka", "Rust"],
    ["python", "Apache Kafka"],
    ["Python", "Rust"],
    ["Kafka", "Rust"],
    ["Python", "Kafka"],
  ].entries())
    await createExpert({
      skills,
      hourlyRate: 100 + 10 * index,
      experienceYears: 6,
      availability: index === 2 ? "2_weeks" : "busy",
    });
  await createExpert({ skills: ["Rust"], experienceYears: 1, hourlyRate: 60, availability: "next_week" });
  // Nobody sees these.
  await createExpert({ skills: ["Python", "Kafka"], approvalStatus: "pending", availability: "available" });
  await createExpert({ skills: ["Python", "Kafka"], isActive: false, availability: "available" });
  await createExpert({ skills: ["Python", "Kafka"], archivedAt: new Date(), availability: "available" });
});

it("counts who has at least half of the skills, under any of their names", async () => {
  expect(await count({ requiredSkills: ["Python"] })).toBe(4);
  expect(await count({ requiredSkills: ["Python", "Kafka"] })).toBe(5);
  expect(await count({ requiredSkills: ["Python", "Kafka", "Rust"] })).toBe(5);
  expect(await count({ requiredSkills: ["Apache Kafka", "kafka", "K8s", "Haskell"] })).toBe(0);
  expect(await count({ requiredSkills: ["Kafka", "Haskell"] })).toBe(4);
  expect(await count({ requiredSkills: ["Cobol"] })).toBe(0);
});

it("answers the median, who is within the rate, and the earliest start", async () => {
  const { status, body, headers } = await ask({
    requiredSkills: ["Python", "Kafka"],
    experienceRequired: "senior",
    hourlyRateMax: "115",
  });
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(body).toEqual({ expertCount: 5, withinRateCount: 2, medianRate: 120, earliestStart: "2_weeks" });
});

it("gives no median of fewer than five, and no count within a rate that is not there", async () => {
  expect((await ask({ requiredSkills: ["Kafka"] })).body).toEqual({
    expertCount: 4,
    withinRateCount: null,
    medianRate: null,
    earliestStart: "busy",
  });
  expect((await ask({ requiredSkills: ["Cobol"], hourlyRateMax: 90 })).body).toEqual({
    expertCount: 0,
    withinRateCount: 0,
    medianRate: null,
    earliestStart: null,
  });
  expect((await ask({ requiredSkills: ["…"] })).body.expertCount).toBe(0);
});

it("holds the required level, as a word and as years", async () => {
  expect(await count({ requiredSkills: ["Rust"] })).toBe(4);
  expect(await count({ requiredSkills: ["Rust"], experienceRequired: "mid" })).toBe(3);
  expect(await count({ requiredSkills: ["Rust"], experienceRequired: 5 })).toBe(3);
  expect(await count({ requiredSkills: ["Rust"], experienceRequired: "expert" })).toBe(0);
});

it("counts for work at a place who lives there or travels so far", async () => {
  const skills = ["Fortran"];
  await createExpert({ skills, location: "Helsinki", workArrangement: ["onsite"], workRadius: 0 });
  await createExpert({ skills, location: "Lahti", workArrangement: ["hybrid", "onsite"], workRadius: 150 });
  await createExpert({ skills, location: "Oulu", workArrangement: ["remote", "onsite"], workRadius: 50 });
  await createExpert({ skills, location: "Espoo", workArrangement: ["onsite"], workRadius: null });
  await createExpert({ skills, location: "Kuopio", workArrangement: ["remote"] });
  const at = (location: string | null, ...workArrangement: string[]) =>
    count({ requiredSkills: skills, location, workArrangement });
  expect(await at("Helsinki", "onsite")).toBe(3);
  expect(await at("Helsinki", "on-site")).toBe(3);
  expect(await at("Helsinki", "hybrid")).toBe(1);
  expect(await at("Helsinki", "remote")).toBe(2);
  expect(await at("Helsinki", "remote", "onsite")).toBe(5);
  expect(await at(null, "onsite")).toBe(4);
  expect(await at("Rovaniemi", "onsite")).toBe(0);
});

it("keeps an answer for half a minute", async () => {
  const body = { requiredSkills: ["Elixir"] };
  expect(await count(body)).toBe(0);
  await createExpert({ skills: ["Elixir"] });
  expect(await count(body)).toBe(0);
  setClock(new Date(Date.UTC(2039, 2, 1, 9, minute, 30)));
  expect(await count(body)).toBe(1);
});

it.each([
  [{ requiredSkills: "Python" }, "requiredSkills"],
  [{ requiredSkills: ["Python"], experienceRequired: "wizard" }, "experienceRequired"],
  [{ requiredSkills: ["Python"], hourlyRateMax: "cheap" }, "hourlyRateMax"],
  [{ requiredSkills: ["Python"], workArrangement: ["moon"] }, "workArrangement"],
])("refuses %j", async (body, field) => {
  const answer = await ask<ErrorAnswer>(body);
  expect([answer.status, answer.body.code]).toEqual([422, "invalid"]);
  expect(Object.keys(answer.body.fieldErrors ?? {})).toContain(field);
});

it("refuses what it does not know", async () => {
  expect((await ask({ requiredSkills: ["Python"], expertId: 1 })).status).toBe(422);
});
