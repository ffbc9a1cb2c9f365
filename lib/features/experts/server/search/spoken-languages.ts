import { normalizeTerm } from "@/lib/shared/skills";
import type { LanguageCode } from "../../background";
import words from "../../data/language-words.json";

// What somebody writes who looks for people that work in a language: "Finnish-speaking", "saksankielinen", "talar ryska".

/** Names of a language: English; Finnish in the genitive, the partitive and by itself; Swedish as a first part and by itself. */
type Named = { en: string[]; fi: string[]; sv: string[] };

const endings = {
  // Not "language" alone: "Finnish language models" are a trade.
  en: [
    ...["speaking", "speaker", "speakers", "skills", "language skills", "proficiency", "fluency", "fluent"],
    ...["required", "is required", "language required", "needed", "mandatory", "is a must", "a must"],
  ],
  kieli: "kielinen kielista kielisen kieliset kielisia kielisten".split(" "),
  taito: "taitoinen taitoista taitoisen taitoiset taitoisia taito taitoa taitoja".split(" "),
  puhua: "puhuva puhuvaa puhuvan puhuvat puhuvia osaava osaavaa osaavan osaavia taitava taitavaa".split(" "),
  vaatia: ["vaaditaan", "edellytetään", "pakollinen", "välttämätön", "sujuvasti", "äidinkielenä"],
  sv: "talande sprakig sprakiga kunnig kunniga".split(" "),
  kravs: ["krävs", "är ett krav", "ett krav", "är ett måste", "ett måste", "obligatoriskt", "flytande"],
} as const;
const beginnings = {
  en: ["speaks", "speak", "speaking", "fluent", "fluent in", "native", "working in"],
  fi: ["puhuu", "osaa", "puhuva", "sujuvaa", "sujuva"],
  fiName: ["sujuva", "hyvä", "äidinkieli", "äidinkielenä"],
  sv: ["talar", "som talar", "pratar", "flytande", "behärskar"],
} as const;
/** Behind these a name may belong to what follows: "in Finnish banks". */
const looseBeginnings = {
  en: ["in", "good", "excellent", "knows", "knowledge of", "good knowledge of"],
  sv: ["på", "kan", "som kan", "bra", "kunskaper i", "goda kunskaper i"],
} as const;

function phrasesOf({
  en,
  fi: [genitive = "", partitive = "", name = ""],
  sv: [part = "", noun = ""],
}: Named): string[] {
  return [
    ...en.flatMap((each) => [
      ...endings.en.map((ending) => `${each} ${ending}`),
      ...beginnings.en.flatMap((begin) => [`${begin} ${each}`, `${begin} ${each} speaker`]),
    ]),
    ...endings.kieli.flatMap((ending) => [`${genitive}${ending}`, `${genitive} ${ending}`]),
    ...endings.taito.flatMap((ending) => [`${genitive}${ending}`, `${genitive} kielen ${ending}`]),
    `${genitive.slice(0, -1)}ksi`,
    ...["kielellä", "kieltä"].map((ending) => `${genitive} ${ending}`),
    ...endings.puhua.map((ending) => `${partitive} ${ending}`),
    ...[name, partitive, `${genitive} kieli`, `${genitive} kielen taito`].flatMap((each) =>
      endings.vaatia.map((ending) => `${each} ${ending}`),
    ),
    ...beginnings.fi.map((begin) => `${begin} ${partitive}`),
    ...beginnings.fiName.map((begin) => `${begin} ${name}`),
    ...endings.sv.flatMap((ending) => [`${part}${ending}`, `${part} ${ending}`]),
    ...endings.kravs.map((ending) => `${noun} ${ending}`),
    ...beginnings.sv.map((begin) => `${begin} ${noun}`),
  ];
}

const loosePhrasesOf = ({ en, fi: [genitive = "", partitive = ""], sv: [, noun = ""] }: Named): string[] => [
  ...en.flatMap((each) => looseBeginnings.en.map((begin) => `${begin} ${each}`)),
  `${genitive} kieli`,
  partitive,
  ...looseBeginnings.sv.map((begin) => `${begin} ${noun}`),
];

const entries = Object.entries(words) as [LanguageCode, Named][];
const byWords = (textsOf: (named: Named) => string[]): ReadonlyMap<string, LanguageCode> =>
  new Map(
    entries.flatMap(([code, named]) => textsOf(named).map((text) => [normalizeTerm(text), code] as const)),
  );

const phrases = byWords(phrasesOf);
/** Those of a country and of a first name are left to be words. */
const others = new Set(["somalia", "sami", "polish"]);
const isOwn = (name: string) => !others.has(normalizeTerm(name));
const loosePhrases = byWords((named) => loosePhrasesOf(named).filter(isOwn));
/** Names in a list of languages, behind or before that of which it is said: "Finnish and Swedish speaking". */
const names = byWords(({ en, fi, sv }) => [...en, ...fi, ...sv]);
/** Names of nothing else, which ask for a language where they stand alone behind a skill. */
const ownNames = byWords(({ en, sv: [, noun = ""] }) => [...en, noun].filter(isOwn));
const joins = new Set("and or ja tai och eller".split(" "));

/** The most words that say of one language that it is spoken. */
const mostLanguageWords = Math.max(...[...phrases.keys()].map((text) => text.split(" ").length));

/** The language that a few words ask for, as normalizeTerm writes them; null for others. */
export const languageSpoken = (text: string): LanguageCode | null =>
  phrases.get(text) ?? loosePhrases.get(text) ?? null;

/** Whether words ask for a language only where its name belongs to nothing behind it: "in Finnish" is none in "in Finnish banks". */
export const isLoose = (text: string): boolean => !phrases.has(text);

/** The language that a word alone names and nothing else; null for others. */
export const languageAlone = (word: string): LanguageCode | null => ownNames.get(word) ?? null;

/** What stands behind a list of languages that goes on: "and Swedish". */
export const behindLanguages = (next: readonly string[]): readonly string[] =>
  joins.has(next[0] ?? "") && names.has(next[1] ?? "") ? behindLanguages(next.slice(2)) : next;

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
    if (phrases.has(words.slice(at, at + length).join(" "))) return true;
  return false;
}
