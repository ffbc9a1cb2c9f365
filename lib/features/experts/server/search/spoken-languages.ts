import { normalizeTerm } from "@/lib/shared/skills";
import type { LanguageCode } from "../../background";
import words from "../../data/language-words.json";

// What somebody writes who looks for people that work in a language: "Finnish-speaking", "saksankielinen", "talar ryska".

/** Names of a language: English; Finnish in the genitive and the partitive; Swedish as a first part and by itself. */
type Named = { en: string[]; fi: string[]; sv: string[] };

const endings = {
  // Not "language" alone: "Finnish language models" are a trade.
  en: ["speaking", "speaker", "speakers", "skills", "language skills"],
  kieli: "kielinen kielista kielisen kieliset kielisia kielisten".split(" "),
  taito: "taitoinen taitoista taitoisen taitoiset taitoisia taito taitoa taitoja".split(" "),
  puhua: "puhuva puhuvaa puhuvan puhuvat puhuvia osaava osaavaa osaavan osaavia taitava taitavaa".split(" "),
  sv: "talande sprakig sprakiga kunnig kunniga".split(" "),
} as const;
const beginnings = {
  en: ["speaks", "speak", "speaking", "fluent", "fluent in", "native", "working in"],
  fi: ["puhuu", "osaa", "puhuva", "sujuvaa", "sujuva"],
  sv: ["talar", "som talar", "flytande", "behärskar"],
} as const;

function phrasesOf({ en, fi: [genitive = "", partitive = ""], sv: [part = "", noun = ""] }: Named): string[] {
  return [
    ...en.flatMap((name) => [
      ...endings.en.map((ending) => `${name} ${ending}`),
      ...beginnings.en.flatMap((begin) => [`${begin} ${name}`, `${begin} ${name} speaker`]),
    ]),
    ...endings.kieli.flatMap((ending) => [`${genitive}${ending}`, `${genitive} ${ending}`]),
    ...endings.taito.flatMap((ending) => [`${genitive}${ending}`, `${genitive} kielen ${ending}`]),
    `${genitive.slice(0, -1)}ksi`,
    ...endings.puhua.map((ending) => `${partitive} ${ending}`),
    ...beginnings.fi.map((begin) => `${begin} ${partitive}`),
    ...endings.sv.flatMap((ending) => [`${part}${ending}`, `${part} ${ending}`]),
    ...beginnings.sv.map((begin) => `${begin} ${noun}`),
  ];
}

const entries = Object.entries(words) as [LanguageCode, Named][];
const byWords = (textsOf: (named: Named) => string[]): ReadonlyMap<string, LanguageCode> =>
  new Map(
    entries.flatMap(([code, named]) => textsOf(named).map((text) => [normalizeTerm(text), code] as const)),
  );

const phrases = byWords(phrasesOf);
/** Names in a list of languages, behind or before that of which it is said: "Finnish and Swedish speaking". */
const names = byWords(({ en, fi, sv }) => [...en, ...fi, ...sv]);
const joins = new Set("and or ja tai och eller".split(" "));

/** The most words that say of one language that it is spoken. */
const mostLanguageWords = Math.max(...[...phrases.keys()].map((text) => text.split(" ").length));

/** The language that a few words ask for, as normalizeTerm writes them; null for others. */
export const languageSpoken = (text: string): LanguageCode | null => phrases.get(text) ?? null;

/**
 * The language that a word names in a list whose other end says that it is spoken: "suomen- ja ruotsinkielinen",
 * "speaks German and French". @param isBehind whether a language that is spoken ends before the word or the "and" before it
 */
export function languageListed(words: readonly string[], at: number, isBehind: boolean): LanguageCode | null {
  const named = names.get(words[at] ?? "");
  if (!named) return null;
  if (isBehind && joins.has(words[at - 1] ?? "")) return named;
  const next = joins.has(words[at + 1] ?? "") ? at + 2 : at + 1;
  return isSpokenAt(words, next) || languageListed(words, next, false) ? named : null;
}

function isSpokenAt(words: readonly string[], at: number): boolean {
  for (let length = Math.min(mostLanguageWords, words.length - at); length > 0; length -= 1)
    if (languageSpoken(words.slice(at, at + length).join(" "))) return true;
  return false;
}
