import { normalizeTerm } from "@/lib/shared/skills";
import { compoundParts } from "./compounds";
import words from "./data/words.json";
import { englishOf, isDoubtfulForm } from "./dictionary";
import { alikeInEnglish, saysLittleInProse } from "./lexicon";

it.each([
  ["kunnossapidon", "maintenance"],
  ["kunnossapito", "maintenance"],
  ["ennustajaa", "forecast"],
  ["ennustaa", "forecast"],
  ["optimoida", "optimization"],
  ["underhållet", "maintenance"],
  ["övervakningen", "monitoring"],
  ["översätta", "translation"],
  ["konsulter", "consultant"],
  ["konsulttia", "consultant"],
  ["lyftkranar", "crane"],
  ["nosturin", "crane"],
  ["turvallisuusselvityksen", "security clearance"],
  ["säkerhetsprövad", "security clearance"],
  ["skolor", "school"],
])("'%s' is %s", (word, english) => {
  expect(englishOf(normalizeTerm(word))).toContain(english);
});

it.each([
  ["putkistosuunnittelija", ["pipe", "designer"]],
  ["potilastietoanalyysi", ["patient data", "analysis"]],
  ["skolsystem", ["school", "system"]],
  ["mjukvaruförvaltning", ["software", "maintenance"]],
])("'%s' is taken apart", (word, parts) => {
  const found = compoundParts(normalizeTerm(word)).map(({ english }) => english);
  expect(found).toHaveLength(parts.length);
  for (const [index, part] of parts.entries()) expect(found[index]).toContain(part);
});

it("doubts forms of so short a Swedish word", () => {
  expect(["loker", "reat", "jave", "tagen"].map(isDoubtfulForm)).toEqual([true, true, true, true]);
  expect(["bilar", "lok", "konsulter", "laivan"].map(isDoubtfulForm)).toEqual([false, false, false, false]);
});

it("knows by what other words English says the same, and which words say little", () => {
  expect(alikeInEnglish(["school"])).toEqual(["education"]);
  expect(alikeInEnglish(["startups", "startup advisory"])).toContain("start up");
  expect(alikeInEnglish(["training"])).toEqual([]);
  expect(["building", "ship", "education", "elevator"].map(saysLittleInProse)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("takes no English word for a Finnish or Swedish one", () => {
  const english =
    "data manager engineer testing station engine marine server planning design leader python training banking " +
    "painter plumber insurance transformer pipeline controller network model camera platform analysis";
  const taken = english
    .split(" ")
    .filter((word) => englishOf(word).some((each) => each !== word && !each.startsWith(word.slice(0, 4))));
  expect(taken).toEqual([]);
  expect(english.split(" ").filter((word) => compoundParts(word).length > 0)).toEqual([]);
});

it("gives each word English names that are words", () => {
  for (const { fi = [], sv = [], en } of words) {
    expect(fi.length + sv.length).toBeGreaterThan(0);
    for (const name of en) expect(normalizeTerm(name)).not.toBe("");
    for (const name of [...fi, ...sv]) expect(normalizeTerm(name)).not.toContain(" ");
  }
});
