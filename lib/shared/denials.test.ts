import { endsDenial, goesOnDenied, toldSkills, withoutDenials, withPlainButs } from "./denials";

it.each([
  ["I work in Excel and Power BI, no Python.", ["excel", "power-bi"]],
  ["I have never touched ASP.NET, but I know Unity well.", ["unity"]],
  ["My customers ask about SAP and Kubernetes, and I have not done any of these myself.", []],
  ["Teen verkkopalveluita Djangolla. Koneoppimista en tee, vaikka Python on tuttu.", ["django", "python"]],
  ["Jag arbetar inte med Tableau utan med Qlik, och jag gör inte rapporter i Excel.", ["qlik"]],
  ["Jag arbetar med Docker och Python, men jag gör inte maskininlärning.", ["docker", "python"]],
])("believes what somebody denies: %j", (text, expected) => {
  expect(toldSkills(text)).toEqual(expected);
});

it.each([
  "I train language models rather than call them.",
  "Not only Python but Java as well.",
  "I build services in Go, without a single outage in a year.",
  "Jag arbetar inte bara med Python utan med Java.",
  "Opetan en vain Pythonia vaan myös Javaa.",
])("leaves alone what is no denial: %j", (text) => {
  expect(withoutDenials(text)).toBe(text);
});

it.each(["we use Azure", "since our platform is Azure", "but Azure", "Azure instead", "rather Power BI"])(
  "ends a denial at %j",
  (clause) => {
    expect(endsDenial(clause)).toBe(true);
  },
);

it.each(["käytämme Azurea", "meillä on Azure", "vaan Azure", "vi använder Azure", "hellre Kotlin"])(
  "ends one at %j too",
  (clause) => {
    expect(endsDenial(clause)).toBe(true);
  },
);

it.each(["GCP", "Kotlin or Scala", "emmekä Scalaa", "instead of Tableau", "AWS please"])(
  "goes on past %j",
  (clause) => {
    expect(endsDenial(clause)).toBe(false);
  },
);

it.each([
  ["GCP or Azure experience needed", true],
  ["Kotlin- tai Scala-osaamista", true],
  ["Kotlin- eller Scalakunskaper behövs", true],
  ["we need Kotlin or Scala skills", false],
  ["Kotlin experience needed", false],
])("takes %j for the rest of a list that is denied: %j", (clause, expected) => {
  expect(goesOnDenied(clause)).toBe(expected);
});

it("knows the Swedish but from without", () => {
  expect(withPlainButs("Inte Tableau, utan Qlik. Utan Excel. Inte Java utan att fråga.")).toBe(
    "Inte Tableau, men  Qlik. Utan Excel. Inte Java utan att fråga.",
  );
});
