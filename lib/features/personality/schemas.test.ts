import { personalityAnswers, savePersonalityInput } from "./schemas";

it.each([[{ answers: { o1: 5 }, consent: true }], [{ answers: { o1: 1, n4: 3 }, consent: true }]])(
  "takes %j",
  (input) => {
    expect(savePersonalityInput.parse(input)).toEqual(input);
  },
);

it.each([
  ["no consent", { answers: { o1: 5 } }, "consent"],
  ["a refused consent", { answers: { o1: 5 }, consent: false }, "consent"],
  ["a consent in words", { answers: { o1: 5 }, consent: "true" }, "consent"],
  ["no answers", { answers: {}, consent: true }, "answers"],
  ["answers as a list", { answers: [5], consent: true }, "answers"],
  ["an answer beyond the scale", { answers: { o1: 6 }, consent: true }, "answers.o1"],
  ["half an answer", { answers: { o1: 2.5 }, consent: true }, "answers.o1"],
  ["an answer in words", { answers: { o1: "5" }, consent: true }, "answers.o1"],
  ["an empty answer", { answers: { o1: null }, consent: true }, "answers.o1"],
  ["another statement", { answers: { o1: 3, o5: 3 }, consent: true }, "answers"],
  ["a score", { answers: { o1: 3 }, consent: true, personalityOpenness: 100 }, ""],
])("refuses %s", (_name, input, path) => {
  const { error } = savePersonalityInput.safeParse(input);
  expect(error?.issues.map((issue) => issue.path.join("."))).toEqual([path]);
});

it("lets a draft hold no answers yet", () => {
  expect(personalityAnswers.parse({})).toEqual({});
});
