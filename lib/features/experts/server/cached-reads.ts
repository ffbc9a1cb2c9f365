import "server-only";
import { unstable_cache } from "next/cache";
import { cache } from "react";
import { tags } from "@/lib/server/cache-tags";
import { type City, cities, cityName, homeFilterCities } from "@/lib/shared/cities";
import { pageSize } from "@/lib/shared/http/list-query";
import { languageName } from "@/lib/shared/language-name";
import type { Locale } from "@/lib/shared/locales";
import { regions } from "@/lib/shared/regions";
import { aiAndDataFirst } from "../ai-and-data";
import { type CardExpert, type CardPage, type LanguageChoice, type PlaceChoice, toCardExpert } from "../card";
import type { PublicExpert, PublicProfile } from "../schemas";
import { type ExpertFilters, firstLanguages, serialiseExpertFilters } from "../search-params";
import { countAllChoices } from "./choices-repository";
import { listSkills } from "./list-skills";
import {
  findPublicExpert,
  findPublicExperts,
  findWithSimilar,
  highestPublicExpertId,
  listSitemapEntries,
} from "./repository";
import { searchExperts } from "./search-experts";

// What public pages and lists are made of, cached until an expert changes (revalidated by tag). The
// hour is a safety net for changes made beside the application, by a seed or another process.
const anHour = 3600;

/** The first page of the public list, as the home page shows it. */
export const firstExpertPage = unstable_cache(
  () => searchExperts({ limit: pageSize.screen }),
  ["experts-first-page"],
  {
    tags: [tags.experts],
    revalidate: anHour,
  },
);

/** The first page of the experts that these filters leave, as /experts shows it. */
export const filteredExperts = (filters: ExpertFilters) =>
  unstable_cache(
    async (): Promise<CardPage> => {
      const { experts, ...page } = await searchExperts({ ...filters, limit: pageSize.screen });
      return { ...page, experts: experts.map(toCardExpert) };
    },
    ["experts-filtered", serialiseExpertFilters(filters)],
    { tags: [tags.experts], revalidate: anHour },
  )();

/** How many free experts home names. */
const namedExperts = 4;

/** Experts who can start now, for the top of the home page: those of AI and data first; and how many can. */
export const expertsAvailableNow = unstable_cache(
  async (): Promise<{ experts: CardExpert[]; total: number }> => {
    const { experts, total } = await searchExperts({ availability: "available", limit: pageSize.default });
    return { experts: aiAndDataFirst(experts).slice(0, namedExperts).map(toCardExpert), total };
  },
  ["experts-available-now"],
  { tags: [tags.experts], revalidate: anHour },
);

/** What the filters and the claims about rates are made of: one read, because pages that show one show the others. */
const cachedChoices = unstable_cache(
  async () => {
    const { cities: keys, languages, rates, ...counted } = await countAllChoices();
    return { skills: listSkills(counted), cities: keys, languages, rates };
  },
  ["experts-choices"],
  { tags: [tags.experts], revalidate: anHour },
);

/** GET /api/skills. */
export const cachedSkills = async () => (await cachedChoices()).skills;

/** What public experts ask an hour, from the lowest to the highest. */
export const cachedRateRange = async () => (await cachedChoices()).rates;

/**
 * The places of the location filter: those of the specification, then every other city where an expert lives, by its
 * name in the language, then the regions of all these that somebody lives in.
 */
export async function filterPlaces(locale: Locale): Promise<PlaceChoice[]> {
  const keys = new Set((await cachedChoices()).cities);
  const choice = (city: City): PlaceChoice => ({ value: city.label, name: cityName(city, locale) });
  const others = cities.filter((city) => keys.has(city.key) && !homeFilterCities.includes(city)).map(choice);
  const inhabited = regions
    .filter(({ cityKeys }) => cityKeys.some((key) => keys.has(key)))
    .map(({ label, names }): PlaceChoice => ({ value: label, name: names[locale], isRegion: true }));
  const { compare } = new Intl.Collator(locale);
  const byName = (one: PlaceChoice, other: PlaceChoice) => compare(one.name, other.name);
  return [...homeFilterCities.map(choice), ...others.sort(byName), ...inhabited.sort(byName)];
}

/** The languages that public experts work in: the commonest, then the others by their names in the language of the page. */
export async function filterLanguages(locale: Locale): Promise<LanguageChoice[]> {
  const choices = (await cachedChoices()).languages.map(
    (code): LanguageChoice => ({ value: code, name: languageName(code, locale) }),
  );
  const { compare } = new Intl.Collator(locale);
  const others = choices.slice(firstLanguages).sort((one, other) => compare(one.name, other.name));
  return [...choices.slice(0, firstLanguages), ...others];
}

export type ExpertProfile = { expert: PublicProfile; similar: PublicExpert[] };

const cachedExpert = <Result>(name: string, id: number, read: () => Promise<Result>) =>
  unstable_cache(read, [name, String(id)], {
    tags: [tags.expert(id), tags.everyExpert],
    revalidate: anHour,
  })();

/** A public profile alone; null when there is none. */
export const publicProfile = (id: number) => cachedExpert("expert-public", id, () => findPublicExpert(id));

/**
 * A public profile with up to `similarCount` experts who share its skills; null when there is none. These are read
 * apart, under their own tags, so that a page ends also when somebody whom it shows at its foot hides. Once, also when a page and
 * its metadata ask in the same render.
 */
export const expertProfile = cache(async (id: number): Promise<ExpertProfile | null> => {
  const known = await cachedExpert("expert-profile", id, () => findWithSimilar(id, similarCount));
  return known && { expert: known.expert, similar: await publicExperts(known.similarIds) };
});

/** Several public experts, until one of them changes. */
const publicExperts = async (ids: readonly number[]): Promise<PublicExpert[]> =>
  ids.length === 0
    ? []
    : unstable_cache(() => findPublicExperts(ids), ["experts-public", ids.join()], {
        tags: [...ids.map(tags.expert), tags.everyExpert],
        revalidate: anHour,
      })();

const similarCount = 3;

/** Entries of one part of the sitemap: `part` counts from 0, each holds the ids of one range. */
export const sitemapPart = (part: number, size: number) =>
  unstable_cache(() => listSitemapEntries(part, size), ["experts-sitemap", String(part), String(size)], {
    tags: [tags.experts],
    revalidate: anHour,
  })();

/** How many parts of `size` ids the sitemap has; at least one. */
export const sitemapParts = (size: number) =>
  unstable_cache(
    async () => Math.max(1, Math.ceil((await highestPublicExpertId()) / size)),
    ["experts-sitemap-parts", String(size)],
    {
      tags: [tags.experts],
      revalidate: anHour,
    },
  )();
