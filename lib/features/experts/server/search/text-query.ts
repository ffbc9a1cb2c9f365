import "server-only";
import { cityNamed } from "@/lib/shared/city-names";
import { compoundParts } from "@/lib/shared/dictionary/compounds";
import { englishOf } from "@/lib/shared/dictionary/dictionary";
import {
  findSkill,
  meansItselfInProse,
  namesakeKinds,
  narrowerSkills,
  normalizeTerm,
  parseQuery,
  type QueryTerm,
  readingsOf,
  relatedSkills,
  roleInEnglish,
  skillKey,
  skillPhrases,
  tradesNamed,
} from "@/lib/shared/skills";
import { askCatalogue, type Catalogue } from "./catalogue";
import { withChoices } from "./choices";
import { anyOf, joined, type Meaning, quote, together } from "./meanings";
import { maxCorrections, spellingsOf } from "./spellings";
import { formsAmong } from "./word-forms";

/** One term of a search. */
export type CompiledTerm = Meaning & {
  /** What was typed, as normalizeTerm writes it. */
  text: string;
  /** Skills that it names. */
  keys: readonly string[];
  /** Whether it stands only for words that are spelled like it. */
  isMended?: boolean;
  /** Those words, and the skills that a Finnish or Swedish word is in English: "pyton". */
  meant?: readonly string[];
  /** The terms of which one is enough: "React or Vue". */
  choices?: readonly CompiledTerm[];
};

/** A skill of the filter as tsquery: whoever lists it, and those whose core it is. */
export type CompiledSkill = { listed: string; core: string };

/**
 * Compiles what a visitor typed: words through the vocabulary's synonyms, abbreviations and languages and in any
 * inflected form, Finnish and Swedish ones by what English profiles call them and by the parts of a compound, unknown
 * words as beginnings of words and with typing errors mended, alone and within a name of several words; a word that the
 * catalogue or the vocabulary knows is never taken for another (decisions B11).
 * @param isLoose for a search that finds nobody: names of skills count by their words as well, wherever they stand, and an
 *   unknown word by those that begin like it
 */
export async function compileTextQuery(text: string, { isLoose = false } = {}): Promise<CompiledTerm[]> {
  const typed = parseQuery(text);
  const loose = typed.flatMap(({ kind, text: words }) => {
    if (kind === "word") return [words];
    return isCompound(words) ? [words] : [];
  });
  const names = isLoose
    ? typed.flatMap((term) => (term.kind === "skill" ? [...namesOf(term.key), ...englishOf(term.text)] : []))
    : [];
  const asked = await askCatalogue([...loose.flatMap(wordsOfMeaning), ...names]);
  const spellings = new Map(loose.map((word) => [word, spellingsOf(word, asked.get(word), isLoose)]));
  const mended = [...spellings.values()].flat();
  const isMended = mended.length > 0;
  // What a mistyped word is meant for may be one that profiles call otherwise, a trade or a word of Finnish or Swedish, and
  // that the catalogue has not told of already.
  const unasked = mended
    .filter(isNoSkill)
    .flatMap(wordsOfMeaning)
    .filter((word) => !asked.has(word));
  const catalogue = new Map([...asked, ...(await askCatalogue(unasked))]);
  const terms = isMended
    ? parseQuery(text, (word) => [...readingsOf(word), ...(spellings.get(word) ?? [])])
    : typed;
  const nordic = nordicWords(text);
  const compile = (term: QueryTerm): CompiledTerm | null => {
    const { text: words } = term;
    const isMendedWord = (spellings.get(words)?.length ?? 0) > 0;
    const isTranslated = isCompound(words) && englishOf(words).length > 0;
    if (term.kind === "word" || isMendedWord || isTranslated) {
      const meaning = compileWord(words, spellings.get(words) ?? [], catalogue, nordic.has(words));
      return (
        meaning && {
          ...meaning,
          text: words,
          keys: [],
          isMended: isMendedWord,
          meant: [...(spellings.get(words) ?? []), ...englishOf(words).filter(findSkill)],
        }
      );
    }
    const skill = compileSkill(term, terms.length === 1);
    const meanings = isLoose
      ? [...namesOf(term.key), ...englishOf(words)].flatMap((name) =>
          plain(allOfWords(catalogue.get(name)?.query ?? "")).map(({ prominent }) => ({
            anywhere: prominent,
            prominent,
          })),
        )
      : [];
    return {
      ...(meanings.length > 0 ? joined("|", [skill, ...meanings]) : skill),
      text: words,
      keys: [term.key],
    };
  };
  // A skill that the vocabulary does not know is listed under all of its words: "rowing coaching".
  const whole = quote(`sk_${skillKey(text)}`);
  const orWhole = (term: CompiledTerm): CompiledTerm => ({
    ...term,
    anywhere: anyOf([term.anywhere, whole]),
    prominent: anyOf([term.prominent, whole]),
    ...(term.literal && { literal: anyOf([term.literal, whole]) }),
  });
  const compiled = terms.map((term) => ({ or: term.or, term: compile(term) }));
  const isOne = compiled.filter(({ term }) => term !== null).length < 2;
  return withChoices(compiled.map(({ or, term }) => ({ or, term: isOne || !term ? term : orWhole(term) })));
}

/** Whether a word is to be looked for as a word. */
const isNoSkill = (word: string) => skillNamed(readingsOf(word)).length === 0;

/** Words typed with å, ä or ö, as normalizeTerm writes them: they are no English ones. */
const nordicWords = (text: string): ReadonlySet<string> =>
  new Set((text.normalize("NFC").match(/\p{L}*[åäöÅÄÖ]\p{L}*/gu) ?? []).map(normalizeTerm));

/** Whether a word names a skill only by its parts: it may be a mistyped name as well. */
const isCompound = (word: string): boolean =>
  !word.includes(" ") && readingsOf(word).every((reading) => !findSkill(reading));

/**
 * Names of a skill that are looked for by their words. One word in a description says too little: that is for the
 * vocabulary to read.
 */
const mostNames = 12;
const namesOf = (key: string): string[] =>
  skillPhrases(key)
    .filter((name) => name.includes(" "))
    .slice(0, mostNames);

/** A word and everything that profiles may call it instead. */
const wordsOfMeaning = (word: string): string[] => [
  word,
  ...cityNames(word),
  ...roleInEnglish(word),
  ...translationsIn(word),
];

/** Everything that English may call a word or a part of it. */
const translationsIn = (word: string): string[] => [
  ...englishOf(word),
  ...compoundParts(word).flatMap(({ english }) => english),
];

/**
 * The skill wherever it stands: listed, or named in title or description by any of its names, and behind those every
 * kind of it. A single word may be somebody's first name as well ('Julia'); a letter only beside others, as an initial.
 */
function compileSkill({ key, text }: { key: string; text: string }, isAlone: boolean): Meaning {
  const listed = quote(`sk_${key}`);
  // Whoever has "AI Strategy" in the title has "AI" there.
  const prominent = [listed, ...[key, ...namesakeKinds(key)].map((each) => quote(`ti_${each}`))];
  const itself = [...prominent, quote(`de_${key}`), ...(nameQuery(text, isAlone) ?? [])];
  const hasKinds = narrowerSkills(key).length > 0;
  return {
    anywhere: anyOf(hasKinds ? [...itself, quote(`ki_${key}`)] : itself),
    prominent: anyOf(prominent),
    listed,
    core: quote(`co_${key}`),
    calling: quote(`ca_${key}`),
    ...(hasKinds && { literal: anyOf(itself) }),
  };
}

/** Skills so near that somebody who has one may do the work of the other; beside other words only the nearest tell more than those. */
const nearEnough = { alone: 0.6, beside: 0.8 } as const;

/** A skill by those near it, listed or named, the nearest first; null where it has none. */
export function compileNearSkills(term: CompiledTerm, place: keyof typeof nearEnough): CompiledTerm | null {
  const near = term.keys.flatMap(relatedSkills).filter(({ closeness }) => closeness >= nearEnough[place]);
  const keys = [...new Set(near.map(({ key }) => key))];
  if (keys.length === 0) return null;
  const meaning = joined(
    "|",
    keys.map((key) => compileSkill({ key, text: "" }, false)),
  );
  return { anywhere: meaning.anywhere, prominent: meaning.prominent, text: term.text, keys };
}

function nameQuery(text: string, isAlone: boolean): string[] | null {
  if (text.includes(" ")) return null;
  return meansItselfInProse(text) || (!isAlone && text.length === 1) ? [quote(`na_${text}`)] : null;
}

/** What profiles call the city of that name: "Helsingfors", "hki" and "Helsingissä" are Helsinki. None for other words. */
function cityNames(word: string): string[] {
  const city = cityNamed(word);
  return city ? [normalizeTerm(city.label)] : [];
}

/** Words in the form of the documents; those of title and skills stand there a second time as p_<word>. */
const plain = (query: string): Meaning[] =>
  query ? [{ anywhere: query, prominent: query.replace(/'([^']*)'/g, "'p_$1'") }] : [];

/** A city's name is not taken for a form or a typing error of something else. */
function compileWord(
  word: string,
  spellings: readonly string[],
  catalogue: Catalogue,
  isNordic: boolean,
): Meaning | null {
  const found = catalogue.get(word);
  const queries = [word, ...cityNames(word), ...roleInEnglish(word)].map(
    (each) => catalogue.get(each)?.query ?? "",
  );
  if (found && cityNames(word).length === 0) {
    const lexemes = new Map(found.words.map((each, index) => [each, quote(found.lexemes[index] ?? each)]));
    const unfinished = found.known ? [] : found.words.filter((each) => each.startsWith(word));
    const meant = [...formsAmong(word, found, isNordic), ...unfinished].slice(0, maxCorrections);
    for (const each of meant) queries.push(lexemes.get(each) ?? "");
  }
  const meanings = [
    ...[...new Set(queries)].flatMap(plain),
    ...spellings.map((each) => skillNamed(readingsOf(each))[0] ?? compileWord(each, [], catalogue, isNordic)),
    ...englishOf(word).flatMap((phrase) => phraseMeaning(phrase, catalogue)),
    ...compoundMeaning(word, catalogue),
  ].filter((meaning) => meaning !== null);
  if (meanings.length === 0) return null;
  const meaning = joined("|", meanings);
  if (found?.named) return { ...meaning, literal: quote(`na_${word}`) };
  const trades = tradesNamed(word).map((trade) => quote(`tw_${trade}`));
  const [first] = trades;
  return {
    ...meaning,
    // "Business Development" has the stem of "developer", and is nobody's trade; "kehittäjä" is a developer before an engineer.
    ...(first && { listed: anyOf(trades), ...(trades.length > 1 && { core: first }) }),
  };
}

/** What English calls something: by its words, and as a skill where it is one. */
const phraseMeaning = (phrase: string, catalogue: Catalogue): Meaning[] => [
  ...plain(allOfWords(catalogue.get(phrase)?.query ?? "")),
  ...skillNamed([phrase]),
];

const allOfWords = (query: string) => (query.includes("&") ? `(${query})` : query);

/** A compound by the skill that English makes of two parts ("dataanalyytikko"), and by all of them, but for a trade beside others. */
function compoundMeaning(word: string, catalogue: Catalogue): Meaning[] {
  if (englishOf(word).length > 0 || roleInEnglish(word).length > 0) return [];
  const parts = compoundParts(word);
  const [first, second] = parts;
  const names =
    first && second && parts.length === 2
      ? first.english.flatMap((begin) =>
          second.english
            .map((end) => `${begin} ${end}`)
            // Rust on iron, "ruoste", is no language.
            .filter((name) => findSkill(begin)?.key !== findSkill(name)?.key),
        )
      : [];
  const telling = parts.some(({ isTrade }) => !isTrade) ? parts.filter(({ isTrade }) => !isTrade) : parts;
  const asParts = together(
    telling.map(({ english, key }) => {
      const meanings = [
        ...(key ? [compileSkill({ key, text: "" }, false)] : []),
        ...english.flatMap((phrase) => phraseMeaning(phrase, catalogue)),
      ];
      return meanings.length > 0 ? joined("|", meanings) : null;
    }),
  );
  return [...skillNamed(names), ...asParts];
}

/** The skill that one of a word's readings names. */
function skillNamed(readings: readonly string[]): Meaning[] {
  const named = readings.find((each) => findSkill(each));
  const skill = named && findSkill(named);
  return skill ? [compileSkill({ key: skill.key, text: named }, false)] : [];
}

/** Who lives in a city or travels there, as tsquery. */
export function placeQuery(key: string): string {
  return quote(`at_${key}`);
}

/** Who works in a language, as tsquery. @param code ISO 639-1 */
export const languageQuery = (code: string): string => quote(`la_${code}`);

/** A skill of the filter: whoever lists the skill itself, as GET /api/skills counts them. */
export const compileSkillFilter = (key: string): CompiledSkill => ({
  listed: quote(`sk_${key}`),
  core: quote(`co_${key}`),
});
