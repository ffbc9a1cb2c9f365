import type { NameGroup } from "./names";
import type { Random } from "./random";

type Weighted = readonly (readonly [weight: number, place: string])[];

/** About where Finland's knowledge work is done; names as people write them on a profile. */
const cities: Weighted = [
  [34, "Helsinki"],
  [13, "Espoo"],
  [14, "Tampere"],
  [9, "Turku"],
  [9, "Oulu"],
  [5, "Vantaa"],
  [4, "Jyväskylä"],
  [2.5, "Kuopio"],
  [2, "Lahti"],
  [2, "Lappeenranta"],
  [1.5, "Vaasa"],
  [1.2, "Joensuu"],
  [1, "Pori"],
  [1, "Rovaniemi"],
  [0.8, "Hämeenlinna"],
  [0.8, "Seinäjoki"],
  [0.7, "Järvenpää"],
  [0.7, "Kirkkonummi"],
  [0.6, "Kouvola"],
  [0.6, "Mikkeli"],
  [0.6, "Nokia"],
  [0.6, "Salo"],
  [0.5, "Tuusula"],
  [0.5, "Rauma"],
  [0.4, "Kajaani"],
  [0.4, "Savonlinna"],
  [0.4, "Ylöjärvi"],
];

/** Swedish-speaking Finns live along the coast and often use the Swedish name of the town. */
const swedishCities: Weighted = [
  [30, "Helsinki"],
  [12, "Espoo"],
  [9, "Vaasa"],
  [5, "Vasa"],
  [6, "Turku"],
  [6, "Åbo"],
  [5, "Porvoo"],
  [3, "Borgå"],
  [4, "Jakobstad"],
  [4, "Kokkola"],
  [4, "Raasepori"],
  [4, "Mariehamn"],
  [4, "Kauniainen"],
  [4, "Kirkkonummi"],
];

/** Most people who move to Finland for work settle where the universities and offices are. */
const internationalCities: Weighted = [
  [40, "Helsinki"],
  [24, "Espoo"],
  [14, "Tampere"],
  [7, "Oulu"],
  [7, "Turku"],
  [4, "Vantaa"],
  [2, "Lappeenranta"],
  [2, "Jyväskylä"],
  [2, "Vaasa"],
];

const citiesOf: Readonly<Record<NameGroup, Weighted>> = {
  finnish: cities,
  swedish: swedishCities,
  international: internationalCities,
};

/** A home town that suits the name. */
export function homeTown(random: Random, group: NameGroup): string {
  return random.weighted(citiesOf[group]);
}

/** Where a company sits. */
export function companyTown(random: Random): string {
  return random.weighted(cities);
}
