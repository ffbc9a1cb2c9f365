import type { CompiledTerm } from "./text-query";

/** What a search asks of the database, decided already: no rule is left to the SQL. */
export type SearchCriteria = {
  terms: CompiledTerm[];
  /** tsqueries of the wished skills: any of them matches, more matches rank higher. */
  skillQueries: string[];
  minExperience?: number | undefined;
  minRateCents?: number | undefined;
  belowRateCents?: number | undefined;
  availabilities?: readonly string[] | undefined;
  workArrangement?: readonly string[] | undefined;
  /** Cities with their distance in whole km from the wished one, which itself stands first with 0. */
  reach?: { city: string; distance: number }[] | undefined;
  limit: number;
  after: Cursor | null;
};

/** Where the last page ended: relevance, then the order of the public list. */
export type Cursor = { relevance: number; displayOrder: number; createdAt: string; id: number };

export const encodeCursor = ({ relevance, displayOrder, createdAt, id }: Cursor): string =>
  Buffer.from(JSON.stringify([relevance, displayOrder, createdAt, id])).toString("base64url");

/** Null for anything that this service did not hand out. */
export function decodeCursor(text: string): Cursor | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    if (!Array.isArray(value) || value.length !== 4) return null;
    const [relevance, displayOrder, createdAt, id] = value;
    const whole = [relevance, displayOrder, id].every((part) => Number.isSafeInteger(part) && Math.abs(part) < 2 ** 31);
    if (!whole || typeof createdAt !== "string" || !/^\d{4}-\d\d-\d\dT[\d:.]{8,16}Z$/.test(createdAt)) return null;
    return { relevance, displayOrder, createdAt, id };
  } catch {
    return null;
  }
}

export const publicColumns = `e.id, e.public_name, e.title, e.description, e.profile_image, e.skills, e.skill_mastery,
  e.availability, e.location, e.work_radius, e.work_arrangement, e.hourly_rate_cents, e.experience_years`;

/** Residents of the wished city stand before all others, then the number of wished skills, then the text. */
const weight = { resident: 100_000, skill: 1_000, prominent: 2 } as const;

/**
 * One statement: the hits with their relevance, one page of them and the total. Without anything to
 * rank by, the page is read off the public list's index and only counted beside it.
 */
export function buildSearchSql(criteria: SearchCriteria): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const parameter = (value: unknown, type: string) => {
    values.push(value);
    return `$${values.length}::${type}`;
  };
  const { terms, skillQueries, reach, after } = criteria;
  const where = ["e.is_public"];
  const relevance: string[] = [];

  const matches = [
    ...terms.map((term) => term.anywhere),
    ...(skillQueries.length > 0 ? [`(${skillQueries.join(" | ")})`] : []),
  ];
  if (matches.length > 0) where.push(`e.search_document @@ ${parameter(matches.join(" & "), "tsquery")}`);
  for (const skill of skillQueries.length > 1 ? skillQueries : []) {
    relevance.push(`${weight.skill} * (e.search_document @@ ${parameter(skill, "tsquery")})::int`);
  }
  for (const term of terms) {
    relevance.push(`${weight.prominent} * (e.search_document @@ ${parameter(term.prominent, "tsquery")})::int`);
  }

  if (criteria.minExperience !== undefined) where.push(`e.experience_years >= ${parameter(criteria.minExperience, "int")}`);
  if (criteria.minRateCents !== undefined) where.push(`e.hourly_rate_cents >= ${parameter(criteria.minRateCents, "int")}`);
  if (criteria.belowRateCents !== undefined) where.push(`e.hourly_rate_cents < ${parameter(criteria.belowRateCents, "int")}`);
  if (criteria.availabilities) where.push(`e.availability = ANY(${parameter([...criteria.availabilities], "text[]")})`);
  if (criteria.workArrangement) where.push(`e.work_arrangement && ${parameter([...criteria.workArrangement], "text[]")}`);

  let source = "experts e";
  if (reach) {
    const cities = parameter(reach.map(({ city }) => city), "text[]");
    const distances = parameter(reach.map(({ distance }) => distance), "int[]");
    source = `experts e JOIN unnest(${cities}, ${distances}) AS reach(city, distance) ON e.city_key = reach.city`;
    where.push("(reach.distance = 0 OR e.work_radius >= reach.distance)");
    relevance.push(`${weight.resident} * (reach.distance = 0)::int`);
  }

  const order = "relevance DESC, display_order, created_at DESC, id DESC";
  const from = `FROM ${source} WHERE ${where.join(" AND ")}`;
  const limit = parameter(criteria.limit, "int");
  if (relevance.length === 0) {
    const seek = after
      ? `AND (e.display_order > ${parameter(after.displayOrder, "int")} OR (e.display_order = $${values.length} AND
          (e.created_at, e.id) < (${parameter(after.createdAt, "timestamptz")}, ${parameter(after.id, "int")})))`
      : "";
    return {
      text: `WITH page AS (
          SELECT e.id, 0 AS relevance, e.display_order, e.created_at ${from} ${seek}
          ORDER BY e.display_order, e.created_at DESC, e.id DESC LIMIT ${limit}),
        total AS (SELECT count(*)::int AS total ${from})
        ${select(order)}`,
      values,
    };
  }
  const seek = after
    ? `WHERE (-relevance, display_order) > (${parameter(-after.relevance, "int")}, ${parameter(after.displayOrder, "int")})
        OR (relevance = -$${values.length - 1}::int AND display_order = $${values.length}::int AND
          (created_at, id) < (${parameter(after.createdAt, "timestamptz")}, ${parameter(after.id, "int")}))`
    : "";
  return {
    text: `WITH hits AS MATERIALIZED (
        SELECT e.id, (${relevance.join(" + ")}) AS relevance, e.display_order, e.created_at ${from}),
      page AS (SELECT * FROM hits ${seek} ORDER BY ${order} LIMIT ${limit}),
      total AS (SELECT count(*)::int AS total FROM hits)
      ${select(order)}`,
    values,
  };
}

/** The total comes even when the page is empty. */
const select = (order: string) => `SELECT total.total, page.relevance, page.display_order, page.created_at, ${publicColumns}
  FROM total LEFT JOIN (page JOIN experts e USING (id)) ON true
  ORDER BY ${order.replace(/\b(display_order|created_at|id)\b/g, "page.$1")}`;
