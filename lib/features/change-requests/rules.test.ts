import { differences, fieldsOf, linkState } from "./rules";

it("takes the named fields of a record, and null for what has no value", () => {
  expect(
    fieldsOf({ id: 7, name: "Aino", phone: undefined, title: null }, ["name", "phone", "title"]),
  ).toEqual({
    name: "Aino",
    phone: null,
    title: null,
  });
});

it.each([
  ["nothing before it is sent again", { name: "A" }, null, {}, {}],
  ["nothing where nothing differs", { name: "A", skills: ["b"] }, { name: "A", skills: ["b"] }, {}, {}],
  ["a text", { name: "A", title: "T" }, { name: "B", title: "T" }, { name: "A" }, { name: "B" }],
  [
    "the order of a list",
    { skills: ["a", "b"] },
    { skills: ["b", "a"] },
    { skills: ["a", "b"] },
    { skills: ["b", "a"] },
  ],
  ["no order within an entry", { cases: [{ a: 1, b: 2 }] }, { cases: [{ b: 2, a: 1 }] }, {}, {}],
  ["what is new", {}, { phone: "1" }, { phone: null }, { phone: "1" }],
])("tells %s", (_what, sent, corrected, before, after) => {
  expect(differences(sent, corrected)).toEqual({ before, after });
});

const now = new Date("2027-03-03T08:00:00Z");
it.each([
  ["open", null, "2027-03-03T08:00:01Z", true],
  ["open", null, null, true],
  ["expired", null, "2027-03-03T08:00:00Z", true],
  ["used", "2027-03-02T08:00:00Z", "2027-03-09T08:00:00Z", true],
  ["used", null, "2027-03-09T08:00:00Z", false],
] as const)("a link is %s: answered %s, ends %s, asked %s", (state, answered, ends, isAsked) => {
  const at = (time: string | null) => (time === null ? null : new Date(time));
  expect(linkState({ answeredAt: at(answered), expiresAt: at(ends) }, isAsked, now)).toBe(state);
});
