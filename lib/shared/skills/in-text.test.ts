import fc from "fast-check";
import { findSkill, normalizeTerm, skillPhrases, skills, skillsInText } from "@/lib/shared/skills";

it.each([
  ["Has put large language models to work at a bank.", ["llm", "banking"]],
  ["Neural network and neural networks", ["neural-networks"]],
  ["Rakennan kielimalleja? Ei, kielimallit.", ["llm"]],
  ["maskininlärning och data science", ["machine-learning", "data-science"]],
  ["C, R and Go are letters here; it goes on.", []],
  ["C# and C++ are not C", ["csharp", "cplusplus"]],
  ["JavaScript is not Java script", ["javascript", "java"]],
  ["", []],
])("%j names %j", (text, keys) => {
  expect(skillsInText(text)).toEqual(expect.arrayContaining(keys));
  if (keys.length === 0) expect(skillsInText(text)).toEqual([]);
});

it("does not take one word for another that contains it", () => {
  expect(skillsInText("javascript")).toEqual(["javascript"]);
  expect(skillsInText("machine for learning")).not.toContain("machine-learning");
});

it("finds every name of every skill in the middle of a sentence", () => {
  const silent = new Set(["go", "it"]);
  const missed = skills.flatMap(({ key }) =>
    skillPhrases(key)
      .filter((phrase) => phrase.length > 1 && !silent.has(phrase) && findSkill(phrase)?.key === key)
      .filter((phrase) => !skillsInText(`zz ${phrase} zz`).includes(key)),
  );
  expect(missed).toEqual([]);
});

it("names each skill once, whatever stands around it", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.constantFrom(...skills), (noise, { label, key }) => {
      fc.pre(normalizeTerm(label).length > 1 && key !== "go");
      const found = skillsInText(`${noise} ${label} ${label}`);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
