import "server-only";
import { type ExpertPage, pageSize, type SearchExpertsInput } from "../schemas";
import { searchPublicExperts } from "./repository";
import { readCriteria } from "./search/criteria";
import { expertCursor } from "./search/cursor";
import { matchedSkills } from "./search/matched-skills";
import { relaxed } from "./search/relaxed";
import type { SearchCriteria } from "./search/search-sql";
import { type CompiledTerm, compileTextQuery } from "./search/text-query";
import { understandQuery } from "./search/understood";

/**
 * Searches public experts (000 §2, §3, §5; decisions B4-B11, H). Filters narrow each other; the best
 * matches come first, then display order, then the newest. Words that mean a filter are one, and where nobody has all of
 * the words, those are found who have the most of them. Two statements with text, one without; four where nobody is found.
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function searchExperts(input: SearchExpertsInput): Promise<ExpertPage> {
  const after = expertCursor.decode(input.cursor);
  const { rest, understood } = understandQuery(input.query ?? "", input);
  const read = readCriteria(input, understood);
  const words = { understood, leftOut: [] };
  if (!read) return { experts: [], total: 0, nextCursor: null, words };

  const text = [rest, read.place].filter(Boolean).join(" ");
  const page = { limit: input.limit ?? pageSize.default, after };
  const criteria: SearchCriteria = {
    ...read.filters,
    ...page,
    terms: text ? await compileTextQuery(text) : [],
  };
  const found = await searchPublicExperts(criteria);
  if (found.total > 0 || !input.query) return answer(found, criteria.terms, input, words);

  const least = readCriteria(input, []);
  const chosen =
    least && (await relaxed({ query: input.query, text, input, understood, least: least.filters }));
  if (!chosen) return answer(found, criteria.terms, input, words);
  const kept = readCriteria(input, chosen.understood);
  const nearest = kept && (await searchPublicExperts({ ...kept.filters, ...page, terms: chosen.terms }));
  return nearest
    ? answer(nearest, chosen.terms, input, { understood: chosen.understood, leftOut: chosen.leftOut })
    : answer(found, criteria.terms, input, words);
}

type Found = Awaited<ReturnType<typeof searchPublicExperts>>;

const answer = (
  { experts, total, next }: Found,
  terms: readonly CompiledTerm[],
  { query, skills = [] }: SearchExpertsInput,
  words: NonNullable<ExpertPage["words"]>,
): ExpertPage => ({
  experts:
    query || skills.length > 0
      ? experts.map((expert) => ({ ...expert, matchedSkills: matchedSkills(expert.skills, terms, skills) }))
      : experts,
  total,
  nextCursor: expertCursor.encode(next),
  words,
});
