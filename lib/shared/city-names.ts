import { type City, cities, findCity } from "@/lib/shared/cities";
import { type Place, regionNamed } from "@/lib/shared/regions";
import { BaseForms } from "@/lib/shared/skills/inflection";
import { normalizeTerm } from "@/lib/shared/skills/term";

let forms: BaseForms | undefined;
const cityOf = new Map<string, City>();

/** "Helsinkiläinen" and "lahtelainen": who lives there. */
const residentsOf = (city: string) => [
  `${city}lainen`,
  ...(city.endsWith("i") ? [`${city.slice(0, -1)}elainen`] : []),
];

function cityForms(): BaseForms {
  if (forms) return forms;
  forms = new BaseForms();
  for (const city of cities) {
    const label = normalizeTerm(city.label);
    for (const name of [label, ...residentsOf(label)]) {
      cityOf.set(name, city);
      forms.add(name, "fi");
    }
    for (const alias of city.aliases.map(normalizeTerm)) {
      cityOf.set(alias, city);
      for (const ending of ["s", "bo"]) cityOf.set(`${alias}${ending}`, city);
    }
  }
  return forms;
}

/**
 * The city that a text names, as findCity reads it, or in any Finnish case and as the name of its people
 * ("Tampereella", "helsinkiläisiä"), or in the Swedish genitive; null without one.
 */
export function cityNamed(text: string): City | null {
  const found = findCity(text);
  if (found) return found;
  for (const word of normalizeTerm(text).split(" ")) {
    const known = cityForms();
    const base = cityOf.has(word) ? word : known.of(word)[0];
    const city = base === undefined ? undefined : cityOf.get(base);
    if (city) return city;
  }
  return null;
}

/** The city or region that a text names, as cityNamed and regionNamed read them; null without one. */
export function placeNamed(text: string): Place | null {
  const region = regionNamed(text);
  if (region) return region;
  const city = cityNamed(text);
  return city && { key: city.key, label: city.label, cityKeys: [city.key] };
}
