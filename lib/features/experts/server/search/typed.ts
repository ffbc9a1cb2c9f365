import { findSkill, normalizeTerm } from "@/lib/shared/skills";

/** The most words of a name of a skill, and of what means a filter or nothing. */
const longest = { skill: 6, phrase: 9 } as const;

/** The words of a search as they were typed; what stands in quotation marks is one. */
export const tokensOf = (query: string): string[] =>
  [...query.matchAll(/[-−]?"[^"]*"|[^\s,;]+/g)].map(([text]) => text);

/** Tokens as they are compared; what stands in quotation marks is no name. */
export const comparable = (tokens: readonly string[]): string[] =>
  tokens.map((token) => (/^[-−]?"/.test(token) ? "" : normalizeTerm(token)));

/** A search by its words: as typed, as compared, and whether each ends a part of a sentence. */
export type Typed = { tokens: readonly string[]; words: readonly string[]; ends: readonly boolean[] };

export function readTyped(query: string): Typed {
  const tokens = tokensOf(query);
  let behind = 0;
  const ends = tokens.map((token) => {
    behind = query.indexOf(token, behind) + token.length;
    return /[.!?:]$/.test(token) || /^\s*(?:[,;]|$)/.test(query.slice(behind));
  });
  return { tokens, words: comparable(tokens), ends };
}

/** The words from a place to the end of its part of the sentence; none behind such an end. */
export function wordsBehind({ words, ends }: Typed, at: number): string[] {
  if (ends[at - 1]) return [];
  const end = ends.indexOf(true, at);
  return words.slice(at, end < 0 ? words.length : end + 1).filter(Boolean);
}

/** The length of the longest name of a skill of several words at a place; 0 without one. */
export function skillLengthAt(words: readonly string[], at: number): number {
  for (let length = Math.min(longest.skill, words.length - at); length > 1; length -= 1) {
    const some = words.slice(at, at + length);
    if (!some.includes("") && findSkill(some.join(" "))) return length;
  }
  return 0;
}

/** The most words at a place that may mean something together: none of them stands in quotation marks. */
export function longestAt({ tokens }: Typed, at: number): number {
  const isQuoted = tokens.slice(at, at + longest.phrase).findIndex((token) => token.startsWith('"'));
  return isQuoted < 0 ? Math.min(longest.phrase, tokens.length - at) : isQuoted;
}

/** Whether a phrase ends within the name of a skill: "in the office 365". */
export const cutsSkill = (words: readonly string[], at: number, length: number): boolean =>
  words
    .slice(at + 1, at + length)
    .some((_, index) => index + 1 + skillLengthAt(words, at + index + 1) > length);

/** The length of the longest phrase at a place that says something; 0 without one. */
export function phraseLengthAt(typed: Typed, at: number, says: (phrase: string) => boolean): number {
  for (let length = longestAt(typed, at); length > 0; length -= 1)
    if (says(typed.tokens.slice(at, at + length).join(" ")) && !cutsSkill(typed.words, at, length))
      return length;
  return 0;
}
