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
  const answers: Awaited<ReturnType<typeof countChoices>>[] = [];
  const { found } = await withoutWhatNobodyHas(
    input,
    async ({ filters, terms }) => {
      const rows = await countChoices(filters, terms);
      answers.push(rows);
      return rows;
    },
    (rows) => rows.every(({ facet, count }) => facet !== "total" || count === 0),
  );
  if (!found) return nobody;
  const numberOf = (wanted: string) => found.find(({ facet }) => facet === wanted)?.count ?? 0;
  const rows = [found, ...answers.slice(0, 1)].flat();
  const of = (wanted: string) =>
    Object.fromEntries(
      rows.filter(({ facet }) => facet === wanted).map(({ choice, count }) => [choice, count]),
    );
  const isCounted = numberOf("read") <= mostCounted;
  return {
    total: numberOf("total"),
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
