import { normalizeTerm } from "@/lib/shared/skills";
import { spellingsOf } from "./spellings";

/** What the catalogue says of a word that nobody's profile has, where profiles have other words. */
const unknown = (input: string, words: string[] = []) => ({
  input: normalizeTerm(input),
  query: "",
  known: false,
  named: false,
  words,
  lexemes: words,
  finnish: [],
  swedish: [],
});
const spellings = (word: string, words?: string[]) =>
  spellingsOf(normalizeTerm(word), unknown(word, words), false);

it.each([
  ["continer", "container"],
  ["elecrtic", "electric"],
  ["scaning", "scanning"],
  ["arkkithti", "arkkitehti"],
  ["kehitäjä", "kehittaja"],
  ["utveklare", "utvecklare"],
  ["ennustminen", "ennustaminen"],
  ["programing", "programming"],
])("takes '%s' for '%s'", (typed, meant) => {
  expect(spellings(typed)).toContain(meant);
});

it.each([
  ["casual", "causal"],
  ["discreet", "discrete"],
  ["weighs", "weights"],
  ["trails", "trials"],
  ["leaning", "learning"],
  ["contained", "container"],
  ["salamat", "satamat"],
  ["perfect", "prefect"],
  ["spesialisti", "specialisti"],
])("never takes '%s', which is a word, for '%s'", (typed, other) => {
  expect(spellings(typed, [other])).toEqual([]);
});

it.each([
  ["aure", ["are", "sure"], "azure"],
  ["loker", ["loser"], "looker"],
  ["futter", ["butter", "rutter"], "flutter"],
  ["jave", ["have", "save"], "java"],
])("takes '%s' for no other word where it may be a skill", (typed, others, skill) => {
  expect(spellings(typed, others)).toEqual([skill]);
});

it.each([
  ["slack", "stack"],
  ["vespa", "vesa"],
  ["logo", "log"],
  ["vista", "vis"],
  ["siemens", "siem"],
  ["navision", "vision"],
])("takes the name '%s' for no error in '%s'", (name, other) => {
  expect(spellings(name, [other])).toEqual([]);
});

it("knows that English has two spellings of a word", () => {
  expect(spellings("colour", ["color", "colours"])).toEqual(["color"]);
});
