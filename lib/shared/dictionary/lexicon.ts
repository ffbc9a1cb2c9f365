import { BaseForms, nearIn, normalizeTerm } from "@/lib/shared/skills";
import alike from "./data/alike.json";
import words from "./data/words.json";

/** English names by each Finnish and Swedish word, as normalizeTerm writes them, and the forms of those words. */
interface Lexicon {
  readonly english: ReadonlyMap<string, readonly string[]>;
  readonly forms: BaseForms;
  readonly near: (word: string) => string[];
}

let built: Lexicon | undefined;

function lexicon(): Lexicon {
  if (built) return built;
  const english = new Map<string, string[]>();
  const forms = new BaseForms();
  for (const { fi = [], sv = [], en } of words) {
    for (const [names, language] of [[fi, "fi"] as const, [sv, "sv"] as const]) {
      for (const word of names.map(normalizeTerm).flatMap(derived)) {
        english.set(word, [...(english.get(word) ?? []), ...en.map(normalizeTerm)]);
        forms.add(word, language);
      }
    }
  }
  built = { english, forms, near: nearIn(english.keys()) };
  return built;
}

/** Verbs and their doers, from the noun of the deed: "ennustaminen" is what an "ennustaja" does, "planering" a "planerare". */
const derivations: readonly (readonly [deed: RegExp, others: readonly string[]])[] = [
  [/minen$/, ["ja", "a"]],
  [/ointi$/, ["oija", "oida"]],
  [/(?<=er)ing$/, ["a", "are"]],
  [/(?<=..)ning$/, ["a", "are"]],
];

function derived(word: string): string[] {
  const found = derivations.find(([deed]) => deed.test(word));
  return found ? [word, ...found[1].map((ending) => word.replace(found[0], ending))] : [word];
}

/** What English profiles call a Finnish or Swedish word, in any of its forms; none for a word that the lexicon has not. */
export function namedInLexicon(word: string): readonly string[] {
  const { english, forms } = lexicon();
  const bases = english.has(word) ? [word] : forms.of(word);
  return [...new Set(bases.flatMap((base) => english.get(base) ?? []))];
}

/** By what other words English says the same as one of these names. */
export const alikeInEnglish = (names: readonly string[]): readonly string[] =>
  alike.flatMap((same) => (same.names.some((name) => names.includes(name)) ? same.words : []));

/**
 * English words for something that everybody writes of other things as well ("I have shipped", "build time", "I care"): by
 * themselves they say nothing where they do not stand in front.
 */
const manifold = new Set("building property map mapping care lift ship shipping closing".split(" "));
export const saysLittleInProse = (word: string): boolean => manifold.has(word);

/** The words of the lexicon that are one typing error away from this one. */
export const lexiconWordsNear = (word: string): string[] => lexicon().near(word);
