import { contactDetailsIn } from "@/lib/shared/contact";
import { normalizeTerm, parseQuery, type Skill, skillPhrases, skills } from "@/lib/shared/skills";

/** A search that finds no more than this many experts is kept for administrators. */
export const fewHits = 2;

/** Different words that are kept of one day; those that came first are counted on. */
export const maxMissesPerDay = 500;

/** The longest words of a search that are kept, in characters. */
const maxMissedWords = 80;

/** Days that the administrators' list looks back, the first unless asked otherwise. */
export const missPeriods = [30, 7, 90] as const;

/** Names that are added to skills: so many at most, as every search compares with all of them. */
export const maxAddedNames = 2_000;

/** Words of a name, as many as a search is compared with at one place. */
const maxNameWords = 5;

/** Five digits together, or more with something between: a number of somebody or something, and no skill. */
const numberLike = /\d(?:[\s().+-]*\d){4,}/;

/**
 * What is kept of a search that found too little: its words as texts are compared, without those that say nothing;
 * never who searched. Null for what names no skill: an address, a number, a link, a whole story.
 */
export function missedWords(query: string): string | null {
  if (query.includes("@") || numberLike.test(query) || contactDetailsIn(query).length > 0) return null;
  // A compound is a term for each skill in it.
  const words = [...new Set(parseQuery(query).map(({ text }) => text))].join(" ");
  return words.length <= maxMissedWords && /\p{L}/u.test(words) ? words : null;
}

/** Whether words can be a further name of a skill: one to five of them, and more than a letter. */
export function isName(text: string): boolean {
  const phrase = normalizeTerm(text);
  return [...phrase].length > 1 && /\p{L}/u.test(phrase) && phrase.split(" ").length <= maxNameWords;
}

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < text.length; at += 1) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** How alike two words are spelled (Dice's coefficient of their pairs of letters), from 0 to 1. */
function likeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const sizeOf = (pairs: ReadonlyMap<string, number>) =>
    [...pairs.values()].reduce((sum, count) => sum + count, 0);
  let shared = 0;
  for (const [pair, count] of a) shared += Math.min(count, b.get(pair) ?? 0);
  return (2 * shared) / Math.max(1, sizeOf(a) + sizeOf(b));
}

/** Less alike than this is no hint. */
const alike = 0.5;

/** The skill with the name that is spelled most like these words, as a first guess at what they mean; null without one. */
export function likelySkill(words: string): Skill | null {
  const wanted = pairsOf(words);
  let best: { skill: Skill; likeness: number } | null = null;
  for (const skill of skills) {
    for (const phrase of skillPhrases(skill.key)) {
      if (Math.abs(phrase.length - words.length) > words.length) continue;
      const found = likeness(wanted, pairsOf(phrase));
      if (found >= alike && found > (best?.likeness ?? 0)) best = { skill, likeness: found };
    }
  }
  return best?.skill ?? null;
}
