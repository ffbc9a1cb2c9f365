import { z } from "zod";
import { cities, findCity } from "@/lib/shared/cities";
import { cityNamed, placeNamed } from "@/lib/shared/city-names";
import data from "@/lib/shared/data/regions.json";
import { locales } from "@/lib/shared/locales";
import { regionNamed, regionOfLocation, regions, regionsOf } from "@/lib/shared/regions";
import { findSkill } from "@/lib/shared/skills";

it("has its shape, and towns of the list", () => {
  const name = z.string().regex(/^\p{Lu}[\p{L} -]+$/u);
  const schema = z.array(
    z.strictObject({
      ...{ fi: name, sv: name, en: name },
      cities: z.array(z.enum(cities.map(({ label }) => label))).min(1),
      others: z.array(name).min(1).optional(),
    }),
  );
  expect(schema.parse(data)).toEqual(data);
});

it("puts each town into one region, those around the capital into two", () => {
  const inTwo = cities.filter(({ key }) => regionsOf([key]).length !== 1);
  expect(inTwo.map(({ label }) => label)).toEqual(["Helsinki", "Espoo", "Vantaa", "Kauniainen"]);
  expect(regionsOf(["helsinki"])).toEqual(["uusimaa", "paakaupunkiseutu"]);
  expect(regionsOf([])).toEqual([]);
});

it("has keys and names of its own, which are no towns and no skills", () => {
  const keys = [...regions, ...cities].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const locale of locales) {
    expect(new Set(regions.map(({ names }) => names[locale])).size).toBe(regions.length);
    for (const { label, names } of regions) {
      expect([names[locale], regionNamed(names[locale])?.label, findSkill(names[locale])]).toEqual([
        names[locale],
        label,
        undefined,
      ]);
    }
  }
  for (const { fi } of data) expect([fi, findCity(fi), cityNamed(fi)]).toEqual([fi, null, null]);
});

it.each([
  ["Pirkanmaalla", "Pirkanmaa"],
  ["Pirkanmaan", "Pirkanmaa"],
  ["uudellamaalla", "Uusimaa"],
  ["Varsinais-Suomesta", "Varsinais-Suomi"],
  ["Keski-Suomessa", "Keski-Suomi"],
  ["Kanta-Hämeessä", "Kanta-Häme"],
  ["Satakunnassa", "Satakunta"],
  ["lapissa", "Lappi"],
  ["Nylands", "Uusimaa"],
  ["the Åland Islands", null],
  ["Åland Islands", "Ahvenanmaa"],
  ["Greater Helsinki", "Pääkaupunkiseutu"],
  ["Tampere", null],
  ["Savo", null],
  ["", null],
])("reads '%s' as %s", (text, label) => {
  expect(regionNamed(text)?.label ?? null).toBe(label);
});

it("takes a region before the town in its name, and a town before the region beside it", () => {
  expect(placeNamed("Helsinki metropolitan area")?.label).toBe("Pääkaupunkiseutu");
  expect(placeNamed("Tampereella")).toEqual({ key: "tampere", label: "Tampere", cityKeys: ["tampere"] });
  expect(placeNamed("Atlantis")).toBeNull();
  expect(regionOfLocation("Tampere, Pirkanmaa")).toBeNull();
  expect(regionOfLocation("Pirkanmaa, Finland")?.key).toBe("pirkanmaa");
  expect(regionOfLocation("Finland")).toBeNull();
});
