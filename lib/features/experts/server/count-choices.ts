import "server-only";
import { cities } from "@/lib/shared/cities";
import type { SearchCounts, SearchExpertsInput } from "../schemas";
import { countChoices } from "./repository";
import { mostCounted } from "./search/counts-sql";
import { withoutWhatNobodyHas } from "./search-experts";

const labels = new Map(cities.map(({ key, label }) => [key, label]));
const nobody = { total: 0, skills: {}, location: {}, availability: {}, workArrangement: {} };

/**
 * How many experts each choice of the filters has under all the other filters of a search (POST /api/experts/search/counts):
 * of the search as POST /api/experts/search answers it, with what it left out. A choice under which somebody has all of the
 * words has as many as that, since choosing it leaves nothing out.
 */
export async function countSearchChoices(input: SearchExpertsInput): Promise<SearchCounts> {
  const { found, whole } = await withoutWhatNobodyHas(
    input,
    ({ filters, terms }) => countChoices(filters, terms),
    (rows) => rows.every(({ facet, count }) => facet !== "total" || count === 0),
  );
  if (!found || !whole) return nobody;
  const of = (facet: string) => ({ ...choicesOf(found, facet), ...choicesOf(whole, facet) });
  return {
    total: numberOf(found, "total"),
    availability: of("availability"),
    workArrangement: of("workArrangement"),
    ...(numberOf(found, "read") <= mostCounted && {
      skills: of("skills"),
      location: { ...placesOf(found), ...placesOf(whole) },
    }),
  };
}

type Rows = Awaited<ReturnType<typeof countChoices>>;

const choicesOf = (rows: Rows, wanted: string): Record<string, number> =>
  Object.fromEntries(
    rows.filter(({ facet }) => facet === wanted).map(({ choice, count }) => [choice, count]),
  );

const numberOf = (rows: Rows, wanted: string): number => choicesOf(rows, wanted)[""] ?? 0;

/** Cities by their names; where who works remotely is in every city, those count in each. */
function placesOf(rows: Rows): Record<string, number> {
  const reached = choicesOf(rows, "location");
  const remote = numberOf(rows, "remote");
  const keys = remote > 0 ? cities.map(({ key }) => key) : Object.keys(reached);
  return Object.fromEntries(keys.map((key) => [labels.get(key) ?? key, (reached[key] ?? 0) + remote]));
}
