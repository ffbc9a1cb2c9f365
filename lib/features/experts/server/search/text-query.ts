import "server-only";
import { cityNamed } from "@/lib/shared/city-names";
import { compoundParts } from "@/lib/shared/dictionary/compounds";
import { englishOf } from "@/lib/shared/dictionary/dictionary";
import { alikeInEnglish, saysLittleInProse } from "@/lib/shared/dictionary/lexicon";
import {
  findSkill,
  isFurtherName,
  normalizeTerm,
  parseQuery,
  type QueryTerm,
  readingsOf,
  roleInEnglish,
  skillKey,
  skillPhrases,
  tradesNamed,
} from "@/lib/shared/skills";
import { askCatalogue, type Catalogue } from "./catalogue";
import { withChoices } from "./choices";
import { anyOf, joined, type Meaning, quote, together } from "./meanings";
import { compileSkill, skillNamed } from "./skill-query";
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
    ? typed.flatMap((term) =>
        term.kind === "skill" ? [...namesOf(term.key), ...foreignWords(term.text)] : [],
      )
    : [];
  const alike = typed.flatMap((term) => (term.kind === "skill" ? wordsOfSkill(term.key) : []));
  const asked = await askCatalogue([...loose.flatMap(wordsOfMeaning), ...alike, ...names]);
  const spellings = new Map(loose.map((word) => [word, spellingsOf(word, asked.get(word), isLoose)]));
  const mended = [...spellings.values()].flat();
  const isMended = mended.length > 0;
  // What a mistyped word is meant for may be one that profiles call otherwise, a trade or a word of Finnish or Swedish, and
  // that the catalogue has not told of already.
  const unasked = mended.flatMap((word) => wordsOfMended(word)).filter((word) => !asked.has(word));
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
    const skill = alsoByWords(compileSkill(term, terms.length === 1), term.key, catalogue);
    const meanings = isLoose
      ? [...namesOf(term.key), ...foreignWords(words)].flatMap((name) =>
          plain(allOfWords(catalogue.get(name)?.query ?? "")).map(inFront),
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

/** What is looked for in place of a mistyped word. */
function wordsOfMended(word: string): readonly string[] {
  const skill = readingsOf(word).map(findSkill).find(Boolean);
  return skill ? wordsOfSkill(skill.key) : wordsOfMeaning(word);
}

/** Words typed with å, ä or ö, as normalizeTerm writes them: they are no English ones. */
const nordicWords = (text: string): ReadonlySet<string> =>
  new Set((text.normalize("NFC").match(/\p{L}*[åäöÅÄÖ]\p{L}*/gu) ?? []).map(normalizeTerm));

/** Whether a word names a skill only by its parts: it may be a mistyped name as well. */
const isCompound = (word: string): boolean =>
  !word.includes(" ") && readingsOf(word).every((reading) => !findSkill(reading));

/**
 * Names of a skill that are looked for by their words. One word in a description says too little: that is for the
 * vocabulary to read. Further names are known as they are written: "data flows" are no data and a flow of patients.
 */
const mostNames = 12;
const namesOf = (key: string): string[] =>
  skillPhrases(key)
    .filter((name) => name.includes(" ") && !isFurtherName(name))
    .slice(0, mostNames);

/** What English calls the name of a skill, unless it is English itself: "Stata" is no state. */
function foreignWords(name: string): readonly string[] {
  const { label = "", en = [] } = findSkill(name) ?? {};
  return [label, ...en].some((own) => normalizeTerm(own) === name) ? [] : englishOf(name);
}

/** The words by which English texts say a skill without its name. */
const wordsOfSkill = (key: string): readonly string[] => alikeInEnglish(skillPhrases(key));

function alsoByWords(skill: Meaning, key: string, catalogue: Catalogue): Meaning {
  const words = wordsOfSkill(key).flatMap((phrase) => plain(allOfWords(catalogue.get(phrase)?.query ?? "")));
  return words.length > 0 ? joined("|", [skill, ...words]) : skill;
}

/** Where title and skills alone have what may be said of anything. */
const inFront = ({ prominent }: Meaning): Meaning => ({ anywhere: prominent, prominent });

/** A word and everything that profiles may call it instead. */
const wordsOfMeaning = (word: string): string[] => [
  word,
  ...cityNames(word),
  ...roleInEnglish(word),
  ...translationsIn(word),
  ...alikeInEnglish([word]),
];

/** Everything that English may call a word or a part of it. */
const translationsIn = (word: string): string[] => [
  ...englishOf(word),
  ...compoundParts(word).flatMap(({ english }) => english),
];

/** What profiles call the city of that name: "Helsingfors", "hki" and "Helsingissä" are Helsinki. None for other words. */
function cityNames(word: string): string[] {
  const city = cityNamed(word);
  return city ? [normalizeTerm(city.label)] : [];
}

/** Words in the form of the documents; those of title and skills stand there a second time as p_<word>. */
const plain = (query: string): Meaning[] =>
  query ? [{ anywhere: query, prominent: query.replace(/'([^']*)'/g, "'p_$1'") }] : [];

/** Two letters are the beginning of anything. */
const shortestBegun = 3;

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
    const isBegun = !found.known && word.length >= shortestBegun;
    const unfinished = isBegun ? found.words.filter((each) => each.startsWith(word)) : [];
    const meant = [...formsAmong(word, found, isNordic), ...unfinished].slice(0, maxCorrections);
    for (const each of meant) queries.push(lexemes.get(each) ?? "");
  }
  // Where something else is meant, what the letters are a form of is not.
  const english = spellings.length > 0 ? [] : englishOf(word);
  const meanings = [
    ...[...new Set(queries)].flatMap(plain),
    ...spellings.map((each) => compileMended(each, catalogue, isNordic)),
    ...[...english, ...alikeInEnglish([word])].flatMap((phrase) => phraseMeaning(phrase, catalogue)),
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

/** What a mistyped word is meant for. */
function compileMended(word: string, catalogue: Catalogue, isNordic: boolean): Meaning | null {
  const skill = readingsOf(word).map(findSkill).find(Boolean);
  const [named] = skill ? skillNamed([skill.key]) : [];
  return skill && named
    ? alsoByWords(named, skill.key, catalogue)
    : compileWord(word, [], catalogue, isNordic);
}

/** What English calls something: by its words, and as a skill where it is one. */
function phraseMeaning(phrase: string, catalogue: Catalogue): Meaning[] {
  const words = plain(allOfWords(catalogue.get(phrase)?.query ?? ""));
  return [...(saysLittleInProse(phrase) ? words.map(inFront) : words), ...skillNamed([phrase])];
}

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
