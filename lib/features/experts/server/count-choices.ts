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
 * of the search as POST /api/experts/search answers it, with what it left out.
 */
export async function countSearchChoices(input: SearchExpertsInput): Promise<SearchCounts> {
  const { found } = await withoutWhatNobodyHas(
    input,
    ({ filters, terms }) => countChoices(filters, terms),
    (rows) => rows.every(({ facet, count }) => facet !== "total" || count === 0),
  );
  if (!found) return nobody;
  const of = (wanted: string) =>
    Object.fromEntries(
      found.filter(({ facet }) => facet === wanted).map(({ choice, count }) => [choice, count]),
    );
  const isCounted = (of("read")[""] ?? 0) <= mostCounted;
  return {
    total: of("total")[""] ?? 0,
    availability: of("availability"),
    workArrangement: of("workArrangement"),
    ...(isCounted && {
      skills: of("skills"),
      location: Object.fromEntries(
        Object.entries(of("location")).map(([key, count]) => [labels.get(key) ?? key, count]),
      ),
    }),
  };
}
