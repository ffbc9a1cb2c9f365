import { findSkill } from "@/lib/shared/skills";
import { craftsTold } from "./crafts";
import crafts from "./data/crafts.json";
import { comparableWords } from "./words";

const told = (text: string, language: "en" | "fi" | "sv" = "en") =>
  craftsTold(comparableWords(text, language));

it.each([
  [
    "en",
    "Six cameras above the belt, with lamps and lenses, find every defect in the picture.",
    "computer-vision",
  ],
  ["en", "Vibration and oil temperature tell of a bearing that will fail.", "predictive-maintenance"],
  ["en", "Our assistant answers from the instructions and quotes the paragraph as its source.", "rag"],
  ["en", "Our cloud bill of 40,000 euros is a third idle reservations.", "finops"],
  ["en", "Duplicates and typos: the register has empty postcodes, and we clean it.", "data-quality"],
  ["en", "Our app for iPhone and Android is slow offline.", "mobile-development"],
  ["fi", "Kamerat ottavat kuvan jokaisesta laudasta, ja valaistus on kunnossa.", "computer-vision"],
  ["sv", "Kameran tar bilder av varje bräda och hittar felen, med rätt belysning.", "computer-vision"],
] as const)("in %s, %j tells of %s", (language, text, craft) => {
  expect(told(text, language)).toContain(craft);
});

it.each([
  "I have worked with companies of many kinds, in large projects and small ones.",
  "An estate agent with eighteen years of viewings.",
  "One camera.",
  // Of everyday words a few tell of nothing, wherever they stand.
  "Built for a battery materials company; a call by phone is sorted without a human touch, up from 20%.",
  "Saved three million euros a year.",
  "Brought a six million euro programme at a Nordic bank back on its budget by cutting.",
  "A language model with a rule check for a vocational college.",
])("%j tells of none", (text) => {
  expect(told(text)).toEqual([]);
});

it("knows each craft as a skill, by several words, none of them twice", () => {
  const wrong = Object.entries(crafts).filter(([key, text]) => {
    const words = text.split(" ");
    return findSkill(key)?.key !== key || words.length < 3 || new Set(words).size < words.length;
  });
  expect(wrong).toEqual([]);
});
