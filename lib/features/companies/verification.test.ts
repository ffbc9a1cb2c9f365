import { nameKey, publicVerification, spellsName } from "./verification";

it.each([
  ["Pohjola Oy", "pohjola"],
  [" Pohjolan  Voima, Oyj ", "pohjolanvoima"],
  ["Åkerlund & Söner Ab", "akerlundsoner"],
  ["T:mi Aino Mäki", "ainomaki"],
  ["ACME Ltd.", "acme"],
  ["Oy Ab", ""],
])("%s is compared as %s", (name, key) => expect(nameKey(name)).toBe(key));

it.each([
  ["pohjola.example", "Pohjola Oy", true],
  ["mail.pohjola.fi", "Pohjola", true],
  ["pohjolan-voima.fi", "Pohjolan Voima Oy", true],
  ["akerlund.fi", "Åkerlund Ab", true],
  ["pohjola.evil.example", "Pohjola Oy", false],
  ["pohjola-jobs.example", "Pohjola Oy", false],
  ["fi", "Fi", false],
  ["oy.fi", "Oy", false],
])("%s of %s: %s", (domain, name, spells) => expect(spellsName(domain, name)).toBe(spells));

const pohjola = { name: "Pohjola Oy", verification: "domain" as const, domain: "pohjola.fi" };
it.each([
  ["Pohjola Oy", pohjola, "domain"],
  ["POHJOLA", pohjola, "domain"],
  ["Pohjola Oy", null, null],
  [null, pohjola, null],
  ["Nokia", pohjola, null],
  ["Nokia", { ...pohjola, name: "Nokia" }, null],
  ["Pohjola Oy", { ...pohjola, verification: "register" as const, domain: "pv.fi" }, "register"],
  ["Nokia", { ...pohjola, verification: "register" as const }, null],
])("a posting of %s, whose team is %j, is marked: %s", (named, company, mark) =>
  expect(publicVerification(named, company)).toBe(mark),
);
