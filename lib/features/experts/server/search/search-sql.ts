import { createHash } from "node:crypto";
import { availabilities, workArrangements } from "@/lib/shared/availability";
import type { Cents } from "@/lib/shared/format-money";
import { publicAnswer, publicText } from "../rows-repository";
import { type CompiledTerm, cityQuery } from "./text-query";

/** What a search asks of the database, decided already: no rule is left to the SQL. */
export type SearchCriteria = {
  terms: CompiledTerm[];
  /** tsqueries of the wished skills: any of them matches, more matches rank higher. */
  skillQueries: string[];
  minExperience?: number | undefined;
  minRateCents?: Cents | undefined;
  belowRateCents?: Cents | undefined;
  availabilities?: readonly (typeof availabilities)[number][] | undefined;
  workArrangement?: readonly (typeof workArrangements)[number][] | undefined;
  /** Key of the wished city: residents, then those who travel there. */
  cityKey?: string | undefined;
  limit: number;
  after: Cursor | null;
};

/** Where the last page ended: relevance, then the order of the public list. */
export type Cursor = { relevance: number; displayOrder: number; createdAt: string; id: number };

export type Statement = { text: string; values: unknown[] };

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
 * each term itself before who names a kind of it, then who has it in title or skills.
 */
const weight = { resident: 100_000, skill: 1_000, literal: 3, prominent: 2 } as const;

/** The conditions that rank by text, with the weight of each. */
const ranking = (terms: readonly CompiledTerm[]) =>
  terms.flatMap(({ literal, prominent }) => [
    ...(literal ? [{ query: literal, weight: weight.literal }] : []),
    { query: prominent, weight: weight.prominent },
  ]);

const listOrder = "display_order, created_at DESC, expert_id DESC";

/** The relevance of somebody who matches everything as well as can be. */
function bestRelevance({ terms, skillQueries, cityKey }: SearchCriteria): number {
  return (
    (cityKey ? weight.resident : 0) +
    (skillQueries.length > 1 ? weight.skill * skillQueries.length : 0) +
    ranking(terms).reduce((sum, each) => sum + each.weight, 0)
  );
}

class Parameters {
  readonly values: unknown[] = [];
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

const matchesAny = (queries: string[]) => `(${queries.join(" | ")})`;

/** The filters whose columns stand in the list's index. */
function columnFilters(criteria: SearchCriteria, parameters: Parameters): string[] {
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
  return where;
}

/** FROM and WHERE of everybody who matches. */
function matching(
  { terms, skillQueries, cityKey }: SearchCriteria,
  filters: string[],
  parameters: Parameters,
): string {
  const where = [...filters];
  const text = [
    ...terms.map((term) => term.anywhere),
    ...(skillQueries.length > 0 ? [matchesAny(skillQueries)] : []),
    ...(cityKey ? [cityQuery(cityKey)] : []),
  ];
  if (text.length > 0) where.push(`s.document @@ ${parameters.add(text.join(" & "), "tsquery")}`);
  return `FROM expert_search s ${clause(where)}`;
}

const clause = (where: string[]) => (where.length > 0 ? `WHERE ${where.join(" AND ")}` : "");

/** How far down the list the best matches are looked for before everybody who matches is ranked. */
const walk = 3_000;

/**
 * The total, and the first of those who match as well as can be, read in the order of the list. Where
 * many do, a page of them stands within the first few thousand, and nobody else needs to be ranked;
 * a page that is not full says nothing. Without anything to rank by, that is everybody, and always full.
 */
export function buildBestSql(criteria: SearchCriteria): Statement {
  const parameters = new Parameters();
  const { terms, skillQueries, cityKey, after } = criteria;
  const filters = columnFilters(criteria, parameters);
  const total = matching(criteria, filters, parameters);
  const listed = [...filters];
  if (cityKey) listed.push(`s.city_key = ${parameters.add(cityKey, "text")}`);
  if (after) listed.push(behind(after, parameters));
  // Whoever has a word in the title or the skills has it somewhere, so this is the narrower condition.
  const best = [...ranking(terms).map(({ query }) => query), ...skillQueries];
  const page =
    best.length === 0
      ? `SELECT * FROM expert_search s ${clause(listed)} ORDER BY ${listOrder} LIMIT ${parameters.add(criteria.limit, "int")}`
      : `SELECT * FROM (SELECT * FROM expert_search s ${clause(listed)} ORDER BY ${listOrder} LIMIT ${walk}) AS first
         WHERE document @@ ${parameters.add(best.join(" & "), "tsquery")} ORDER BY ${listOrder} LIMIT ${parameters.add(criteria.limit, "int")}`;
  return {
    text: `WITH total AS (SELECT count(*)::int AS total ${total}), page AS (${page})
      SELECT total.total, ${bestRelevance(criteria)} AS relevance, page.display_order, page.created_at, ${publicText}
      FROM total LEFT JOIN (page JOIN experts e ON e.id = page.expert_id) ON true
      ORDER BY page.display_order, page.created_at DESC, page.expert_id DESC`,
    values: parameters.values,
  };
}

/** Bounds that leave few experts, so that ranking all of them at once costs less than looking for the best first. */
const selective = { belowRateCents: 8_000, minRateCents: 15_000 } as const;

/** Whether there is something to rank by, or the list's own order is all there is. */
export const isRanked = ({ terms, skillQueries, cityKey }: SearchCriteria) =>
  terms.length + skillQueries.length > 0 || cityKey !== undefined;

/** Whether a page stands behind the best matches, so that looking for those first would find nothing. */
const isBehindTheBest = (criteria: SearchCriteria) =>
  criteria.after !== null && criteria.after.relevance < bestRelevance(criteria);

/** Whether the ranked statement alone answers: few have the wished rate, or the best have been shown before. */
export function isRankedAlone(criteria: SearchCriteria): boolean {
  const { belowRateCents, minRateCents } = criteria;
  const isLow = belowRateCents !== undefined && belowRateCents <= selective.belowRateCents;
  const isHigh = minRateCents !== undefined && minRateCents >= selective.minRateCents;
  return isRanked(criteria) && (isLow || isHigh || isBehindTheBest(criteria));
}

/** One page of all who match, each with its relevance; with the total where this statement alone answers. */
export function buildRankedSql(criteria: SearchCriteria): Statement {
  const parameters = new Parameters();
  const { terms, skillQueries, cityKey, after } = criteria;
  const alone = isRankedAlone(criteria);
  const from = matching(criteria, columnFilters(criteria, parameters), parameters);
  const relevance = [
    // The city of somebody who lives in none of the list is NULL.
    ...(cityKey
      ? [`CASE s.city_key WHEN ${parameters.add(cityKey, "text")} THEN ${weight.resident} ELSE 0 END`]
      : []),
    ...(skillQueries.length > 1
      ? skillQueries.map(
          (skill) => `${weight.skill} * (s.document @@ ${parameters.add(skill, "tsquery")})::int`,
        )
      : []),
    ...ranking(terms).map(
      (each) => `${each.weight} * (s.document @@ ${parameters.add(each.query, "tsquery")})::int`,
    ),
  ];
  const seek = after
    ? `WHERE relevance < ${parameters.add(after.relevance, "int")} OR (relevance = ${parameters.add(after.relevance, "int")} AND ${behind(after, parameters, "")})`
    : "";
  return {
    text: `WITH hits AS ${alone ? "MATERIALIZED" : "NOT MATERIALIZED"} (
          SELECT s.expert_id, s.display_order, s.created_at, ${relevance.join(" + ") || "0"} AS relevance ${from}),
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
