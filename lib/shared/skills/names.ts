import { BaseForms, type Language } from "@/lib/shared/skills/inflection";
import type { Skill } from "@/lib/shared/skills/types";
import {
  addedNames,
  compoundOf,
  findPhrase,
  namesIn,
  perVocabulary,
  skillPhrases,
  skills,
  waysToWrite,
} from "@/lib/shared/skills/vocabulary";

/** A skill and the words that name it, from `at` on. */
export interface NamedSkill {
  readonly skill: Skill;
  /** As the vocabulary has the name. */
  readonly name: string;
  readonly at: number;
  readonly length: number;
}

interface Words {
  /** Every word of every name. */
  readonly known: ReadonlySet<string>;
  readonly forms: BaseForms;
}

const vocabularyWords = perVocabulary((): Words => {
  const known = new Set<string>();
  const forms = new BaseForms();
  const add = (names: readonly string[], language: Language, bare: boolean) => {
    for (const name of names) {
      for (const word of waysToWrite(name).flatMap((spelling) => spelling.split(" "))) {
        known.add(word);
        forms.add(word, language, bare);
      }
    }
  };
  for (const skill of skills) {
    const { key, label, abbr = [], group } = skill;
    // Names of fields of business are words of one language, names of products stand in sentences of each.
    add([label, ...namesIn(skill, "en"), ...abbr], "en", group === "domain");
    add(namesIn(skill, "fi"), "fi", true);
    add(namesIn(skill, "sv"), "sv", true);
    // Nobody has said which language an added name is of.
    add(addedNames(key), "en", false);
    add(addedNames(key), "fi", true);
    add(addedNames(key), "sv", true);
  }
  return { known, forms };
});

/** Whether a word is part of a name of the vocabulary. */
export const isVocabularyWord = (word: string): boolean => vocabularyWords().known.has(word);

/** Every word of the vocabulary's names, in three languages. */
export const vocabularyWordList = (): Iterable<string> => vocabularyWords().known;

/** The forms of those words. */
export const vocabularyForms = (): BaseForms => vocabularyWords().forms;

/** Texts repeat each other's words. */
const readings = perVocabulary(() => new Map<string, readonly string[]>());
const maxReadings = 50_000;

/**
 * Words of their own that look like a form of a name: the middle value is not the genitive of "media", a recovery time
 * objective no singular of RTOS, Siemens no Swedish SIEM.
 */
const looksInflected = new Set(["median", "rto", "siemens"]);

/** What words may stand for beside themselves, where somebody knows more than the vocabulary does. */
export type Readings = (word: string) => readonly string[];

/** What a word may stand for: itself, and the words of the vocabulary that it is an inflected form of. */
export function readingsOf(word: string): readonly string[] {
  const read = readings();
  const known = read.get(word);
  if (known) return known;
  const found = looksInflected.has(word) ? [word] : [word, ...vocabularyWords().forms.of(word)];
  if (read.size < maxReadings) read.set(word, found);
  return found;
}

/** The length of the longest name that begins with a word, in words. */
const lengths = perVocabulary((): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const { key } of skills) {
    for (const phrase of [...skillPhrases(key), key].flatMap(waysToWrite)) {
      const [first = "", ...rest] = phrase.split(" ");
      found.set(first, Math.max(found.get(first) ?? 0, rest.length + 1));
    }
  }
  return found;
});

/** The same of one word; 0 where no name begins with it. */
const longestFrom = (word: string): number => lengths().get(word) ?? 0;

/** More readings of a word than this are not combined with those of its neighbours. */
const maxCombined = 4;

/** The name made of one reading of each word, those as written first. */
function nameOf(alternatives: readonly (readonly string[])[]): { skill: Skill; name: string } | undefined {
  let phrases = [""];
  for (const each of alternatives) {
    const some = alternatives.length > 1 ? each.slice(0, maxCombined) : each;
    phrases = phrases.flatMap((phrase) => some.map((word) => (phrase ? `${phrase} ${word}` : word)));
  }
  for (const name of phrases) {
    const skill = findPhrase(name);
    if (skill) return { skill, name };
  }
  return undefined;
}

/** The name of one word that two words are, the first in one of its readings, in any form: "tekoälyn strategiaa". */
function nameApart(firsts: readonly string[] = [], [second]: readonly string[] = []) {
  if (second === undefined) return undefined;
  for (const first of firsts) {
    const name = compoundOf([first, second], readingsOf);
    const skill = name && findPhrase(name);
    if (skill) return { skill, name };
  }
  return undefined;
}

/**
 * The longest name of a skill at a place, each word in one of its readings; a Finnish or Swedish compound also as two.
 * @param accepts what else a name must meet; a shorter one is looked for when it does not
 */
export function longestNameAt(
  alternatives: readonly (readonly string[])[],
  at: number,
  accepts: (found: NamedSkill) => boolean = () => true,
): NamedSkill | undefined {
  const longest = Math.max(0, ...(alternatives[at] ?? []).map(longestFrom));
  for (let length = Math.min(Math.max(longest, 2), alternatives.length - at); length > 0; length -= 1) {
    const named =
      (length <= longest ? nameOf(alternatives.slice(at, at + length)) : undefined) ??
      (length === 2 ? nameApart(alternatives[at], alternatives[at + 1]) : undefined);
    if (named && accepts({ ...named, at, length })) return { ...named, at, length };
  }
  return undefined;
}
