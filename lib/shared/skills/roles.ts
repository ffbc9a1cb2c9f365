import roles from "@/lib/shared/skills/data/roles.json";
import { BaseForms } from "@/lib/shared/skills/inflection";
import { longestNameAt, readingsOf } from "@/lib/shared/skills/names";
import { normalizeTerm } from "@/lib/shared/skills/term";
import type { Skill } from "@/lib/shared/skills/types";
import { perVocabulary } from "@/lib/shared/skills/vocabulary";

/** What people call themselves in Finnish and Swedish, by the English words of the same trade; some say nothing. */
const englishOf = new Map<string, readonly string[]>();
let forms: BaseForms | undefined;

function roleForms(): BaseForms {
  if (forms) return forms;
  forms = new BaseForms();
  for (const { fi, sv, en } of roles) {
    for (const [name, language] of [[fi, "fi"] as const, [sv, "sv"] as const]) {
      const word = normalizeTerm(name);
      englishOf.set(word, en ?? []);
      forms.add(word, language);
    }
  }
  return forms;
}

/** The English words for a trade named in Finnish or Swedish, in any form; none for other words. */
export function roleInEnglish(word: string): readonly string[] {
  return roleOf(word)?.flatMap((base) => englishOf.get(base) ?? []) ?? [];
}

/** The English words of the trade that a word names, itself where it is one; none for other words. */
export const tradesNamed = (word: string): readonly string[] =>
  englishTrades.has(word) ? [word] : roleInEnglish(word);
const englishTrades: ReadonlySet<string> = new Set(roles.flatMap(({ en = [] }) => en));

/** Whether a word says only that somebody knows something: "asiantuntijoita", "konsulten". */
export const isHollowRole = (word: string): boolean =>
  roleOf(word)?.every((base) => englishOf.get(base)?.length === 0) ?? false;

/** Every trade as Finnish and Swedish call it. */
export function roleWords(): Iterable<string> {
  roleForms();
  return englishOf.keys();
}

function roleOf(word: string): readonly string[] | undefined {
  const of = roleForms();
  const bases = englishOf.has(word) ? [word] : of.of(word);
  return bases.length > 0 ? bases : undefined;
}

/** Shorter first parts of compounds are found in too many words. */
const shortestPart = 4;

/**
 * The skill in a Finnish or Swedish compound that ends in a trade: "tekoälyasiantuntijoita" and
 * "maskininlärningsexpert". The first part is a whole name, as it stands or as compounds have it.
 */
export function skillOfCompound(word: string): { skill: Skill; name: string } | undefined {
  const read = compounds();
  const known = read.get(word);
  if (known !== undefined) return known ?? undefined;
  const found = splitCompound(word);
  if (read.size < maxCompounds) read.set(word, found ?? null);
  return found;
}

/** Texts repeat each other's words, so each is taken apart once. */
const compounds = perVocabulary(() => new Map<string, ReturnType<typeof splitCompound> | null>());
const maxCompounds = 50_000;

function splitCompound(word: string): { skill: Skill; name: string } | undefined {
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    if (!roleOf(word.slice(at))) continue;
    const named = nameInCompound(word.slice(0, at));
    if (named) return named;
  }
  return undefined;
}

/** A name as the first part of a compound: "koneoppimis-" is "koneoppiminen", "maskininlärnings-" has an s. */
export function nameInCompound(part: string): { skill: Skill; name: string } | undefined {
  const readings = part.endsWith("s")
    ? [...readingsOf(part), part.slice(0, -1), `${part.slice(0, -1)}nen`]
    : readingsOf(part);
  return longestNameAt([readings], 0);
}
