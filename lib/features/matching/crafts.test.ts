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
  ["fi", "Kamerat ottavat kuvan jokaisesta laudasta, ja valaistus on kunnossa.", "computer-vision"],
  ["sv", "Kameran tar bilder av varje bräda och hittar felen, med rätt belysning.", "computer-vision"],
] as const)("in %s, %j tells of %s", (language, text, craft) => {
  expect(told(text, language)).toContain(craft);
});

it.each([
  "I have worked with companies of many kinds, in large projects and small ones.",
  "An estate agent with eighteen years of viewings.",
  "One camera.",
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
