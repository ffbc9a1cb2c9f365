import type { TextLanguage } from "@/lib/shared/prose";
import { areForms, comparableWords, isInflected, stemsOf, typedAs } from "./words";

const stems = (text: string, language: TextLanguage = "en") => stemsOf(comparableWords(text, language));

it.each([
  ["We need at least 180 pictures, alle 5 %", ["pictur"]],
  ["pictures picture Pictures", ["pictur"]],
  ["Vi behöver kontrolltorn", ["kontrolltorn"]],
  ["It is not against themselves; siitä niihin, eivät itse poikki", []],
  ["It is fine, the ones here are okay", []],
])("keeps of %j the words that say something", (text, expected) => {
  expect(stems(text)).toEqual(expected);
});

it.each([
  ["fi", "Työ tehdään etänä, korkeintaan 90 €/h", []],
  ["fi", "Tarvitaan ja edellytetään, mitä tähän kuuluu ja sisältyy, mukana ja päällä", []],
  ["sv", "Kunskaper och erfarenhet krävs eller behövs, det ingår", []],
  ["fi", "Etsimme kokenutta koodaria", ["develop", "programm"]],
  ["fi", "Haetaan osaavaa koodaajaa", ["develop", "programm"]],
  ["sv", "Vi söker en kodare", ["develop", "programm"]],
] as const)(
  "keeps in %s of %j the words that say something, by their meaning",
  (language, text, expected) => {
    expect(stems(text, language)).toEqual(expected);
  },
);

it.each([
  ["fi", "palomuureissa on vikoja", "a fault of the firewall"],
  ["fi", "uudet värähtelymittaukset", "new vibration measurement"],
  ["sv", "fartygens begrepp", "a concept of a ship"],
] as const)("compares what is written in %s by its meaning: %j", (language, text, english) => {
  expect(stems(text, language)).toEqual(expect.arrayContaining(stems(english)));
  expect(stems(text)).not.toEqual(expect.arrayContaining(stems(english)));
});

it("asks of a compound both of its parts, and of a word one of its meanings", () => {
  const words = comparableWords("värähtelymittaus, ennuste", "fi");
  expect(words.map(({ written }) => written)).toEqual(["varahtelymittaus", "varahtelymittaus", "ennuste"]);
  expect(words[2]?.english).toEqual(expect.arrayContaining(["forecast", "prediction"]));
});

it.each([
  [
    "Power transformers of the grid, with oil and windings",
    "Fine-tuned transformers for language, BERT and GPT",
  ],
  ["A sales pipeline in the CRM", "A data pipeline in Airflow"],
  ["The PLC controller of a motor", "Business controller for budgeting and closing"],
])("takes the word of %j and of %j for two", (one, other) => {
  const shared = stems(one).filter((stem) => stems(other).includes(stem));
  expect(shared).toEqual([]);
});

it("takes one meaning for one word, and says nothing where the text does not tell", () => {
  const [one, other] = ["Power transformers and substations", "Maintenance of a 110 kV transformer"].map(
    (text) => stems(text),
  );
  expect(one?.filter((stem) => other?.includes(stem))).toHaveLength(1);
  expect(stems("Transformers")).toEqual(["transform"]);
});

it.each([
  ["rekisteritutkimus", "rekisteritutkimuksen", true],
  ["kamera", "kameran", true],
  ["market", "marketing", false],
  ["bank", "banking", false],
  ["ohjelmointi", "ohjaus", false],
])("knows forms of a word: %s, %s", (a, b, expected) => {
  expect(areForms(a, b)).toBe(expected);
  expect(areForms(b, a)).toBe(expected);
});

it("tells an inflected word from a derived one", () => {
  expect(isInflected("agents", "agent")).toBe(true);
  expect(isInflected("transformers", "transformation")).toBe(false);
});

it("knows how words were typed that are compared otherwise", () => {
  const text = "Käsittely ja käsittely: C++, .NET. Leverantörsplattform, Python";
  expect([...typedAs(text)]).toEqual([
    ["kasittely", "käsittely"],
    ["cplusplus", "C++"],
    ["dotnet", ".NET"],
    ["leverantorsplattform", "leverantörsplattform"],
  ]);
});
