import { narrowerSkills, normalizeTerm, parseQuery, skillKey } from "@/lib/shared/skills";
import { eachTerm } from "./choices";
import type { CompiledTerm } from "./text-query";

/**
 * Finds the listed skills of an expert that a search asked for, by name, by what they are a kind of, or by a word of
 * theirs; a mistyped word asks for what the right ones would.
 */
export function skillMatcher(
  wishedTerms: readonly CompiledTerm[],
  wished: readonly string[],
): (listed: readonly string[]) => string[] {
  const terms = eachTerm(wishedTerms);
  const mended = terms.flatMap(({ meant = [] }) => meant.flatMap((word) => parseQuery(word)));
  const named = [
    ...terms.flatMap((term) => term.keys),
    ...mended.flatMap((term) => (term.kind === "skill" ? term.key : [])),
    ...wished.map(skillKey),
  ];
  const keys = new Set(named.filter(Boolean));
  const kinds = new Set([...keys].flatMap((key) => narrowerSkills(key)));
  const words = new Set([
    ...terms.filter((term) => term.keys.length === 0).map(({ text }) => text),
    ...mended.filter(({ kind }) => kind === "word").map(({ text }) => text),
  ]);
  const isKind = (label: string) => kinds.has(skillKey(label));
  const isNamed = (label: string) =>
    keys.has(skillKey(label)) ||
    normalizeTerm(label)
      .split(" ")
      .some((word) => words.has(word));
  return (listed) => [
    ...listed.filter(isNamed),
    ...listed.filter((label) => !isNamed(label) && isKind(label)),
  ];
}
