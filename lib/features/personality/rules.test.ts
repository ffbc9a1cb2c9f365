import fc from "fast-check";
import { traits } from "@/lib/features/matching/factors";
import { resumeAt, toPersonalityFields, toTraitScores, traitBands, traitScores } from "./rules";
import { answerValues, type PersonalityAnswers, statementIds, statements } from "./statements";

const none = {
  openness: null,
  conscientiousness: null,
  extraversion: null,
  agreeableness: null,
  neuroticism: null,
};

const answersOf = (value: 1 | 2 | 3 | 4 | 5): PersonalityAnswers =>
  Object.fromEntries(statementIds.map((id) => [id, value]));

describe("traitScores", () => {
  it.each<[name: string, answers: PersonalityAnswers, scores: object]>([
    ["no answers", {}, {}],
    ["the highest of a plain statement", { o1: 5 }, { openness: 100 }],
    ["the highest of a reversed one", { o2: 5 }, { openness: 0 }],
    ["the lowest of a reversed one", { c2: 1 }, { conscientiousness: 100 }],
    ["the middle", { e1: 3, e2: 3 }, { extraversion: 50 }],
    ["a mean of 3.75", { a1: 4, a2: 2, a3: 4, a4: 3 }, { agreeableness: 69 }],
    ["a mean of 1.5, half a point rounded up", { o1: 1, o3: 2 }, { openness: 13 }],
    ["a mean of three", { o1: 1, o3: 2, o4: 2 }, { openness: 17 }],
    ["worry as little stability", { n1: 5, n3: 5 }, { neuroticism: 0 }],
    ["calm as much stability (decisions B15)", { n1: 1, n2: 5, n3: 1, n4: 5 }, { neuroticism: 100 }],
    ["two traits, each its own", { o1: 5, c1: 1 }, { openness: 100, conscientiousness: 0 }],
  ])("scores %s", (_name, answers, scores) => {
    expect(traitScores(answers)).toEqual({ ...none, ...scores });
  });

  it("scores agreeing with everything by how many of a trait's statements are reversed", () => {
    expect(traitScores(answersOf(5))).toEqual({
      openness: 75,
      conscientiousness: 75,
      extraversion: 75,
      agreeableness: 75,
      neuroticism: 50,
    });
    expect(Object.values(traitScores(answersOf(3)))).toEqual([50, 50, 50, 50, 50]);
  });

  const value = fc.constantFrom(...answerValues);
  const given = fc.dictionary(fc.constantFrom(...statementIds), value) as fc.Arbitrary<PersonalityAnswers>;

  it("gives whole numbers from 0 to 100, and null exactly where nothing was answered", () => {
    fc.assert(
      fc.property(given, (answers) => {
        const scores = traitScores(answers);
        for (const trait of traits) {
          const isAnswered = statements.some((each) => each.trait === trait && answers[each.id]);
          const score = scores[trait];
          expect(score !== null).toBe(isAnswered);
          if (score === null) continue;
          expect(Number.isInteger(score)).toBe(true);
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it("rises with every plain answer, falls with every reversed one, and leaves the other traits alone", () => {
    fc.assert(
      fc.property(given, fc.constantFrom(...statements), value, value, (answers, statement, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)] as [typeof one, typeof one];
        const before = traitScores({ ...answers, [statement.id]: low });
        const after = traitScores({ ...answers, [statement.id]: high });
        const change = (after[statement.trait] ?? 0) - (before[statement.trait] ?? 0);
        expect(statement.reverse ? -change : change).toBeGreaterThanOrEqual(0);
        for (const trait of traits) if (trait !== statement.trait) expect(after[trait]).toBe(before[trait]);
      }),
    );
  });

  it("is symmetrical: the opposite answers give the opposite score, to the rounding of a half", () => {
    fc.assert(
      fc.property(given, (answers) => {
        const opposite = Object.fromEntries(
          Object.entries(answers).map(([id, answer]) => [id, 6 - (answer as number)]),
        ) as PersonalityAnswers;
        const [scores, mirrored] = [traitScores(answers), traitScores(opposite)];
        for (const trait of traits) {
          const [one, other] = [scores[trait], mirrored[trait]];
          if (one === null || other === null) expect(one).toBe(other);
          else expect([100, 101]).toContain(one + other);
        }
      }),
    );
  });

  it("does not depend on the order of the answers", () => {
    fc.assert(
      fc.property(given, fc.infiniteStream(fc.nat()), (answers, order) => {
        const keyed = Object.entries(answers).map((entry) => ({ entry, key: order.next().value as number }));
        const shuffled = Object.fromEntries(keyed.sort((a, b) => a.key - b.key).map(({ entry }) => entry));
        expect(traitScores(shuffled)).toEqual(traitScores(answers));
      }),
    );
  });
});

describe("traitBands", () => {
  it.each([
    [100, "veryHigh"],
    [80, "veryHigh"],
    [79, "high"],
    [60, "high"],
    [59, "moderate"],
    [40, "moderate"],
    [39, "low"],
    [0, "low"],
    [null, null],
  ])("has %p in %s (001 §9)", (score, band) => {
    expect(traitBands({ ...none, openness: score })).toEqual({ ...none, openness: band });
  });
});

describe("where to go on", () => {
  it("is the first statement shown without an answer, or the results", () => {
    const [first, second, third] = statements.map(({ id }) => id) as [string, string, string];
    expect(resumeAt({})).toBe(0);
    expect(resumeAt({ [first]: 3, [third]: 3 })).toBe(1);
    expect(resumeAt({ [second]: 3 })).toBe(0);
    expect(resumeAt(answersOf(4))).toBe("results");
  });
});

it("has the scores under the names of a profile and back", () => {
  const scores = { openness: 1, conscientiousness: 2, extraversion: 3, agreeableness: null, neuroticism: 5 };
  expect(toPersonalityFields(scores)).toEqual({
    personalityOpenness: 1,
    personalityConscientiousness: 2,
    personalityExtraversion: 3,
    personalityAgreeableness: null,
    personalityNeuroticism: 5,
  });
  expect(toTraitScores(toPersonalityFields(scores))).toEqual(scores);
});
