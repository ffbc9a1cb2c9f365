import { cities, findCity } from "@/lib/shared/cities";
import data from "@/lib/shared/data/regions.json";
import type { Locale } from "@/lib/shared/locales";
import { BaseForms } from "@/lib/shared/skills/inflection";
import { normalizeTerm } from "@/lib/shared/skills/term";

/** A place that filters and the words of a search name: a city, or a region with its cities. */
export interface Place {
  /** Plain lower-case letters, as in filters: "pirkanmaa". */
  key: string;
  /** Finnish name, as filters have it. */
  label: string;
  /** Who lives in one of them lives there. */
  cityKeys: readonly string[];
}

export interface Region extends Place {
  names: Readonly<Record<Locale, string>>;
}

/** The nineteen regions of Finland, and the one around its capital. */
export const regions: readonly Region[] = data.map(({ fi, sv, en, cities: towns }) => ({
  key: normalizeTerm(fi).replaceAll(" ", "-"),
  label: fi,
  names: { fi, sv, en },
  cityKeys: cities.filter(({ label }) => towns.includes(label)).map(({ key }) => key),
}));

/** Keys of the regions in which at least one of the cities lies. */
export const regionsOf = (cityKeys: readonly string[]): string[] =>
  regions.filter((region) => region.cityKeys.some((key) => cityKeys.includes(key))).map(({ key }) => key);

const regionByName = new Map<string, Region>();
const forms = new BaseForms();
for (const [index, { fi, sv, en, others = [] }] of data.entries()) {
  const names = [fi, sv, en, ...others].map(normalizeTerm);
  for (const name of [...names, `${normalizeTerm(sv)}s`]) regionByName.set(name, regions[index] as Region);
  forms.add(normalizeTerm(fi), "fi");
}

/** The region whose name a text is, in any language and Finnish case ("Pirkanmaalla", "Varsinais-Suomesta"); null for others. */
export function regionNamed(text: string): Region | null {
  const name = normalizeTerm(text);
  return regionByName.get(name) ?? regionByName.get(forms.of(name)[0] ?? "") ?? null;
}

/** The region that a line of an address names, where it names no city: "Pirkanmaa, Finland"; null without one. */
export function regionOfLocation(location: string): Region | null {
  if (findCity(location)) return null;
  return location.split(/[,/]/).map(regionNamed).find(Boolean) ?? null;
}
