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

/** Words of the catalogue that are forms of a typed one. @param isNordic whether it was typed with å, ä or ö */
export const formsAmong = (word: string, candidates: readonly string[], isNordic: boolean): string[] =>
  candidates.filter(
    (candidate) => isFormOf(word, candidate, isNordic) || isFormOf(candidate, word, isNordic),
  );

/** Words that one typing error separates from a typed one; where there are none, two in a long one. */
export function spellingsAmong(word: string, candidates: readonly string[]): string[] {
  const most = allowedEdits(word.length);
  const near = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || a.candidate.length - b.candidate.length);
  return near.filter(({ distance }) => distance === near[0]?.distance).map(({ candidate }) => candidate);
}
