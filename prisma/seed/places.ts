import data from "./data/places.json";
import type { NameGroup } from "./names";
import type { Random } from "./random";

/**
 * How likely each town is; names as people write them on a profile. `finnish` is about where Finland's knowledge
 * work is done; Swedish-speaking Finns live along the coast and often use the Swedish name of the town; most
 * people who move to Finland for work settle where the universities and offices are.
 */
const places: Readonly<Record<NameGroup, Readonly<Record<string, number>>>> = data;

/** A home town that suits the name. */
export function homeTown(random: Random, group: NameGroup): string {
  return random.weighted(Object.entries(places[group]).map(([place, weight]) => [weight, place] as const));
}

/** Where a company sits. */
export function companyTown(random: Random): string {
  return homeTown(random, "finnish");
}
