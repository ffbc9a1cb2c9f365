import { availabilities, workArrangements } from "@/lib/shared/availability";
import {
  clause,
  conditions,
  noFilters,
  Parameters,
  type SearchFilters,
  type Statement,
  worksRemotely,
} from "./conditions";
import type { CompiledTerm } from "./text-query";

export const countsAnswer = { facet: "text", choice: "text", count: "integer" } as const;

/** Filters whose choices are counted, each by what it leaves of a search. */
const counted = {
  skills: ({ skills }: SearchFilters) => ({ skills }),
  location: ({ place, includesRemote }: SearchFilters) => ({ place, includesRemote }),
  availability: ({ availabilities: wished }: SearchFilters) => ({ availabilities: wished }),
  workArrangement: ({ workArrangement }: SearchFilters) => ({ workArrangement }),
} as const;
type Facet = keyof typeof counted;
const facets = Object.keys(counted) as Facet[];

/** Of more experts skills and places are not counted: each has several, and a visitor would wait for half a second. */
export const mostCounted = 10_000;

/**
 * How many experts each choice of a filter has under all the other filters: skill keys, keys of places, availabilities and
 * arrangements; languages beside those that are chosen; the total under all, and how many meet the rest. Who is in every
 * place by working remotely is counted once, apart from the places. Everybody who meets the rest is read once, with which of the filters each meets.
 */
export function buildCountsSql(filters: SearchFilters, terms: readonly CompiledTerm[]): Statement {
  const parameters = new Parameters();
  const { minExperience, minRateCents, belowRateCents, inTime, languages, without } = filters;
  const rest = {
    ...noFilters,
    ...{ minExperience, minRateCents, belowRateCents, availabilities: inTime, languages, without },
  };
  const others = conditions({ filters: rest, terms }, parameters);
  const meets = facets.map(
    (facet) =>
      `(${conditions({ filters: { ...noFilters, ...counted[facet](filters) }, terms: [] }, parameters).join(" AND ") || "true"}) AS "${facet}"`,
  );
  const from = (but: Facet | null) =>
    `hits WHERE ${facets
      .filter((each) => each !== but)
      .map((each) => `"${each}"`)
      .join(" AND ")}`;
  const codes = (names: readonly string[]) => `(ARRAY[${names.map((name) => `'${name}'`).join(", ")}])`;
  const isRemote = filters.includesRemote ? worksRemotely("bits") : "false";
  const few = `(SELECT count(*) FROM hits) <= ${mostCounted}`;
  const listed = (facet: "skills" | "location", column: string, isCounted = "true") =>
    `SELECT '${facet}', choice, count(*)::int
      FROM (SELECT expert_id FROM ${from(facet)} AND ${isCounted} AND ${few}) AS h
      JOIN experts e ON e.id = h.expert_id CROSS JOIN unnest(e.${column}) AS choice WHERE choice <> '' GROUP BY choice`;
  return {
    text: `WITH hits AS MATERIALIZED (
        SELECT s.expert_id, s.availability AS start, s.work_arrangement AS bits, ${meets.join(", ")} FROM expert_search s ${clause(others)})
      SELECT 'total' AS facet, '' AS choice, count(*)::int AS count FROM ${from(null)}
      UNION ALL SELECT 'read', '', count(*)::int FROM hits
      UNION ALL ${listed("skills", "skill_keys")}
      UNION ALL ${listed("location", "reached_city_keys", `NOT ${isRemote}`)}
      UNION ALL SELECT 'languages', language, count(*)::int FROM (SELECT expert_id FROM ${from(null)} AND ${few}) AS h
        JOIN experts e ON e.id = h.expert_id CROSS JOIN unnest(working_languages(e.languages)) AS language GROUP BY language
      UNION ALL SELECT 'remote', '', count(*)::int FROM ${from("location")} AND ${isRemote}
      UNION ALL SELECT 'availability', ${codes(availabilities)}[start + 1], count(*)::int FROM ${from("availability")} GROUP BY start
      UNION ALL SELECT 'workArrangement', ${codes(workArrangements)}[bit + 1], count(*)::int
        FROM (SELECT bits FROM ${from("workArrangement")}) AS h, generate_series(0, ${workArrangements.length - 1}) AS bit
        WHERE (bits & (1 << bit)) <> 0 GROUP BY bit`,
    values: parameters.values,
  };
}
