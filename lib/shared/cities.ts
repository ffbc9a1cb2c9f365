import data from "@/lib/shared/data/cities.json";
import type { Locale } from "@/lib/shared/locales";

/** A place on the map in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface City extends Coordinates {
  /** Plain lower-case letters, as in filters and addresses: "jyvaskyla". */
  key: string;
  /** Finnish name, as stored and as filters have it. */
  label: string;
  /** Swedish name; the Finnish one where there is no other. */
  swedish: string;
  /** Swedish and other names and common abbreviations, accepted in search. */
  aliases: readonly string[];
}

/**
 * The one list of cities (decisions B8): largest first, centres to about a kilometre, which is finer than
 * any work radius asks for.
 */
export const cities: readonly City[] = data.map(({ fi, sv, at, others = [] }) => ({
  key: plain(fi).replaceAll(" ", "-"),
  label: fi,
  swedish: sv,
  aliases: sv === fi ? others : [sv, ...others],
  latitude: at[0],
  longitude: at[1],
}));

/** What a city is called in a language; English says what Finnish does. */
export const cityName = (city: City, locale: Locale): string => (locale === "sv" ? city.swedish : city.label);

/** The same for a city's key; a key of no city stays. */
export function cityNameOf(key: string, locale: Locale): string {
  const city = cities.find((each) => each.key === key);
  return city ? cityName(city, locale) : key;
}

/** Lower-case words without accents and punctuation, one space between them. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const cityByName = new Map<string, City>();
for (const each of cities) {
  for (const name of [each.label, ...each.aliases]) cityByName.set(plain(name), each);
}
const longestName = Math.max(...[...cityByName.keys()].map((name) => name.split(" ").length));

/**
 * The first city named in a text, in any case, accents or not, in Finnish or Swedish, or null:
 * "Helsinki, Finland", "helsingfors", "Jyvaskyla", "Remote / Åbo".
 */
export function findCity(text: string | null | undefined): City | null {
  if (!text) return null;
  const words = plain(text).split(" ");
  for (let start = 0; start < words.length; start += 1) {
    // Longer names first: "Sankt Karins" before a city that might be called "Sankt".
    for (let length = longestName; length > 0; length -= 1) {
      const found = cityByName.get(words.slice(start, start + length).join(" "));
      if (found) return found;
    }
  }
  return null;
}

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres (haversine), for workRadius (decisions B8, B11). */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const haversine =
    latitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Keys of a city and of every other one within so many whole kilometres of it; null reaches none but itself. */
export function reachedCities(from: City | null, radiusKm: number | null): string[] {
  if (!from) return [];
  return cities
    .filter((to) => to.key === from.key || Math.max(1, Math.round(distanceKm(from, to))) <= (radiusKm ?? 0))
    .map(({ key }) => key);
}

function pick(...labels: string[]): readonly City[] {
  return labels.map((label) => {
    const found = cityByName.get(plain(label));
    if (!found) throw new Error(`Not in the list of cities: ${label}`);
    return found;
  });
}

/** The location filter of the home page, in its order (000 §9). */
export const homeFilterCities = pick(
  "Helsinki",
  "Espoo",
  "Vantaa",
  "Tampere",
  "Turku",
  "Oulu",
  "Lahti",
  "Kuopio",
  "Jyväskylä",
);

/** The location choices of the expert application, in its order (000 §5). */
export const applicationCities: readonly City[] = [...homeFilterCities, ...pick("Pori", "Vaasa")];

/** The same as a form has them: what is sent, and what is read in a language. */
export const applicationPlaces = (locale: Locale) =>
  applicationCities.map((city) => ({ value: city.label, name: cityName(city, locale) }));

/** The location filter of the project list, in its order; 'all' and 'remote' come before them (001 §2). */
export const projectFilterCities = pick("Helsinki", "Tampere", "Turku", "Oulu");
