import fc from "fast-check";
import { z } from "zod";
import {
  applicationCities,
  cities,
  cityName,
  distanceKm,
  findCity,
  homeFilterCities,
  projectFilterCities,
} from "@/lib/shared/cities";
import data from "@/lib/shared/data/cities.json";
import { type Locale, locales } from "@/lib/shared/locales";

const named = (label: string) => {
  const found = findCity(label);
  if (!found) throw new Error(`No such city: ${label}`);
  return found;
};

describe("the list of cities", () => {
  it("has its shape", () => {
    const name = z.string().regex(/^\p{Lu}[\p{L}: -]+$/u);
    const schema = z.array(
      z.strictObject({
        fi: name,
        sv: name,
        at: z.tuple([z.number(), z.number()]),
        others: z.array(name).min(1).optional(),
      }),
    ) satisfies z.ZodType<typeof data>;
    expect(schema.parse(data)).toEqual(data);
  });

  it("has enough of them, each once, with plain keys", () => {
    expect(cities.length).toBeGreaterThanOrEqual(25);
    expect(new Set(cities.map(({ key }) => key)).size).toBe(cities.length);
    for (const { key } of cities) expect(key).toMatch(/^[a-z-]+$/);
  });

  it("is called as people call it in each language, and no two alike", () => {
    const named = (locale: Locale) => cities.map((city) => cityName(city, locale));
    for (const locale of locales) expect(new Set(named(locale)).size).toBe(cities.length);
    expect(named("sv")).toEqual(
      expect.arrayContaining(["Helsingfors", "Esbo", "Åbo", "Tammerfors", "Uleåborg"]),
    );
    expect(named("en")).toEqual(named("fi"));
  });

  it("lies in Finland", () => {
    for (const { label, latitude, longitude } of cities) {
      expect([label, latitude > 59.7 && latitude < 70.1, longitude > 19 && longitude < 31.6]).toEqual([
        label,
        true,
        true,
      ]);
    }
  });

  it("gives no name to two cities", () => {
    const names = cities.flatMap(({ label, aliases }) => [label, ...aliases]);
    for (const each of cities) {
      for (const name of [each.label, each.key, ...each.aliases])
        expect([name, findCity(name)?.key]).toEqual([name, each.key]);
    }
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  it("offers each screen its own cities in the documented order", () => {
    const home = ["Helsinki", "Espoo", "Vantaa", "Tampere", "Turku", "Oulu", "Lahti", "Kuopio", "Jyväskylä"];
    expect(homeFilterCities.map(({ label }) => label)).toEqual(home);
    expect(applicationCities.map(({ label }) => label)).toEqual([...home, "Pori", "Vaasa"]);
    expect(projectFilterCities.map(({ key }) => key)).toEqual(["helsinki", "tampere", "turku", "oulu"]);
  });
});

describe("findCity", () => {
  it.each([
    ["Helsinki, Finland", "helsinki"],
    ["helsingfors", "helsinki"],
    ["HKI", "helsinki"],
    ["Jyvaskyla", "jyvaskyla"],
    ["JYVÄSKYLÄ", "jyvaskyla"],
    ["Jyva\u0308skyla\u0308", "jyvaskyla"],
    ["Åbo", "turku"],
    ["abo", "turku"],
    ["Greater Helsinki area", "helsinki"],
    ["Etelä-Helsinki", "helsinki"],
    ["Remote / Tampere", "tampere"],
    ["Finland (Oulu)", "oulu"],
    ["Espoo or Helsinki", "espoo"],
    ["S:t Michel", "mikkeli"],
    ["Sankt Michel, Suomi", "mikkeli"],
    ["S:t Karins", "kaarina"],
    ["Närpiö", "narpio"],
    ["Närpes, Österbotten", "narpio"],
    ["Kristinestad", "kristiinankaupunki"],
    ["Mänttä-Vilppula", "mantta-vilppula"],
  ])("finds in %p %s", (text, key) => {
    expect(findCity(text)?.key).toBe(key);
  });

  it.each([
    "",
    " ",
    "Remote",
    "Stockholm",
    "Turkuu",
    "Nokialainen",
    "constructor",
    "__proto__",
    null,
    undefined,
  ])("finds nothing in %p", (text) => {
    expect(findCity(text)).toBeNull();
  });

  it("finds a city whatever stands around it", () => {
    const filler = fc.stringMatching(/^[0-9 .,;-]*$/);
    fc.assert(
      fc.property(fc.constantFrom(...cities), filler, filler, (each, before, after) => {
        expect(findCity(`${before} ${each.label.toUpperCase()}, ${after}`)).toBe(each);
      }),
    );
  });
});

describe("distanceKm", () => {
  // Straight-line distances between the centres as maps give them.
  it.each([
    ["Helsinki", "Tampere", 161],
    ["Helsinki", "Turku", 150],
    ["Helsinki", "Oulu", 540],
    ["Helsinki", "Rovaniemi", 705],
    ["Helsinki", "Espoo", 16],
    ["Tampere", "Nokia", 14],
    ["Turku", "Joensuu", 468],
    ["Vaasa", "Seinäjoki", 71],
    ["Kemi", "Tornio", 23],
  ])("from %s to %s is about %i km", (from, to, kilometres) => {
    expect(Math.abs(distanceKm(named(from), named(to)) - kilometres)).toBeLessThan(
      Math.max(4, kilometres * 0.02),
    );
  });

  it("is a distance: zero to itself, the same both ways, never longer over a third place", () => {
    const any = fc.constantFrom(...cities);
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 9);
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-9);
      }),
    );
  });

  it("survives opposite ends of the earth", () => {
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, 0);
  });
});
