import { type Availability, availabilities, workArrangements } from "@/lib/shared/availability";
import type { Cents } from "@/lib/shared/format-money";
import type { Place } from "@/lib/shared/regions";
import type { SearchSort } from "../../search-params";
import { type CompiledSkill, type CompiledTerm, languageQuery, placeQuery } from "./text-query";

/** What a search asks of the database, decided already: no rule is left to the SQL. */
export type SearchCriteria = {
  terms: readonly CompiledTerm[];
  /** The wished skills: any of them matches, more matches rank higher. */
  skills: CompiledSkill[];
  minExperience?: number | undefined;
  minRateCents?: Cents | undefined;
  belowRateCents?: Cents | undefined;
  availabilities?: readonly Availability[] | undefined;
  /** Those that the timeline alone allows: the choices of the availability filter are counted among them. */
  inTime?: readonly Availability[] | undefined;
  workArrangement?: readonly (typeof workArrangements)[number][] | undefined;
  /** The languages that they work in (ISO 639-1), each of them. */
  languages?: readonly string[] | undefined;
  /** The wished city or region: residents, then those who travel there. */
  place?: Place | undefined;
  /** Whether who works remotely is in every place. */
  includesRemote?: boolean | undefined;
  /** Searches whose finds are left out. */
  without?: readonly Wish[] | undefined;
  sort: SearchSort;
  limit: number;
  after: Cursor | null;
};

/** Everything of a search but its words and its page. */
export type SearchFilters = Omit<SearchCriteria, "terms" | "limit" | "after">;

/** What is searched for, without its page. */
export type Wish = { filters: SearchFilters; terms: readonly CompiledTerm[] };

export const noFilters: SearchFilters = { skills: [], sort: "fit" };

/** Where the last page ended: relevance by the wished order, then the order of the public list. */
export type Cursor = { relevance: number; displayOrder: number; createdAt: string; id: number };

export type Statement = { text: string; values: unknown[] };

export class Parameters {
  readonly values: unknown[] = [];
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

export const matchesAny = (queries: readonly string[]) => `(${queries.join(" | ")})`;

/** The filters whose columns stand in the list's index, and whom excluded words leave out. */
export function columnFilters(criteria: SearchCriteria, parameters: Parameters): string[] {
  const where: string[] = [];
  if (criteria.minExperience !== undefined)
    where.push(`s.experience_years >= ${parameters.add(criteria.minExperience, "int")}`);
  if (criteria.minRateCents !== undefined)
    where.push(`s.hourly_rate_cents >= ${parameters.add(criteria.minRateCents, "int")}`);
  if (criteria.belowRateCents !== undefined)
    where.push(`s.hourly_rate_cents < ${parameters.add(criteria.belowRateCents, "int")}`);
  if (criteria.availabilities) {
    const codes = criteria.availabilities.map((each) => availabilities.indexOf(each));
    where.push(`s.availability = ANY(${parameters.add(codes, "smallint[]")})`);
  }
  if (criteria.workArrangement) {
    const bits = criteria.workArrangement.reduce(
      (sum, each) => sum | (1 << workArrangements.indexOf(each)),
      0,
    );
    where.push(`(s.work_arrangement & ${parameters.add(bits, "smallint")}) <> 0`);
  }
  for (const each of criteria.without ?? []) {
    const found = conditions(each, parameters);
    if (found.length > 0) where.push(`NOT (${found.join(" AND ")})`);
  }
  return where;
}

/** Conditions of everybody whom a search finds; none where it asks for nothing. */
export function conditions({ filters, terms }: Wish, parameters: Parameters): string[] {
  const criteria = { ...filters, terms, limit: 0, after: null };
  return matching(criteria, columnFilters(criteria, parameters), parameters);
}

/** Whether somebody works remotely. @param column of arrangements as bits */
export const worksRemotely = (column: string) =>
  `(${column} & ${1 << workArrangements.indexOf("remote")}) <> 0`;

/** Whether somebody lives in a place. A single city is compared alone: its part of the index is in the order of the list. */
export function livesIn({ cityKeys }: Place, parameters: Parameters): string {
  const [key, ...others] = cityKeys;
  return others.length === 0
    ? `s.city_key = ${parameters.add(key, "text")}`
    : `s.city_key = ANY(${parameters.add(cityKeys, "text[]")})`;
}

/** Conditions of everybody who matches. */
export function matching(criteria: SearchCriteria, filters: string[], parameters: Parameters): string[] {
  const { terms, skills, includesRemote, languages = [] } = criteria;
  const place = criteria.place ? [placeQuery(criteria.place.key)] : [];
  const text = [
    ...terms.map((term) => term.anywhere),
    ...(skills.length > 0 ? [matchesAny(skills.map(({ listed }) => listed))] : []),
    ...languages.map(languageQuery),
    ...(includesRemote ? [] : place),
  ];
  return [
    ...filters,
    ...(text.length > 0 ? [`s.document @@ ${parameters.add(text.join(" & "), "tsquery")}`] : []),
    ...(includesRemote
      ? place.map(
          (there) =>
            `(${worksRemotely("s.work_arrangement")} OR s.document @@ ${parameters.add(there, "tsquery")})`,
        )
      : []),
  ];
}

export const clause = (where: string[]) => (where.length > 0 ? `WHERE ${where.join(" AND ")}` : "");
