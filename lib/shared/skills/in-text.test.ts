import fc from "fast-check";
import { findSkill, normalizeTerm, skillPhrases, skills, skillsInText } from "@/lib/shared/skills";

it.each([
  ["Has put large language models to work at a bank.", ["llm", "banking"]],
  ["Neural network and neural networks", ["neural-networks"]],
  ["Rakennan kielimalleja? Ei, kielimallit.", ["llm"]],
  ["maskininlärning och data science", ["machine-learning", "data-science"]],
  ["C, R and Go are letters here; it goes on.", []],
  ["C# and C++ are not C", ["csharp", "cplusplus"]],
  ["JavaScript is not Java", ["javascript", "java"]],
  ["Vastaan riskien hallinnasta ja data mallinnuksesta", ["risk-management", "data-modeling"]],
  ["Vastaan verkon kehityksestä", []],
  ["", []],
])("%j names %j", (text, keys) => {
  expect(skillsInText(text)).toEqual(expect.arrayContaining(keys));
  if (keys.length === 0) expect(skillsInText(text)).toEqual([]);
});

it("does not take one word for another that contains it", () => {
  expect(skillsInText("javascript")).toEqual(["javascript"]);
  expect(skillsInText("machine for learning")).not.toContain("machine-learning");
});

it("finds every name of every skill in the middle of a sentence, unless texts use it for other things", () => {
  const silent = new Set(["go", "it"]);
  const missed = skills.flatMap((skill) => {
    const { key, everyday = [], capital = [], further = {} } = skill;
    const others = new Set(Object.values(further).flat().map(normalizeTerm));
    const named = (sentence: string, how?: { everyday?: boolean; further?: boolean }) =>
      skillsInText(sentence, how).includes(key);
    const asWritten = new Map(
      [...capital].map((name) => [normalizeTerm(name), `${name.charAt(0).toUpperCase()}${name.slice(1)}`]),
    );
    return skillPhrases(key)
      .filter((phrase) => phrase.length > 1 && !silent.has(phrase) && findSkill(phrase)?.key === key)
      .filter((phrase) => {
        if (others.has(phrase)) return !named(`zz ${phrase} zz`, { further: true });
        const isEveryday = everyday.some((name) => normalizeTerm(name) === phrase);
        const inProse = named(`zz ${asWritten.get(phrase) ?? phrase} zz`);
        return inProse === isEveryday || !named(`zz ${phrase} zz`, { everyday: true });
      });
  });
  expect(missed).toEqual([]);
});

it("reads a title for names that searches know, and no running text", () => {
  const [name, key] = ["nettikauppa", "e-commerce"];
  expect(findSkill(name)?.key).toBe(key);
  expect(skillsInText(`our ${name}`, { everyday: true })).toEqual([]);
  expect(skillsInText(`our ${name}`, { further: true })).toEqual([key]);
});

it.each([
  ["a trained model and a training set", []],
  ["a transformation tool for power transformers", ["power-transformers"]],
  ["annoying buyers; the code exists; uses it in recruiting", []],
  ["worked for an electronics retailer", ["retail"]],
  ["in-house tools of a robotics company and a cyber security firm", []],
  ["built with an HR software company and a robotics platform vendor", []],
  ["for a bank and an insurance company", ["banking", "insurance"]],
  ["react quickly, with swift answers, to the rest", []],
  ["React, Rust and Swift", ["react", "rust", "swift"]],
  ["React Native", ["react-native"]],
  ["Azure Machine Learning", ["azure-machine-learning"]],
  ["data pipelines on data platforms", ["data-pipelines", "data-platforms"]],
  ["Pythonilla ja koneoppimisella, SQL:ää unohtamatta", ["python", "machine-learning", "sql"]],
  ["med språkmodellerna och maskininlärningens metoder", ["llm", "machine-learning"]],
  ["LoRA and QLoRA for language models", ["lora", "llm"]],
  ["sensors with LoRa and Bluetooth LE", ["lorawan", "bluetooth-low-energy"]],
  ["an optimisation model (MILP)", ["mathematical-optimization", "linear-programming"]],
  ["optimointimallin ja optimeringsmodellen", ["mathematical-optimization"]],
  ["bättre prognoser för produktionen", ["forecasting"]],
  ["lemmatisation and synonyms", ["nlp"]],
  [
    "syntetiska bilder, säker kodning och kravarbetet",
    ["synthetic-data", "application-security", "requirements-engineering"],
  ],
  ["vi ska upphandla; konkurrensutsättningen", ["procurement"]],
  ["henkilöstön kalasteluharjoitukset ja hinnoitteluanalyysi", ["security-awareness", "pricing-strategy"]],
  ["autoscaling, SLOs", ["site-reliability-engineering"]],
  ["Ajoreittien suunnittelu", ["route-optimization"]],
  ["datan siivous", ["data-quality"]],
  ["the tool prompts you", []],
  ["Tekoälyasiantuntija ja pilviarkkitehti", ["artificial-intelligence", "cloud-architecture"]],
])("%j names exactly %j", (text, keys) => {
  expect(skillsInText(text)).toEqual(keys);
});

it("takes one word for a skill where a text names rather than tells", () => {
  expect(skillsInText("Recruitment and training lead", { everyday: true })).toEqual([
    "recruitment",
    "training",
  ]);
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
