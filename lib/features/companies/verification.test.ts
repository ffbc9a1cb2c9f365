import { isRegisteredAs, nameKey, publicVerification, spellsName } from "./verification";

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

const entry = {
  businessId: "0112038-9",
  names: ["Pohjolan Voima Oy"],
  website: "https://www.pv.example/en?a=b",
};
it.each([
  ["the website's domain", entry, "pv.example", true],
  ["a domain below it", entry, "mail.pv.example", true],
  ["a domain that ends alike", entry, "notpv.example", false],
  ["another domain", entry, "gmail-like.example", false],
  ["a domain that spells the name", { ...entry, website: null }, "pohjolanvoima.example", true],
  ["no website", { ...entry, website: null }, "pv.example", false],
  ["a website that is a suffix alone", { ...entry, website: "example" }, "pv.example", false],
  ["another name", { ...entry, names: ["Kaleva Oy"] }, "pv.example", false],
  ["a translated name", { ...entry, names: ["Nordkraft Ab", "Pohjolan Voima Oy"] }, "pv.example", true],
  ["no name", { ...entry, names: [] }, "pv.example", false],
])("%s: registered as the company, or not", (_what, found, domain, isRegistered) =>
  expect(isRegisteredAs(found, { name: "Pohjolan Voima Oyj", domain })).toBe(isRegistered),
);
