import fc from "fast-check";
import { comparableEntry } from "@/lib/features/postings/form-lists";
import { skillKey } from "@/lib/shared/skills";
import { addSkills, mostAsked, sameSkill } from "./skills";

it.each([
  [[], "Python", { skills: ["Python"], added: ["Python"] }],
  [[], " Python ,, SQL ", { skills: ["Python", "SQL"], added: ["Python", "SQL"] }],
  [[], "  ", { skills: [], added: [] }],
  [["Python"], "PYTHON", { skills: ["Python"], repeated: [{ name: "PYTHON", skill: "Python" }] }],
  [["K8s"], "Kubernetes", { skills: ["K8s"], repeated: [{ name: "Kubernetes", skill: "K8s" }] }],
  [["kielimallit"], "LLM", { skills: ["kielimallit"], repeated: [{ name: "LLM", skill: "kielimallit" }] }],
  [["C"], "C++, C#", { skills: ["C", "C++", "C#"] }],
  [[], "K8s, Kubernetes", { skills: ["K8s"], repeated: [{ name: "Kubernetes", skill: "K8s" }] }],
  [[], "🙂, Rust", { skills: ["Rust"], refused: ["🙂"] }],
  [[], "x".repeat(61), { skills: [], refused: ["x".repeat(61)] }],
])("%j and %j", (skills, typed, expected) =>
  expect(addSkills(skills, typed, skillKey)).toMatchObject(expected),
);

it("has room for 60", () => {
  const many = Array.from({ length: 60 }, (_, index) => `skill ${index}`);
  expect(addSkills(many, "Python", skillKey)).toMatchObject({ skills: many, refused: ["Python"] });
});

it("finds a skill under another name once the vocabulary is there", () => {
  expect(sameSkill(["K8s"], "Kubernetes", skillKey)).toBe("K8s");
  expect(sameSkill(["K8s"], "Kubernetes", comparableEntry)).toBeUndefined();
  expect(sameSkill(["Node.js"], "nodejs", comparableEntry)).toBe("Node.js");
});

it("never holds two that are one, and loses none", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.string(), (before, typed) => {
      const first = addSkills([], before.join(","), skillKey).skills;
      const { skills, added } = addSkills(first, typed, skillKey);
      expect(new Set(skills.map(skillKey)).size).toBe(skills.length);
      expect(skills).toEqual([...first, ...added]);
    }),
  );
});

it("names the three skills that most open projects ask for", () => {
  const demand = { projects: 9, bySkill: { python: 7, kubernetes: 2, dbt: 3, rust: 1 } };
  expect(mostAsked(["Rust", "K8s", "Cobol", "dbt", "Python"], demand, skillKey)).toEqual([
    { skill: "Python", count: 7 },
    { skill: "dbt", count: 3 },
    { skill: "K8s", count: 2 },
  ]);
  expect(mostAsked(["Cobol"], demand, skillKey)).toEqual([]);
});
