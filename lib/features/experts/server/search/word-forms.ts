import { allowedEdits, BaseForms, editDistance } from "@/lib/shared/skills";

/** Shorter words have too many neighbours among the forms of others. */
const shortestInflected = 5;

/**
 * Whether two words are forms of one: the base form of the other in Finnish or Swedish. Swedish endings that English
 * words have as well ("design", "designer") count only for a word written with å, ä or ö.
 */
function isFormOf(word: string, base: string, isNordic: boolean): boolean {
  if (base.length < shortestInflected) return false;
  const finnish = new BaseForms();
  finnish.add(base, "fi");
  if (finnish.of(word).length > 0) return true;
  const swedish = new BaseForms();
  swedish.add(base, "sv");
  return swedish.of(word).length > 0 && (isNordic || swedishOnly.test(word.slice(base.length - 1)));
}
const swedishOnly = /(?:arna|orna|erna|arnas|ornas|ernas|ens|ets|ars|ors|ningen)$/;

/** Endings that English words do not have: a word with one of them is Finnish. */
const finnishOnly =
  /(?:ssa|sta|lla|lta|lle|ksi|jen|ien|iden|itten|iin|een|aan|oon|oita|eita|isia|ista|isten|inen|isen|ittain)$/;

/** What the catalogue has beside a typed word: all words that begin like it, and those of its stem. */
export interface Beside {
  words: readonly string[];
  /** Words with the same Finnish stem. */
  finnish: readonly string[];
  /** Words with the same Swedish stem. */
  swedish: readonly string[];
}

/**
 * Words of the catalogue that are forms of a typed one: either is the base form of the other, or both have one stem and
 * one of them an ending that English has not.
 * @param isNordic whether it was typed with å, ä or ö
 */
export function formsAmong(word: string, { words, finnish, swedish }: Beside, isNordic: boolean): string[] {
  const isLong = word.length > shortestInflected;
  const has = (ending: RegExp, other: string) => ending.test(word) || ending.test(other);
  const ofOneStem = isLong
    ? [
        ...finnish.filter((other) => has(finnishOnly, other)),
        ...swedish.filter((other) => isNordic || has(swedishOnly, other)),
      ]
    : [];
  const forms = words.filter((other) => isFormOf(word, other, isNordic) || isFormOf(other, word, isNordic));
  return [...new Set([...forms, ...ofOneStem])];
}

/** Fewer letters at the beginning of two words say nothing. */
const shortestBeginning = 6;

/** The words that share the longest beginning with a typed one, most of it: "biostatistician" and "biostatistics". */
export function beginningAlike(word: string, candidates: readonly string[]): string[] {
  const shared = (other: string) => {
    let at = 0;
    while (at < word.length && word[at] === other[at]) at += 1;
    return at;
  };
  const longest = Math.max(0, ...candidates.map(shared));
  const isEnough = longest >= shortestBeginning && longest >= word.length * 0.6;
  return isEnough ? candidates.filter((other) => shared(other) === longest) : [];
}

/** Words that one typing error separates from a typed one; where there are none, two in a long one. */
export function spellingsAmong(word: string, candidates: readonly string[]): string[] {
  const most = allowedEdits(word.length);
  const near = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || a.candidate.length - b.candidate.length);
  return near.filter(({ distance }) => distance === near[0]?.distance).map(({ candidate }) => candidate);
}
