import { joined } from "./meanings";
import type { CompiledTerm } from "./text-query";

/** A term, and the word that makes it a choice beside the one before it. */
type Choice = { or: string | undefined; term: CompiledTerm | null };

/** Terms of which one is enough, as one: "React or Vue". What has no meaning is left out. */
export function withChoices(terms: readonly Choice[]): CompiledTerm[] {
  const groups: Choice[][] = [];
  for (const each of terms) {
    const before = groups.at(-1);
    if (each.or && before) before.push(each);
    else groups.push([each]);
  }
  return groups.flatMap((group) => {
    const known = group.flatMap(({ or, term }) => (term ? [{ or, term }] : []));
    const choices = known.map(({ term }) => term);
    if (choices.length < 2) return choices;
    const { anywhere, prominent } = joined("|", choices);
    const text = known.map(({ or, term }, index) => (index > 0 ? `${or} ${term.text}` : term.text)).join(" ");
    return [{ anywhere, prominent, text, keys: choices.flatMap(({ keys }) => keys), choices }];
  });
}

/** All terms, those of which one is enough each by itself: who has several of them ranks higher. */
export const eachTerm = (terms: readonly CompiledTerm[]): CompiledTerm[] =>
  terms.flatMap((term) => term.choices ?? [term]);
