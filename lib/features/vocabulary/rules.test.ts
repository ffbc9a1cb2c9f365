import { isName, likelySkill, missedWords } from "./rules";

describe("what is kept of a search without hits", () => {
  it.each([
    ["Kvanttilaskenta", "kvanttilaskenta"],
    ["  Kvanttilaskennan ASIANTUNTIJA ", "kvanttilaskennan"],
    ["experts in zero knowledge proofs", "zero knowledge proofs"],
    ["pilvi och säkerhet", "pilvi sakerhet"],
    ["C++ 20", "cplusplus 20"],
    ["konsultti", "konsultti"],
  ])("%j is kept as %j", (query, words) => {
    expect(missedWords(query)).toBe(words);
  });

  it.each([
    "aino.virtanen@example.fi",
    "aino@",
    "aino (at) example.fi",
    "+358 40 123 4567",
    "0401234567",
    "soita 040-123 4567",
    "12345",
    "120 345-678",
    "https://aino.example/cv",
    "www.aino.fi",
    "linkedin.com/in/aino",
    "2027",
    "!!! ???",
    "",
    "virtahepo sarvikuono jääkarhu merileijona pesukarhu muurahaiskarhu laiskiainen kenguru norsu kirahvi",
    "x".repeat(81),
  ])("%j is not", (query) => {
    expect(missedWords(query)).toBeNull();
  });
});

it.each([
  ["kvanttilaskenta", true],
  ["C#", true],
  ["zero knowledge proof of stake", true],
  ["a", false],
  ["!!", false],
  ["42", false],
  ["one two three four five six", false],
])("%j can be a name: %s", (text, can) => {
  expect(isName(text)).toBe(can);
});

it.each([
  ["koneopiminen", "machine-learning"],
  ["kubernets", "kubernetes"],
  ["data sciense", "data-science"],
  ["underwater basket weaving", undefined],
])("guesses that %j means %s", (words, key) => {
  expect(likelySkill(words)?.key).toBe(key);
});
