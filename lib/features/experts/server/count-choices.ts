import "server-only";
import { cities } from "@/lib/shared/cities";
import { regions } from "@/lib/shared/regions";
import type { SearchCounts, SearchExpertsInput } from "../schemas";
import { countChoices } from "./repository";
import { mostCounted } from "./search/counts-sql";
import { understandQuery } from "./search/understood";
import { withoutWhatNobodyHas } from "./search-experts";

const labels = new Map([...cities, ...regions].map(({ key, label }) => [key, label]));
const nobody = { total: 0, skills: {}, location: {}, availability: {}, workArrangement: {}, languages: {} };

/**
 * How many experts each choice of the filters has under all the other filters (POST /api/experts/search/counts): of the
 * search as POST /api/experts/search answers it, with the same words left out, which no filter changes. Only words that mean
 * a place or a way to work give way where one is chosen, and others may be left out without them.
 */
export async function countSearchChoices(input: SearchExpertsInput): Promise<SearchCounts> {
  const ask = (asked: SearchExpertsInput) =>
    withoutWhatNobodyHas(
      asked,
      ({ filters, terms }) => countChoices(filters, terms),
      (rows) => numberOf(rows, "total") === 0,
    );
  const { found, isWhole } = await ask(input);
  if (!found) return nobody;
  const understood = isWhole ? [] : understandQuery(input.query ?? "", input).understood;
  const under = async (field: "location" | "workArrangement"): Promise<Rows> => {
    const meant = understood.find((each) => each.field === field)?.value;
    if (meant === undefined) return found;
    const chosen = await ask({ ...input, [field]: field === "location" ? meant : [meant] });
    return chosen.found ?? found;
  };
  const [places, arrangements] = await Promise.all([under("location"), under("workArrangement")]);
  const isCounted = (rows: Rows) => numberOf(rows, "read") <= mostCounted;
  return {
    total: numberOf(found, "total"),
    availability: choicesOf(found, "availability"),
    workArrangement: choicesOf(arrangements, "workArrangement"),
    ...(isCounted(found) && {
      skills: choicesOf(found, "skills"),
      languages: choicesOf(found, "languages"),
    }),
    ...(isCounted(places) && { location: placesOf(places) }),
  };
}

type Rows = Awaited<ReturnType<typeof countChoices>>;

const choicesOf = (rows: Rows, wanted: string): Record<string, number> =>
  Object.fromEntries(
    rows.filter(({ facet }) => facet === wanted).map(({ choice, count }) => [choice, count]),
  );

const numberOf = (rows: Rows, wanted: string): number => choicesOf(rows, wanted)[""] ?? 0;

/** Places by their names; where who works remotely is in every place, those count in each. */
function placesOf(rows: Rows): Record<string, number> {
  const reached = choicesOf(rows, "location");
  const remote = numberOf(rows, "remote");
  const keys = remote > 0 ? [...labels.keys()] : Object.keys(reached);
  return Object.fromEntries(keys.map((key) => [labels.get(key) ?? key, (reached[key] ?? 0) + remote]));
}
