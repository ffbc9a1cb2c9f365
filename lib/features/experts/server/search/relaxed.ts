import { queryWords } from "@/lib/shared/skills";
import type { UnderstoodFilter } from "../../schemas";
import { countWhatIsMet, searchPublicExperts } from "../repository";
import type { Wish } from "./conditions";
import { readCriteria } from "./criteria";
import { compileNearSkills } from "./skill-query";
import { type CompiledTerm, compileTextQuery } from "./text-query";

/** What remains of a search that found nobody. */
export type Relaxed = {
  terms: CompiledTerm[];
  understood: UnderstoodFilter[];
  leftOut: string[];
  /** Those of the terms that stand for what is near a skill that nobody has, and the words that named that. */
  near?: { terms: CompiledTerm[]; to: string[] };
};

/** A filter that words mean, by itself. */
type WishedFilter = { each: UnderstoodFilter; filters: Wish["filters"] };

/**
 * The largest part of the words of a search that somebody meets, at least half of them or a skill: of equally large ones
 * that with most skills, then the most telling. A skill that nobody has stands for the nearest ones, and where that finds
 * nobody for all that are near it. Null where somebody meets all of the words, or nobody so many. Filters that were set take
 * no part, so that the same words are left out whichever are chosen.
 * @param typed the text as it was compiled to be searched for
 * @param includeRemote whether a place that words name means who works remotely too
 * @param without searches whose finds are left out
 * @param isNarrowed whether filters are set; without any, nobody is known to meet all of the words
 */
export async function relaxed({
  text,
  typed,
  understood,
  includeRemote,
  without,
  isNarrowed,
}: {
  text: string;
  typed: readonly CompiledTerm[];
  understood: readonly UnderstoodFilter[];
  includeRemote: boolean | undefined;
  without: readonly Wish[];
  isNarrowed: boolean;
}): Promise<Relaxed | null> {
  const isFound = async (some: readonly UnderstoodFilter[], terms: readonly CompiledTerm[]) => {
    const filters = readCriteria({ includeRemote }, some, without)?.filters;
    return filters
      ? (await searchPublicExperts({ ...filters, terms, limit: 1, after: null })).total > 0
      : false;
  };
  if (typed.length === 0 || !readCriteria({ includeRemote }, understood, without)) return null;
  if (isNarrowed && (await isFound(understood, typed))) return null;
  const asked = await compileTextQuery(text, { isLoose: true });
  const wishes = understood.flatMap((each): WishedFilter[] => {
    const filters = readCriteria({ includeRemote }, [each], [])?.filters;
    return filters ? [{ each, filters }] : [];
  });
  const whatIsMet = (some: readonly CompiledTerm[]) =>
    countWhatIsMet(
      without,
      some,
      wishes.map(({ filters }) => filters),
    );
  const metAsAsked = await whatIsMet(asked);
  const isMet = (index: number) => metAsAsked.some(({ met: set }) => has(set, index));
  // Where every skill is somebody's there is nothing near to ask for.
  const isSomeUnmet = asked.some(({ keys }, index) => keys.length > 0 && !isMet(index));
  const places = asked.length > 1 && isSomeUnmet ? (["beside", "alone"] as const) : (["alone"] as const);
  let part: Relaxed | null = null;
  for (const place of places) {
    const near = asked.map((term, index) => (isMet(index) ? null : compileNearSkills(term, place)));
    const terms = asked.map((term, index) => near[index] ?? term);
    const met = near.some(Boolean) ? await whatIsMet(terms) : metAsAsked;
    part = largestPart(text, terms, wishes, near, met);
    const isEnough = place === "alone" || part?.terms.some(({ keys }) => keys.length > 0);
    if (part && (isEnough || (await isFound(part.understood, part.terms)))) return part;
  }
  return part;
}

/** @param near by place among the terms: those that stand for a skill which nobody has */
function largestPart(
  text: string,
  terms: readonly CompiledTerm[],
  wishes: readonly WishedFilter[],
  near: readonly (CompiledTerm | null)[],
  met: readonly { met: number; count: number }[],
): Relaxed | null {
  /** What is met; a word that only others are spelled like says half as much. */
  const size = (set: number) =>
    [...terms, ...wishes].reduce(
      (sum, each, index) => sum + (has(set, index) ? ("isMended" in each && each.isMended ? 0.5 : 1) : 0),
      0,
    );
  const termsOf = (set: number) => terms.filter((_, index) => has(set, index));
  const skillsIn = (set: number) => termsOf(set).filter(({ keys }) => keys.length > 0).length;
  const nearIn = (set: number) => termsOf(set).filter((term) => near.includes(term));
  const isTold = (set: number) => termsOf(set).some(({ isMended }) => !isMended);
  const expertsOf = (set: number) =>
    met.filter((other) => (other.met & set) === set).reduce((sum, { count }) => sum + count, 0);
  const largest = met
    .map(({ met: set }) => set)
    .filter((set) => skillsIn(set) > 0 || (termsOf(set).length * 2 >= terms.length && isTold(set)))
    .map((set) => ({
      set,
      rank: [size(set), skillsIn(set), termsOf(set).length, -nearIn(set).length] as const,
    }))
    .sort((a, b) => byRank(b.rank, a.rank));
  const [best] = largest
    .filter(({ rank }) => byRank(rank, largest[0]?.rank ?? rank) === 0)
    .map(({ set }) => ({ set, experts: expertsOf(set) }))
    .sort((a, b) => telling(a.experts) - telling(b.experts) || a.set - b.set)
    .map(({ set }) => set);
  if (best === undefined) return null;
  const kept = termsOf(best);
  const [only] = kept;
  // One word of several, somewhere in a text, says too little.
  if (only && kept.length === 1 && only.keys.length === 0) kept[0] = { ...only, anywhere: only.prominent };
  const nearTerms = nearIn(best);
  const wordsOf = (some: readonly CompiledTerm[]) => some.map((term) => asTyped(text, term.text));
  const isKept = (index: number) => has(best, terms.length + index);
  return {
    terms: kept,
    understood: wishes.filter((_, index) => isKept(index)).map(({ each }) => each),
    leftOut: distinct([
      ...wordsOf(terms.filter((term, index) => !has(best, index) || nearTerms.includes(term))),
      ...wishes.filter((_, index) => !isKept(index)).map(({ each }) => withoutSigns(each.words)),
    ]),
    ...(nearTerms.length > 0 && { near: { terms: nearTerms, to: distinct(wordsOf(nearTerms)) } }),
  };
}

/** What one word says as two, as "don't" does, is named once. */
const distinct = (words: readonly string[]) => [...new Set(words)];

/** Whether a set has the bit of a term or a wish. */
const has = (set: number, index: number): boolean => (set & (1 << index)) !== 0;

const byRank = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Words that few have tell the most, but for those that hardly anybody has. */
const hardlyAnybody = 2;
const telling = (experts: number) => (experts > hardlyAnybody ? experts : Number.MAX_SAFE_INTEGER - experts);

/**
 * The words of a term in the way they were typed, without the signs of the sentence: the fewest that stand together and hold
 * them in their order, so that of "data, Azure Data Factory" the first is no part of the name.
 */
function asTyped(text: string, term: string): string {
  const tokens = [...text.matchAll(/[^\s,;]+/g)].map(([token], at) => ({
    at,
    token,
    words: queryWords(token),
  }));
  const wanted = term.split(" ");
  let shortest = tokens.length + 1;
  let typed = term;
  for (const { at } of tokens) {
    let next = 0;
    for (const { at: end, words } of tokens.slice(at, at + shortest - 1)) {
      for (const word of words) if (word === wanted[next]) next += 1;
      if (next < wanted.length) continue;
      shortest = end - at + 1;
      typed = tokens
        .slice(at, end + 1)
        .map(({ token }) => token)
        .join(" ");
      break;
    }
  }
  return withoutSigns(typed);
}

const withoutSigns = (words: string) => words.replace(/^[([{]+|[.!?:)\]}…]+$/gu, "");
