/** A place on the map in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface City extends Coordinates {
  /** Plain lower-case letters, as in filters and addresses: "jyvaskyla". */
  key: string;
  /** Finnish name, as shown. */
  label: string;
  /** Swedish and other names and common abbreviations, accepted in search. */
  aliases: readonly string[];
}

const city = (label: string, latitude: number, longitude: number, ...aliases: string[]): City => ({
  key: plain(label).replaceAll(" ", "-"),
  label,
  aliases,
  latitude,
  longitude,
});

/**
 * The one list of cities (decisions B8): largest first, centres to about a kilometre, which is finer than
 * any work radius asks for.
 */
export const cities: readonly City[] = [
  city("Helsinki", 60.17, 24.94, "Helsingfors", "Hki"),
  city("Espoo", 60.21, 24.66, "Esbo"),
  city("Tampere", 61.5, 23.76, "Tammerfors", "Tre"),
  city("Vantaa", 60.29, 25.04, "Vanda"),
  city("Oulu", 65.01, 25.47, "Uleåborg"),
  city("Turku", 60.45, 22.27, "Åbo", "Tku"),
  city("Jyväskylä", 62.24, 25.75, "Jkl"),
  city("Kuopio", 62.89, 27.68),
  city("Lahti", 60.98, 25.66, "Lahtis"),
  city("Pori", 61.49, 21.8, "Björneborg"),
  city("Kouvola", 60.87, 26.7),
  city("Joensuu", 62.6, 29.76),
  city("Lappeenranta", 61.06, 28.19, "Villmanstrand", "Lpr"),
  city("Vaasa", 63.1, 21.62, "Vasa"),
  city("Hämeenlinna", 61.0, 24.46, "Tavastehus", "Hml"),
  city("Seinäjoki", 62.79, 22.84),
  city("Rovaniemi", 66.5, 25.73, "Roavvenjárga"),
  city("Mikkeli", 61.69, 27.27, "Sankt Michel", "S:t Michel"),
  city("Porvoo", 60.39, 25.66, "Borgå"),
  city("Kotka", 60.47, 26.95),
  city("Salo", 60.39, 23.13),
  city("Kokkola", 63.84, 23.13, "Karleby"),
  city("Lohja", 60.25, 24.07, "Lojo"),
  city("Hyvinkää", 60.63, 24.86, "Hyvinge"),
  city("Nurmijärvi", 60.46, 24.81),
  city("Järvenpää", 60.47, 25.09, "Träskända"),
  city("Rauma", 61.13, 21.51, "Raumo"),
  city("Kirkkonummi", 60.12, 24.44, "Kyrkslätt"),
  city("Tuusula", 60.4, 25.03, "Tusby"),
  city("Kerava", 60.4, 25.11, "Kervo"),
  city("Kajaani", 64.23, 27.73, "Kajana"),
  city("Kaarina", 60.41, 22.37, "S:t Karins", "Sankt Karins"),
  city("Nokia", 61.48, 23.51),
  city("Ylöjärvi", 61.55, 23.59),
  city("Kangasala", 61.46, 24.07),
  city("Savonlinna", 61.87, 28.88, "Nyslott"),
  city("Riihimäki", 60.74, 24.78),
  city("Raasepori", 59.97, 23.44, "Raseborg", "Tammisaari", "Ekenäs"),
  city("Imatra", 61.19, 28.77),
  city("Raisio", 60.49, 22.17, "Reso"),
  city("Tornio", 65.85, 24.15, "Torneå"),
  city("Iisalmi", 63.56, 27.19, "Idensalmi"),
  city("Kemi", 65.74, 24.56),
  city("Varkaus", 62.32, 27.87),
  city("Hamina", 60.57, 27.2, "Fredrikshamn"),
  city("Pietarsaari", 63.67, 22.7, "Jakobstad"),
  city("Maarianhamina", 60.1, 19.94, "Mariehamn"),
  city("Kauniainen", 60.21, 24.73, "Grankulla"),
];

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

/** The location filter of the project list, in its order; 'all' and 'remote' come before them (001 §2). */
export const projectFilterCities = pick("Helsinki", "Tampere", "Turku", "Oulu");
