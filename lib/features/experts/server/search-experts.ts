import "server-only";
import { pageSize } from "@/lib/shared/http/list-query";
import { skillKey } from "@/lib/shared/skills";
import type { ExpertPage, SearchExpertsInput, SearchWords } from "../schemas";
import { searchPublicExperts } from "./repository";
import { noFilters, type Wish } from "./search/conditions";
import { readCriteria } from "./search/criteria";
import { expertCursor } from "./search/cursor";
import { skillMatcher } from "./search/matched-skills";
import { type Relaxed, relaxed } from "./search/relaxed";
import { type CompiledTerm, compileTextQuery } from "./search/text-query";
import { understandQuery } from "./search/understood";

/**
 * Searches public experts (000 §2, §3, §5; decisions B4-B11, H). Filters narrow each other; the best
 * matches come first, then display order, then the newest. Words that mean a filter are one, and where nobody has all of
 * the words, those are found who have the most of them. Two statements with text, one more where a word
 * is mended that public texts do not have, one without text; four or more where nobody is found, with filters one more.
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function searchExperts(input: SearchExpertsInput): Promise<ExpertPage> {
  const after = expertCursor.decode(input.cursor);
  const page = { limit: input.limit ?? pageSize.default, after };
  const search = (wish: Wish) => searchPublicExperts({ ...wish.filters, ...page, terms: wish.terms });
  const { found, wish, words, near } = await withoutWhatNobodyHas(input, search, ({ total }) => total === 0);
  if (!found || !wish) return { experts: [], total: 0, nextCursor: null, words };
  const { query, skills = [] } = input;
  const matched = skillMatcher(wish.terms, skills);
  return {
    experts:
      query || skills.length > 0
        ? found.experts.map((expert) => ({ ...expert, matchedSkills: matched(expert.skills) }))
        : found.experts,
    total: found.total,
    nextCursor: expertCursor.encode(found.next),
    words: { ...words, ...(near && { near: skillsNear(near.terms, found.experts), nearTo: near.to }) },
  };
}

/** So many near skills are named. */
const mostNear = 3;

/** The skills of the shown experts that stand for one which nobody has, those that most of them list first. */
function skillsNear(
  terms: readonly CompiledTerm[],
  experts: readonly { skills: readonly string[] }[],
): string[] {
  const near = skillMatcher(terms, []);
  const labels = new Map<string, string[]>();
  for (const label of experts.flatMap(({ skills }) => near(skills)))
    labels.set(skillKey(label), [...(labels.get(skillKey(label)) ?? []), label]);
  return [...labels.values()]
    .sort((a, b) => b.length - a.length)
    .flatMap(([label]) => label ?? [])
    .slice(0, mostNear);
}

/** How many experts have all of the words: none where some were left out. */
export const hitsOfAllWords = ({ total, words }: Pick<ExpertPage, "total" | "words">): number =>
  words?.leftOut.length ? 0 : total;

type Answered<Found> = {
  found: Found | null;
  wish: Wish | null;
  words: SearchWords;
  near?: Relaxed["near"];
  /** Whether it was found for everything that was wished. */
  isWhole: boolean;
};

/** Words that nobody shall have, as what they would find. */
async function wishOf(words: string): Promise<Wish> {
  const { rest, understood } = understandQuery(words, {});
  const read = readCriteria({}, understood, []);
  return { filters: read?.filters ?? noFilters, terms: await compileTextQuery(rest) };
}

/** Whether a search has filters beside its words. */
function hasFilters({ query, limit, cursor, sort, includeRemote, ...set }: SearchExpertsInput): boolean {
  return Object.values(set).some((value) => [value ?? []].flat().length > 0);
}

/**
 * Asks for everything that was wished, and where that is met by nobody for the most of its words that somebody meets,
 * whatever filters are set: those narrow what the words find, and no word is left out for them.
 */
export async function withoutWhatNobodyHas<Found>(
  input: SearchExpertsInput,
  ask: (wish: Wish) => Promise<Found>,
  isNobody: (found: Found) => boolean,
): Promise<Answered<Found>> {
  const { rest, understood, overruled, unfiltered, excluded } = understandQuery(input.query ?? "", input);
  const others = {
    ...(overruled.length > 0 && { overruled }),
    ...(unfiltered.length > 0 && { unfiltered }),
    ...(excluded.length > 0 && { excluded }),
  };
  const words = { understood, leftOut: [], ...others };
  const without = await Promise.all(excluded.map((each) => wishOf(each.words)));
  const read = readCriteria(input, understood, without);
  if (!read) return { found: null, wish: null, words, isWhole: true };
  const [terms, place] = await Promise.all([compileTextQuery(rest), compileTextQuery(read.place)]);
  const wish = { filters: read.filters, terms: [...terms, ...place] };
  const whole = await ask(wish);
  if (!isNobody(whole) || !input.query) return { found: whole, wish, words, isWhole: true };
  const { includeRemote } = input;
  const isNarrowed = hasFilters(input);
  const chosen = await relaxed({ text: rest, typed: terms, understood, includeRemote, without, isNarrowed });
  const kept = chosen && readCriteria(input, chosen.understood, without);
  if (!kept) return { found: whole, wish, words, isWhole: true };
  const nearest = { filters: kept.filters, terms: [...chosen.terms, ...place] };
  const found = await ask(nearest);
  // Of nobody there is nothing to say.
  if (isNobody(found)) return { found, wish: nearest, words, isWhole: false };
  return {
    found,
    wish: nearest,
    isWhole: false,
    words: { understood: chosen.understood, leftOut: chosen.leftOut, ...others },
    ...(chosen.near && { near: chosen.near }),
  };
}
