import { briefs } from "./briefs";
import { type Industry, industries } from "./industries";
import { closings, manners } from "./phrases";
import { professions } from "./professions";
import { randomOf } from "./random";
import { filler, fits, inWords, type Template } from "./text";

const fill = (template: Template, years = 9, seed = 1) =>
  filler(randomOf(seed), { years, city: "Oulu", industries: ["retail", "energy"] })(template);

describe("fits", () => {
  it("keeps to the years a sentence asks for", () => {
    expect([4, 5, 6].map((years) => fits({ text: "I led.", minYears: 5 }, years))).toEqual([
      false,
      true,
      true,
    ]);
    expect([2, 3].map((years) => fits({ text: "I began.", maxYears: 2 }, years))).toEqual([true, false]);
  });

  it("does not let anybody write 'one years', or more recent years than there were", () => {
    expect(fits("{years} years of code", 1)).toBe(false);
    expect(fits("{years} years of code", 2)).toBe(true);
    expect(fits("the last {recent} years", 3)).toBe(false);
  });
});

describe("filler", () => {
  it("fills years, home town, ranges and wordings", () => {
    expect(fill("{years} years in {city}.")).toBe("Nine years in Oulu.");
    expect(Number(/(\d+) of (\d+)/.exec(fill("{100-900/50} of {3-3}"))?.[1]) % 50).toBe(0);
    expect(fill("{3-3} and {7000-7000}")).toBe("3 and 7,000");
    expect(["This.", "That."]).toContain(fill("{this|that}."));
  });

  it("keeps recent years below all years", () => {
    for (let seed = 0; seed < 50; seed += 1)
      expect(["two", "three"]).toContain(fill("x {recent}", 4, seed).slice(2));
  });

  it("names customers of the given trades, none twice in one text", () => {
    const write = filler(randomOf("clients"), { years: 5, city: "Oulu", industries: ["energy"] });
    const named = Array.from({ length: industries.energy.clients.length }, () =>
      write("For {client}").slice(4),
    );
    expect(new Set(named)).toEqual(new Set(industries.energy.clients));
    expect(industries.games.clients).toContain(write("x {client:games}").slice(2));
  });

  it("writes the article that the number asks for", () => {
    expect(fill("a {80-80},000 euro saving, a {11-11}-month plan")).toBe(
      "An 80,000 euro saving, an 11-month plan",
    );
    expect(fill("a {110-110} kV line, a {18-18} MW battery, a {90-90}")).toBe(
      "A 110 kV line, an 18 MW battery, a 90",
    );
  });
});

describe("inWords", () => {
  it("writes numbers out up to twenty", () => {
    expect([0, 7, 20, 21].map(inWords)).toEqual(["zero", "seven", "twenty", "21"]);
  });
});

describe("every sentence of the seed", () => {
  const templates: Template[] = [
    ...closings,
    ...Object.values(manners).flatMap(({ beginnings, openings, ways, finnish, swedish }) => [
      ...beginnings,
      ...openings,
      ...ways,
      ...finnish,
      ...swedish,
    ]),
    ...professions.flatMap(({ openings, achievements, prose }) => [
      ...openings,
      ...achievements,
      ...prose.map(([, sentence]) => sentence),
    ]),
    ...briefs.flatMap(({ title, description }) => [title, description]),
  ];
  const textOf = (template: Template) => (typeof template === "string" ? template : template.text);

  it("is filled without a rest", () => {
    for (const template of templates) expect(fill(template, 15)).not.toMatch(/[{}]|undefined|NaN/);
  });

  it("names only trades that have customers", () => {
    const named = templates.flatMap((template) => [...textOf(template).matchAll(/\{client:([^}]+)\}/g)]);
    expect(named.length).toBeGreaterThan(50);
    for (const [, trades = ""] of named) {
      for (const trade of trades.split("|"))
        expect(industries[trade as Industry]?.clients.length).toBeGreaterThan(0);
    }
  });

  it("stands in one place only", () => {
    const texts = templates.map(textOf);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
