import fc from "fast-check";
import { addEntries, consultingSkills, hasEntry, splitEntries, technicalSkills } from "./form-lists";

const limits = { most: 5, longest: 20 };

it.each([
  ["Python", ["Python"]],
  [" Python ,, SQL,", ["Python", "SQL"]],
  ["machine   learning", ["machine learning"]],
  [" , ", []],
])("%j is typed as %j", (typed, entries) => {
  expect(splitEntries(typed)).toEqual(entries);
});

it.each([
  ["Node.js", "NodeJS"],
  ["node js", "Node.js"],
  ["Power-BI", "Power BI"],
  ["Koneoppiminen", "KONEOPPIMINEN"],
  ["Café", "cafe"],
  [".NET", ".net"],
])("%j and %j are one", (one, other) => {
  expect(hasEntry([one], other)).toBe(true);
});
it.each([
  ["C", "C++"],
  ["C", "C#"],
  ["Java", "JavaScript"],
  ["+", "…"],
  [".NET", "NET"],
])("%j and %j are two", (one, other) => {
  expect(hasEntry([one], other)).toBe(false);
});

it("says what was added, what was there and what there is no room for", () => {
  expect(addEntries(["A"], "B, a, C, B", limits)).toEqual({
    entries: ["A", "B", "C"],
    added: ["B", "C"],
    repeated: ["a", "B"],
    refused: [],
  });
  expect(addEntries(["A", "B", "C", "D"], `${"x".repeat(21)}, E, F, A`, limits)).toEqual({
    entries: ["A", "B", "C", "D", "E"],
    added: ["E"],
    repeated: ["A"],
    refused: ["x".repeat(21), "F"],
  });
});

it("never doubles an entry, never loses one, never exceeds the limit", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 30 })), (typed) => {
      let entries: string[] = [];
      for (const each of typed) {
        const next = addEntries(entries, each, limits).entries;
        expect(next.slice(0, entries.length)).toEqual(entries);
        entries = next;
      }
      expect(entries.length).toBeLessThanOrEqual(limits.most);
      for (const [index, entry] of entries.entries()) {
        expect(entry).toBe(entry.trim());
        expect(hasEntry(entries.toSpliced(index, 1), entry)).toBe(false);
      }
    }),
  );
});

it("suggests 6 skills of consulting and 12 of technology (001 §9)", () => {
  expect([consultingSkills.length, technicalSkills.length]).toEqual([6, 12]);
});
