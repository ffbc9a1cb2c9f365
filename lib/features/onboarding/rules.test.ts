import fc from "fast-check";
import {
  achievementIds,
  achievements,
  canComplete,
  emptyFields,
  initialState,
  levelOf,
  nextState,
  type OnboardingEvent,
  type OnboardingFields,
  onboardingSteps,
  pointsOf,
  progressOf,
  type StepId,
  stepIds,
  stepsOfFields,
} from "./rules";

const summary = "Builds data platforms that other people can maintain.";
const full: OnboardingFields = {
  name: "Aino Aalto",
  title: "Data engineer",
  email: "aino@example.fi",
  description: summary,
  skills: ["Python", "SQL", "dbt", "Kafka", "Airflow"],
  hourlyRate: "95",
  workArrangement: ["remote"],
  portfolioUrl: "https://aino.example",
};
const changed = (fields: Partial<OnboardingFields>): OnboardingEvent => ({ type: "fields-changed", fields });
const finished: OnboardingEvent = { type: "assessment-finished" };
const reached = (fields: Partial<OnboardingFields>) => nextState(initialState, changed(fields));

it("has the documented steps, achievements and points", () => {
  expect(onboardingSteps.map(({ id, points, required }) => [id, points, required])).toEqual([
    ["basic-info", 100, true],
    ["professional-summary", 150, true],
    ["skills-expertise", 200, true],
    ["work-preferences", 100, true],
    ["portfolio-upload", 300, false],
    ["personality-test", 250, false],
  ]);
  expect(achievements.map(({ id, points }) => [id, points])).toEqual([
    ["first-steps", 50],
    ["skill-master", 100],
    ["portfolio-showcase", 200],
    ["personality-guru", 150],
    ["completionist", 500],
  ]);
});

const person = { name: "A", title: "B", email: "c" };
const five = ["1", "2", "3", "4", "5"];

it.each<[Partial<OnboardingFields>, steps: string[], unlocked: string[]]>([
  [{}, [], []],
  [{ ...person, email: "  " }, [], []],
  [{ ...person, title: "" }, [], []],
  [{ ...person, name: "\n" }, [], []],
  [person, ["basic-info"], ["first-steps"]],
  [{ ...person, experienceYears: 6 }, ["basic-info"], ["first-steps"]],
  [{ ...person, experienceYears: 6.5 }, [], ["first-steps"]],
  [{ ...person, experienceYears: "six" }, [], ["first-steps"]],
  [{ description: "x".repeat(49) }, [], []],
  [{ description: `  ${"x".repeat(49)}  ` }, [], []],
  [{ description: "x".repeat(50) }, ["professional-summary"], []],
  [{ skills: five.slice(3) }, [], []],
  [{ skills: five.slice(2) }, ["skills-expertise"], []],
  [{ skills: five.slice(1) }, ["skills-expertise"], []],
  [{ skills: five }, ["skills-expertise"], ["skill-master"]],
  [{ hourlyRate: "95" }, [], []],
  [{ workArrangement: ["hybrid"] }, [], []],
  [{ hourlyRate: " ", workArrangement: ["hybrid"] }, [], []],
  [{ hourlyRate: "95", workArrangement: ["hybrid"] }, ["work-preferences"], []],
  [{ hourlyRate: "1,000", workArrangement: ["hybrid"] }, [], []],
  [{ portfolioUrl: "https://a.example" }, ["portfolio-upload"], ["portfolio-showcase"]],
])("%j completes %j and unlocks %j", (fields, steps, unlocked) => {
  const { state, celebrations } = reached(fields);
  expect(state.completedSteps).toEqual(steps);
  expect(state.achievements).toEqual(unlocked);
  expect(celebrations.map(({ id }) => id)).toEqual([...steps, ...unlocked]);
});

it("gives an assessment's step, its achievement, and the last achievement to whoever has everything", () => {
  expect(nextState(initialState, finished).celebrations).toEqual([
    { kind: "step", id: "personality-test", points: 250 },
    { kind: "achievement", id: "personality-guru", points: 150 },
  ]);
  const last = nextState(reached(full).state, finished);
  expect(last.celebrations.map(({ id }) => id)).toEqual([
    "personality-test",
    "personality-guru",
    "completionist",
  ]);
  expect(pointsOf(last.state)).toBe(2100);
  expect(levelOf(pointsOf(last.state))).toBe(11);
  expect(nextState(last.state, finished).celebrations).toEqual([]);
});

it.each([
  [0, 1],
  [199, 1],
  [200, 2],
  [399, 2],
  [400, 3],
  [2100, 11],
])("%i points are level %i", (points, level) => expect(levelOf(points)).toBe(level));

it("can be completed with the four required steps, whatever else there is", () => {
  for (const missing of onboardingSteps) {
    const completedSteps = stepIds.filter((id) => id !== missing.id);
    expect([missing.id, canComplete({ completedSteps, achievements: [] })]).toEqual([
      missing.id,
      !missing.required,
    ]);
  }
});

it("knows the step of a faulty field", () => {
  expect(stepsOfFields(["workArrangement", "skills.1", "name", "experienceYears", "unknown"])).toEqual([
    "basic-info",
    "skills-expertise",
    "work-preferences",
  ]);
  expect(stepsOfFields([])).toEqual([]);
});

describe("whatever somebody does", () => {
  const text = fc.oneof(fc.constant(""), fc.constant("  "), fc.string({ maxLength: 60 }));
  const list = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 7 });
  const event: fc.Arbitrary<OnboardingEvent> = fc.oneof(
    { weight: 1, arbitrary: fc.constant(finished) },
    {
      weight: 6,
      arbitrary: fc
        .record(
          {
            name: text,
            title: text,
            email: text,
            description: text,
            hourlyRate: text,
            portfolioUrl: text,
            skills: list,
            workArrangement: list,
          },
          { requiredKeys: [] },
        )
        .map(changed),
    },
  );

  it("nothing that was reached is lost or told twice, and points are the sum of what was told", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state = initialState;
        const told: string[] = [];
        let sum = 0;
        for (const each of events) {
          const next = nextState(state, each);
          expect(state.completedSteps.every((id) => next.state.completedSteps.includes(id))).toBe(true);
          expect(state.achievements.every((id) => next.state.achievements.includes(id))).toBe(true);
          for (const { kind, id, points } of next.celebrations) {
            told.push(`${kind}:${id}`);
            sum += points;
          }
          state = next.state;
        }
        expect(new Set(told).size).toBe(told.length);
        expect([...told].sort()).toEqual(
          [
            ...state.completedSteps.map((id) => `step:${id}`),
            ...state.achievements.map((id) => `achievement:${id}`),
          ].sort(),
        );
        expect(pointsOf(state)).toBe(sum);
        expect(state.achievements.includes("completionist")).toBe(state.completedSteps.length === 6);
      }),
    );
  });

  it("entering all at once reaches no more than entering it step by step", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 15 }), (events) => {
        const state = events.reduce((before, each) => nextState(before, each).state, initialState);
        const atOnce = progressOf(state.fields, events.includes(finished));
        expect(atOnce.completedSteps.every((id) => state.completedSteps.includes(id))).toBe(true);
        expect(pointsOf(atOnce)).toBeLessThanOrEqual(pointsOf(state));
      }),
    );
  });

  it("the order in which fields are filled makes no difference", () => {
    const entries = Object.entries(full) as [keyof OnboardingFields, never][];
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: entries.length }), (order) => {
        const state = order.reduce(
          (before, [field, value]) => nextState(before, changed({ [field]: value })).state,
          initialState,
        );
        const expected = progressOf(full, false);
        expect([...state.completedSteps].sort()).toEqual([...expected.completedSteps].sort());
        expect(pointsOf(state)).toBe(pointsOf(expected));
      }),
    );
  });
});

it("an untouched wizard has nothing, at level 1", () => {
  expect(progressOf(emptyFields, false)).toMatchObject({ completedSteps: [], achievements: [] });
  expect(levelOf(pointsOf(initialState))).toBe(1);
  expect(canComplete(initialState)).toBe(false);
  const unknown = { completedSteps: ["gone" as StepId], achievements: achievementIds.slice(0, 1) };
  expect(pointsOf(unknown)).toBe(50);
});
