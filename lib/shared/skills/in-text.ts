import { stemmer } from "stemmer";
import { normalizeTerm } from "@/lib/shared/skills/term";
import { skillPhrases, skills } from "@/lib/shared/skills/vocabulary";

/** One letter ('C', 'R') and words that are everyday English ('go') say nothing in running text. */
export const meansItselfInProse = (phrase: string) => phrase.length > 1 && phrase !== "go" && phrase !== "it";

/** A name of a skill after its first word, as stems; written one after another for a cheap comparison. */
type Tail = { readonly words: readonly string[]; readonly key: string };

let tails: Map<string, Tail[]> | undefined;

/** Every name of the vocabulary by the stem of its first word. */
function namesByFirstWord(): ReadonlyMap<string, readonly Tail[]> {
  if (tails) return tails;
  tails = new Map();
  for (const { key } of skills) {
    for (const phrase of skillPhrases(key).filter(meansItselfInProse)) {
      const [first = "", ...words] = phrase.split(" ").map(stemmer);
      const known = tails.get(first);
      if (known) known.push({ words, key });
      else tails.set(first, [{ words, key }]);
    }
  }
  return tails;
}

/**
 * Keys of the skills that a running text names: any synonym of the vocabulary, in any of its languages, each
 * word compared by its English stem ("neural networks" names what "neural network" does). Each key once, in
 * the order of the text. Letters and everyday words that are skills too ('C', 'Go') are not taken for them.
 */
export function skillsInText(text: string): string[] {
  const names = namesByFirstWord();
  const words = normalizeTerm(text).split(" ").map(stemmer);
  const found = new Set<string>();
  for (const [at, word] of words.entries()) {
    for (const name of names.get(word) ?? []) {
      if (name.words.every((each, index) => words[at + 1 + index] === each)) found.add(name.key);
    }
  }
  return [...found];
}
