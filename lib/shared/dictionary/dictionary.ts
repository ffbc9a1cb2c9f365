import { BaseForms } from "@/lib/shared/skills";
import finnish from "./data/fi.json";
import swedish from "./data/sv.json";
import { namedInLexicon } from "./lexicon";

/** Languages whose words are translated. */
export type Foreign = "fi" | "sv";

/** What the words of each mean in English, by their base forms. */
export const entries = { fi: finnish, sv: swedish } as const;

export const isForeign = (language: string): language is Foreign => Object.hasOwn(entries, language);

/** Words that begin with the same letters, to be compared with an inflected one. */
const beginning = 3;
/** Inflection changes so many of the last letters of a base form at most ("analyytikko" is "analyytikoiden"). */
const changedLetters = 3;
const longestAddition = 7;

const byBeginning = new Map<Foreign, ReadonlyMap<string, readonly string[]>>();

function basesLike(word: string, language: Foreign): readonly string[] {
  let known = byBeginning.get(language);
  if (!known) {
    const grouped = new Map<string, string[]>();
    for (const base of Object.keys(entries[language])) {
      const group = grouped.get(base.slice(0, beginning));
      if (group) group.push(base);
      else grouped.set(base.slice(0, beginning), [base]);
    }
    known = grouped;
    byBeginning.set(language, known);
  }
  return known.get(word.slice(0, beginning)) ?? [];
}

const shared = (a: string, b: string) => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
};

function isForm(word: string, base: string, language: Foreign): boolean {
  const forms = new BaseForms();
  forms.add(base, language);
  return forms.of(word).length > 0;
}

/** The base forms of the dictionary that a word is a form of: itself alone where it is one. */
function basesOf(word: string, language: Foreign): readonly string[] {
  if (Object.hasOwn(entries[language], word)) return [word];
  const possible = basesLike(word, language).filter(
    (base) =>
      base.length <= word.length + changedLetters &&
      word.length <= base.length + longestAddition &&
      shared(word, base) >= Math.max(beginning, base.length - changedLetters) &&
      isForm(word, base, language),
  );
  const nearest = Math.max(...possible.map((base) => shared(word, base)));
  return possible.filter((base) => shared(word, base) === nearest);
}

/** Shorter parts are found in too many words. */
const shortestPart = 4;

/** As the first part of a compound has it: "koneoppimis-" is "koneoppiminen", "sakerhets-" "sakerhet", "laitteen-" "laite". */
const bound = (part: string): string[] =>
  part.endsWith("s") ? [part.slice(0, -1), `${part.slice(0, -1)}nen`] : [];

function known(word: string, language: Foreign): readonly string[] {
  const lexicon = namedInLexicon(word).flatMap((phrase) => phrase.split(" "));
  if (lexicon.length > 0) return lexicon;
  return basesOf(word, language).flatMap((base) => (entries[language][base] ?? "").split(" "));
}

function partsOf(word: string, language: Foreign): readonly (readonly string[])[] {
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const head = word.slice(0, at);
    const first = [head, ...bound(head)].map((each) => known(each, language)).find((each) => each.length > 0);
    if (!first) continue;
    const rest = translationsOf(word.slice(at), language);
    if (rest.length > 0) return [first, ...rest];
  }
  return [];
}

const memory = new Map<string, readonly (readonly string[])[]>();
const mostRemembered = 100_000;

/**
 * What English calls a Finnish or Swedish word, in any of its forms: the words that may stand for it ("palomuureissa" is a
 * firewall), and of a compound that no dictionary has those of each of its parts. None for a word that is not known.
 */
export function translationsOf(word: string, language: Foreign): readonly (readonly string[])[] {
  const mark = `${language} ${word}`;
  const remembered = memory.get(mark);
  if (remembered) return remembered;
  const direct = [...new Set(known(word, language))];
  const found = direct.length > 0 ? [direct] : partsOf(word, language);
  if (memory.size < mostRemembered) memory.set(mark, found);
  return found;
}

let english: ReadonlySet<string> | undefined;

/** Words that English has as well: what is typed in a search is not translated from another language then, nor mended. */
export function isEnglish(word: string): boolean {
  english ??= new Set(
    [...Object.values(finnish), ...Object.values(swedish)].flatMap((words) => words.split(" ")),
  );
  return english.has(word);
}

/**
 * What English profiles call a word of a search, of which nobody knows the language: by the lexicon of working life, and
 * where that has nothing by the dictionaries. None for a word that is unknown or English.
 */
export function englishOf(word: string): readonly string[] {
  const own = namedInLexicon(word);
  if (own.length > 0 || isEnglish(word)) return own;
  const found = known(word, "fi");
  return [...new Set(found.length > 0 ? found : known(word, "sv"))];
}

/** Shorter base forms have forms that are as like other words. */
const shortestBase = 4;

/** Whether a word is known only as a form of a Swedish one of three letters: "loker" of an onion, "reat" of a sale. */
export function isDoubtfulForm(word: string): boolean {
  if (namedInLexicon(word).length > 0 || isEnglish(word) || known(word, "fi").length > 0) return false;
  const bases = basesOf(word, "sv");
  return bases.length > 0 && bases.every((base) => base !== word && base.length < shortestBase);
}
