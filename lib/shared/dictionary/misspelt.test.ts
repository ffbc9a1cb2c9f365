import { skillMentions } from "@/lib/features/briefs/reading/skills";
import { skillStances } from "@/lib/features/matching/stance";
import { findSkill, readingsOf } from "@/lib/shared/skills";
import { vocabularyWordList } from "@/lib/shared/skills/names";
import { errorsOf } from "@/tests/support/typing-errors";
import { compoundParts } from "./compounds";
import { isEnglishWord, isNamedWord, misspelt, typedSkillKey } from "./misspelt";

/** So many names from one that is tried to the next. */
const step = 27;

it("understands a name with one typing error of any kind behind its first letter", () => {
  const names = [...vocabularyWordList()]
    .filter((word) => word.length >= 7 && /^[a-z]+$/.test(word) && findSkill(word))
    .toSorted();
  const missed: string[] = [];
  let tried = 0;
  for (const [index, name] of names.entries()) {
    if (index % step !== 0) continue;
    for (const error of errorsOf(name, index)) {
      // Another word, or a compound of words, is meant as it is written, and a form of a name as that name.
      const isWord =
        isNamedWord(error) ||
        isEnglishWord(error) ||
        readingsOf(error).length > 1 ||
        compoundParts(error).length > 0;
      if (isWord || error[0] !== name[0]) continue;
      tried += 1;
      if (!misspelt(error).includes(name)) missed.push(`${error} (${name})`);
    }
  }
  expect(tried).toBeGreaterThan(300);
  expect(missed).toEqual([]);
});

it.each([
  ["Kuberntes", "kubernetes"],
  ["machine lerning", "machine-learning"],
  ["Koneopimisen", "machine-learning"],
  ["Pyhton", "python"],
  ["Kubernetes", "kubernetes"],
  ["Zymurgy", "zymurgy"],
])("takes a required '%s' for %s", (typed, key) => {
  expect(typedSkillKey(typed)).toBe(key);
});

it("reads mistyped names in a brief, for its chips and for matching", () => {
  const text = "We need machine lerning and Kuberntes.\nTarvitsemme koneopimisen osaajaa.";
  const keys = ["machine-learning", "kubernetes"];
  expect([...new Set(skillMentions(text).map(({ key }) => key))]).toEqual(keys);
  expect([...skillStances(text).keys()]).toEqual(keys);
});

it.each([
  "rendering closures of readership",
  "kaiken jonkin ilmaisu varmennus työajat selaus",
  "Hannele Suominen from Reaktor, Marika Lahtinen",
  "datalog kommen journalistisk blunder",
  "a properly opened budget, larger countries",
])("takes no word of '%s' for a skill", (text) => {
  expect(skillMentions(text)).toEqual([]);
});

it("never takes one skill for another", () => {
  const names = [...vocabularyWordList()];
  expect(names.filter((word) => misspelt(word).length > 0)).toEqual([]);
});
