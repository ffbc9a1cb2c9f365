import fc from "fast-check";
import { anyCharacter } from "@/tests/support/any-character";
import {
  countHollowWords,
  countWords,
  isVagueTitle,
  languageOf,
  namesIndustry,
  namesResult,
  quote,
  skillsNamedIn,
  splitSentences,
  tellsAchievement,
} from "./prose";

it.each([
  ["One. Two! Three?", ["One.", "Two!", "Three?"]],
  ["• First thing\n• Second thing", ["First thing", "Second thing"]],
  ["Rakennan malleja. Teen myös dataa.", ["Rakennan malleja.", "Teen myös dataa."]],
  ["  \n ... \n", []],
  ["", []],
])("%j has the sentences %j", (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

it("quotes on one line, cut without breaking a letter", () => {
  expect(quote(" a \n b ")).toBe("a b");
  expect(quote("Äö😀😀😀", 4)).toBe("Äö😀…");
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter, maxLength: 300 }),
      fc.integer({ min: 1, max: 200 }),
      (text, most) => {
        expect([...quote(text, most)].length).toBeLessThanOrEqual(most);
        expect(quote(text, most)).not.toMatch(/\n/);
      },
    ),
  );
});

const skill = (label: string, key: string) => ({ label, key });
const known = [
  skill("Python", "python"),
  skill("Machine Learning", "machine-learning"),
  skill("Kafka", "kafka"),
  skill("LLM", "llm"),
  skill("Java", "java"),
  skill("R", "r"),
  skill("Quiet ops", "quiet-ops"),
];
it.each([
  ["I write python daily", ["Python"]],
  ["Pythonilla ja koneoppimista", ["Python", "Machine Learning"]],
  ["JavaScript only", []],
  ["large language models in production", ["LLM"]],
  ["R and quiet ops", ["R", "Quiet ops"]],
  ["", []],
])("%j names %j", (text, labels) => {
  expect(skillsNamedIn(text, known).map(({ label }) => label)).toEqual(labels);
});

it.each([
  ["Forecasts for two banks", true],
  ["Työskentelin terveydenhuollossa ja terveydenhuollon parissa", true],
  ["I build models", false],
])("%j names an industry: %s", (text, expected) => {
  expect(namesIndustry(text)).toBe(expected);
});

it.each([
  ["Cut waiting by 27%.", true],
  ["Saved €40k a year.", true],
  ["Kustannukset puolittuivat.", true],
  ["Moved five teams to one platform.", true],
  ["Neljä järjestelmää yhdeksi.", true],
  ["I have 9 years of experience.", false],
  ["Minulla on 12 vuoden kokemus.", false],
  ["Since 2019 I build with GPT-4 and 5G under ISO 27001.", false],
  ["I like clear notes.", false],
])("%j names a result: %s", (sentence, expected) => {
  expect(namesResult(sentence)).toBe(expected);
});

it("knows hollow words and told work", () => {
  expect(countHollowWords("A passionate and versatile professional with various skills")).toBe(4);
  expect(countHollowWords("Monipuolinen ja innokas")).toBe(2);
  expect(countHollowWords("Cut waiting by 27%")).toBe(0);
  expect(tellsAchievement("I built a forecast")).toBe(true);
  expect(tellsAchievement("Vähensin jonoja")).toBe(true);
  expect(tellsAchievement("Buildings are my hobby")).toBe(false);
});

it.each([
  ["I build models and work with teams in Helsinki", "en"],
  ["Rakennan malleja ja olen työskennellyt, sekä opetan myös muita", "fi"],
  ["Jag bygger modeller och hjälper företag i Helsingfors", "sv"],
  ["", "en"],
  ["Python SQL", "en"],
] as const)("%j is %s", (text, language) => {
  expect(languageOf(text)).toBe(language);
});

it("a text that shows no language has that of the page", () => {
  expect(languageOf("", "fi")).toBe("fi");
  expect(languageOf("Python SQL", "sv")).toBe("sv");
  expect(languageOf("I build models", "fi")).toBe("en");
});

it.each([
  ["Consultant", true],
  ["Senior AI Expert", true],
  ["Vanhempi asiantuntija", true],
  ["", true],
  ["Machine Learning Engineer", false],
  ["Kielimallien asiantuntija", false],
  ["MLOps consultant", false],
])("the title %j is vague: %s", (title, expected) => {
  expect(isVagueTitle(title)).toBe(expected);
});

it("reads whatever is typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (text) => {
      expect(countWords(text)).toBeGreaterThanOrEqual(0);
      for (const sentence of splitSentences(text)) expect(countWords(sentence)).toBeGreaterThan(0);
      namesIndustry(text);
      namesResult(text);
      isVagueTitle(text);
    }),
  );
});
