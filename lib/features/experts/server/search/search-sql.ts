import { createHash } from "node:crypto";
import { availabilities } from "@/lib/shared/availability";
import { publicAnswer, publicText } from "../rows-repository";
import { eachTerm } from "./choices";
import {
  type Cursor,
  clause,
  columnFilters,
  conditions,
  livesIn,
  matchesAny,
  matching,
  noFilters,
  Parameters,
  type SearchCriteria,
  type SearchFilters,
  type Statement,
  type Wish,
} from "./conditions";
import { type CompiledTerm, languageQuery } from "./text-query";

/** What both statements answer; a page without rows comes as one row of nulls with the total. */
export const searchAnswer = {
  total: "integer?",
  relevance: "integer",
  displayOrder: "expertSearch.displayOrder",
  createdAt: "expertSearch.createdAt",
  ...publicAnswer,
} as const;

/** Statements differ by which criteria they have, not by their values: a few hundred shapes are kept prepared. */
const maxPrepared = 300;
const names = new Map<string, string>();

/**
 * The name a statement is prepared under; undefined once there are too many shapes. It comes from the
 * text itself, because pages and route handlers each have their own copy of this module but share connections.
 */
export function statementName({ text }: Statement): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxPrepared) return known;
  const name = `experts-search-${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
  names.set(text, name);
  return name;
}

/**
 * Residents of the wished city stand before all others, then the number of wished skills, then the text: who names
 * each term itself before who names a kind of it, then who has it in title or skills, in the skills, foremost, and in the title too.
 * Among equals who can start sooner, so that a busy expert never stands above an available one (`steps` of each point).
 */
const steps = availabilities.length;
const weight = {
  resident: 100_000,
  skill: 1_000,
  literal: 5 * steps,
  prominent: 2 * steps,
  listed: steps,
  core: steps,
  calling: steps,
} as const;
/** More than relevance can be. */
const wholeScale = 1_000_000;

/** The conditions that rank, with the weight of each. */
const ranking = ({ terms, skills }: SearchCriteria): { query: string; weight: number }[] => [
  ...eachTerm(terms).flatMap(({ literal, prominent, listed, core, calling }) => [
    ...(literal ? [{ query: literal, weight: weight.literal }] : []),
    { query: prominent, weight: weight.prominent },
    ...(listed ? [{ query: listed, weight: weight.listed }] : []),
    ...(core ? [{ query: core, weight: weight.core }] : []),
    ...(calling ? [{ query: calling, weight: weight.calling }] : []),
  ]),
  ...skills.flatMap(({ listed, core }) => [
    ...(skills.length > 1 ? [{ query: listed, weight: weight.skill }] : []),
    { query: core, weight: weight.core },
  ]),
];

const listOrder = "display_order, created_at DESC, expert_id DESC";

/** The soonest start that the filters allow, as the documents have it. */
const soonest = ({ availabilities: wished }: SearchCriteria) =>
  wished?.length ? Math.min(...wished.map((each) => availabilities.indexOf(each))) : 0;

/** The relevance of somebody who matches everything as well as can be. */
const bestRelevance = (criteria: SearchCriteria): number =>
  isRanked(criteria)
    ? (criteria.place ? weight.resident : 0) +
      ranking(criteria).reduce((sum, each) => sum + each.weight, 0) +
      (steps - 1 - soonest(criteria))
    : 0;

/** How far down the list the best matches are looked for before everybody who matches is ranked. */
const walk = 3_000;

/**
 * The total, and the first of those who match as well as can be, read in the order of the list. Where
 * many do, a page of them stands within the first few thousand, and nobody else needs to be ranked;
 * a page that is not full says nothing. Without anything to rank by, that is everybody, and always full.
 */
export function buildBestSql(criteria: SearchCriteria): Statement {
  const parameters = new Parameters();
  const { place, after } = criteria;
  const filters = columnFilters(criteria, parameters);
  const total = matching(criteria, filters, parameters);
  const listed = [...filters];
  if (isRanked(criteria)) listed.push(`s.availability = ${parameters.add(soonest(criteria), "smallint")}`);
  if (place) listed.push(livesIn(place, parameters));
  if (after) listed.push(behind(after, parameters));
  // Whoever has a word in the title or the skills has it somewhere, so this is the narrower condition.
  const best = [
    ...(criteria.languages ?? []).map(languageQuery),
    ...ranking(criteria).map(({ query }) => query),
    ...criteria.skills.map(({ listed }) => listed),
  ];
  // What somebody calls themself few others do, so the index of the documents finds those first.
  const isRare = eachTerm(criteria.terms).some(({ calling }) => calling);
  const page = isRare
    ? `SELECT * FROM (SELECT * FROM expert_search WHERE document @@ ${parameters.add(best.join(" & "), "tsquery")} OFFSET 0) AS s
         ${clause(listed)} ORDER BY ${listOrder} LIMIT ${parameters.add(criteria.limit, "int")}`
    : best.length === 0
      ? `SELECT * FROM expert_search s ${clause(listed)} ORDER BY ${listOrder} LIMIT ${parameters.add(criteria.limit, "int")}`
      : `SELECT * FROM (SELECT * FROM expert_search s ${clause(listed)} ORDER BY ${listOrder} LIMIT ${walk}) AS first
         WHERE document @@ ${parameters.add(best.join(" & "), "tsquery")} ORDER BY ${listOrder} LIMIT ${parameters.add(criteria.limit, "int")}`;
  return {
    text: `WITH total AS (SELECT count(*)::int AS total FROM expert_search s ${clause(total)}), page AS (${page})
      SELECT total.total, ${bestRelevance(criteria)} AS relevance, page.display_order, page.created_at, ${publicText}
      FROM total LEFT JOIN (page JOIN experts e ON e.id = page.expert_id) ON true
      ORDER BY page.display_order, page.created_at DESC, page.expert_id DESC`,
    values: parameters.values,
  };
}

/** Bounds that leave few experts, so that ranking all of them at once costs less than looking for the best first. */
const selective = { belowRateCents: 8_000, minRateCents: 15_000 } as const;

/** Whether there is something to rank by, or the list's own order is all there is. */
export const isRanked = ({ sort, ...criteria }: SearchCriteria) => readsDocuments(criteria) || sort !== "fit";

/** Whether it asks for something that stands in the documents, and in no order of the list. */
const readsDocuments = ({ terms, skills, languages, place }: Omit<SearchCriteria, "sort">) =>
  terms.length + skills.length > 0 || languages !== undefined || place !== undefined;

/** Whether a page stands behind the best matches, so that looking for those first would find nothing. */
const isBehindTheBest = (criteria: SearchCriteria) =>
  criteria.after !== null && criteria.after.relevance < bestRelevance(criteria);

/** Whether the ranked statement alone answers: another order is wished, few have the wished rate, or the best have been shown before. */
export function isRankedAlone(criteria: SearchCriteria): boolean {
  const { belowRateCents, minRateCents, sort } = criteria;
  const isLow = belowRateCents !== undefined && belowRateCents <= selective.belowRateCents;
  const isHigh = minRateCents !== undefined && minRateCents >= selective.minRateCents;
  return sort !== "fit" || (isRanked(criteria) && (isLow || isHigh || isBehindTheBest(criteria)));
}

const cases = (some: readonly (readonly [query: string, value: number | string])[], parameters: Parameters) =>
  `CASE ${some
    .map(([query, value]) => `WHEN s.document @@ ${parameters.add(query, "tsquery")} THEN ${value}`)
    .join(" ")} ELSE 0 END`;

/** The weights of a term's conditions, each of which holds only where the one before it does: most rows need one or two. */
function termRelevance({ literal, prominent, ...skill }: CompiledTerm, parameters: Parameters): string {
  const { listed, core, calling } = skill;
  const isProminent = weight.prominent;
  const isListed = isProminent + weight.listed;
  const isCore = isListed + weight.core;
  const places = cases(
    [
      ...(calling ? [[calling, isCore + weight.calling] as const] : []),
      ...(core ? [[core, isCore] as const] : []),
      ...(listed ? [[listed, isListed] as const] : []),
      [prominent, isProminent],
    ],
    parameters,
  );
  return literal ? cases([[literal, `${weight.literal} + ${places}`]], parameters) : places;
}

/** What the wished order compares, the highest first; among equals who can start sooner. */
function relevanceOf(criteria: SearchCriteria, parameters: Parameters): string {
  const start = `(${steps - 1} - s.availability)`;
  if (criteria.sort === "rate") return `-(${steps} * s.hourly_rate_cents + s.availability)`;
  if (criteria.sort === "experience") return `${steps} * s.experience_years + ${start}`;
  const fit = [
    // The city of somebody who lives in none of the list is NULL.
    ...(criteria.place
      ? [`CASE WHEN ${livesIn(criteria.place, parameters)} THEN ${weight.resident} ELSE 0 END`]
      : []),
    ...eachTerm(criteria.terms).map((term) => termRelevance(term, parameters)),
    ...criteria.skills.map(({ listed, core }) => {
      const ofCore = cases([[core, weight.core]], parameters);
      if (criteria.skills.length < 2) return ofCore;
      return cases([[listed, `${weight.skill} + ${ofCore}`]], parameters);
    }),
  ];
  return [...fit, criteria.sort === "start" ? `${wholeScale} * ${start}` : start].join(" + ");
}

/** One page of all who match, each with its relevance; with the total where this statement alone answers. */
export function buildRankedSql(criteria: SearchCriteria): Statement {
  const parameters = new Parameters();
  const { after } = criteria;
  const alone = isRankedAlone(criteria);
  const where = matching(criteria, columnFilters(criteria, parameters), parameters);
  const relevance = relevanceOf(criteria, parameters);
  // Everybody is read from the list's index alone, twice sooner than once and kept.
  const seek = after
    ? `WHERE relevance < ${parameters.add(after.relevance, "int")} OR (relevance = ${parameters.add(after.relevance, "int")} AND ${behind(after, parameters, "")})`
    : "";
  return {
    text: `WITH hits AS ${alone && readsDocuments(criteria) ? "MATERIALIZED" : "NOT MATERIALIZED"} (
          SELECT s.expert_id, s.display_order, s.created_at, ${relevance} AS relevance FROM expert_search s ${clause(where)}),
        total AS (SELECT ${alone ? "count(*)::int AS total FROM hits" : "NULL::int AS total"}),
        page AS (SELECT * FROM hits ${seek} ORDER BY relevance DESC, ${listOrder} LIMIT ${parameters.add(criteria.limit, "int")})
      SELECT total.total, page.relevance, page.display_order, page.created_at, ${publicText}
      FROM total LEFT JOIN (page JOIN experts e ON e.id = page.expert_id) ON true
      ORDER BY page.relevance DESC, page.display_order, page.created_at DESC, page.expert_id DESC`,
    values: parameters.values,
  };
}

/** Behind a place in the list's order: display_order rises, the other two fall. */
function behind(after: Cursor, parameters: Parameters, alias = "s."): string {
  const displayOrder = parameters.add(after.displayOrder, "int");
  const place = `(${parameters.add(after.createdAt, "timestamptz")}, ${parameters.add(after.id, "int")})`;
  return `${alias}display_order >= ${displayOrder} AND (${alias}display_order > ${displayOrder} OR (${alias}created_at, ${alias}expert_id) < ${place})`;
}

/**
 * Of everybody who meets one of the terms and whom excluded words do not leave out: how many meet which. A bit a term,
 * then one a wish, each being filters of its own.
 */
export function buildMetSql(
  without: readonly Wish[],
  terms: readonly CompiledTerm[],
  wishes: readonly SearchFilters[],
): Statement {
  const parameters = new Parameters();
  const meets = (filters: SearchFilters) => conditions({ filters, terms: [] }, parameters);
  const isMet = [
    ...terms.map(({ anywhere }) => `s.document @@ ${parameters.add(anywhere, "tsquery")}`),
    ...wishes.map((wish) => meets(wish).join(" AND ") || "true"),
  ];
  const some = matchesAny(terms.map(({ anywhere }) => anywhere));
  const where = [...meets({ ...noFilters, without }), `s.document @@ ${parameters.add(some, "tsquery")}`];
  return {
    text: `SELECT ${isMet.map((each, bit) => `${2 ** bit} * (${each})::int`).join(" + ")} AS met, count(*)::int AS count
      FROM expert_search s ${clause(where)} GROUP BY 1`,
    values: parameters.values,
  };
}

export const metAnswer = { met: "integer", count: "integer" } as const;
