import "server-only";
import { type RowOf, textRows, textStatement } from "@/lib/server/text-statement";
import { cityNamed } from "@/lib/shared/city-names";
import {
  findSkill,
  isVocabularyWord,
  meansItselfInProse,
  narrowerSkills,
  normalizeTerm,
  parseQuery,
  readingsOf,
  roleInEnglish,
  skillKey,
  vocabularyWordsNear,
} from "@/lib/shared/skills";
import { formsAmong, spellingsAmong } from "./word-forms";

/**
 * One term of a search as PostgreSQL's tsquery: anywhere in the public text, in the title or the skills alone, and,
 * where that is less, whoever names it itself and not only a kind of it or a word spelled like it.
 */
export type CompiledTerm = { anywhere: string; prominent: string; literal?: string };

// Every word in the form the documents have, with the words of the catalogue that may be meant by it: those that
// begin like it, and, where no public text holds it, those one typing error away and those spelled most like it.
export const resolvedWords = textStatement(
  { input: "text", query: "text", known: "boolean", words: "text[]", lexemes: "text[]" },
  `SELECT i.input, plainto_tsquery('public.osaaja', i.input)::text AS query, known.known,
    coalesce(near.words, '{}') AS words, coalesce(near.lexemes, '{}') AS lexemes
  FROM unnest($1::text[]) AS i(input)
  CROSS JOIN LATERAL (SELECT EXISTS (SELECT 1 FROM search_words s WHERE s.word = i.input) AS known) AS known
  LEFT JOIN LATERAL (
    SELECT array_agg(c.word) AS words, array_agg((ts_lexize('public.osaaja_stem', c.word))[1]) AS lexemes FROM (
      (SELECT word FROM search_words WHERE length(i.input) > 2
        AND word >= left(i.input, greatest(4, length(i.input) - 5))
        AND word < left(i.input, greatest(4, length(i.input) - 5)) || '~' ORDER BY word LIMIT 200)
      UNION (SELECT word FROM search_words WHERE NOT known.known AND length(i.input) > 2
        AND word >= i.input AND word < i.input || '~' ORDER BY word LIMIT 20)
      UNION (SELECT word FROM search_words WHERE NOT known.known AND word = ANY(one_edit_away(i.input)))
      UNION (SELECT word FROM search_words WHERE NOT known.known AND length(i.input) > 7
        ORDER BY word <-> i.input LIMIT 40)) AS c
    WHERE c.word <> i.input
  ) AS near ON true`,
);

export type Resolved = RowOf<typeof resolvedWords.row>;

const quote = (lexeme: string) => `'${lexeme.replaceAll("'", "''").replaceAll("\\", "\\\\")}'`;
const anyOf = (queries: readonly string[]) => `(${[...new Set(queries)].join(" | ")})`;

/** What the catalogue says of each word of a search. */
type Catalogue = ReadonlyMap<string, Resolved>;

async function askCatalogue(words: readonly string[]): Promise<Catalogue> {
  const wanted = [...new Set(words)].filter((word) => word !== "" && !word.includes(" "));
  const rows =
    wanted.length > 0
      ? await textRows(resolvedWords, [wanted], { name: "experts-resolve-words", isSearch: true })
      : [];
  return new Map(rows.map((row) => [row.input, row]));
}

/**
 * Compiles what a visitor typed: words through the vocabulary's synonyms, abbreviations and languages and in any
 * inflected form, unknown words as beginnings of words and with typing errors mended, alone and within a name of
 * several words; a word that the catalogue or the vocabulary knows is never taken for another (decisions B11). All
 * terms must match.
 */
export async function compileTextQuery(text: string): Promise<CompiledTerm[]> {
  const typed = parseQuery(text);
  const loose = typed.flatMap((term) => (term.kind === "word" || isCompound(term.text) ? [term.text] : []));
  const catalogue = await askCatalogue(
    loose.flatMap((word) => [word, ...cityNames(word), ...roleInEnglish(word)]),
  );
  const spellings = new Map(loose.map((word) => [word, spellingsOf(word, catalogue.get(word))]));
  const isMended = [...spellings.values()].some(({ length }) => length > 0);
  const terms = isMended
    ? parseQuery(text, (word) => [...readingsOf(word), ...(spellings.get(word) ?? [])])
    : typed;
  const nordic = nordicWords(text);
  const compiled = terms
    .map((term) =>
      term.kind === "skill" && !spellings.get(term.text)?.length
        ? compileSkill(term, terms.length === 1)
        : compileWord(term.text, spellings.get(term.text) ?? [], catalogue, nordic.has(term.text)),
    )
    .filter((term) => term !== null);
  if (compiled.length < 2) return compiled;
  // A skill that the vocabulary does not know is listed under all of its words: "rowing coaching".
  const whole = quote(`sk_${skillKey(text)}`);
  return compiled.map((term) => ({
    ...term,
    anywhere: anyOf([term.anywhere, whole]),
    prominent: anyOf([term.prominent, whole]),
  }));
}

/** Words typed with å, ä or ö, as normalizeTerm writes them: they are no English ones. */
const nordicWords = (text: string): ReadonlySet<string> =>
  new Set((text.normalize("NFC").match(/\p{L}*[åäöÅÄÖ]\p{L}*/gu) ?? []).map(normalizeTerm));

/** Whether a word names a skill only by its parts: it may be a mistyped name as well. */
const isCompound = (word: string): boolean =>
  !word.includes(" ") && readingsOf(word).every((reading) => !findSkill(reading));

/** The words that an unknown one is taken for: its base forms, and where profiles have none of them, words spelled like it. */
function spellingsOf(word: string, found: Resolved | undefined): string[] {
  if (!found || found.known || isVocabularyWord(word) || cityNamed(word) || roleInEnglish(word).length > 0)
    return [];
  const [, ...bases] = readingsOf(word);
  if (bases.some((base) => found.words.includes(base))) return bases;
  const near = new Set([...vocabularyWordsNear(word), ...found.words]);
  return [...bases, ...spellingsAmong(word, [...near])].slice(0, maxCorrections);
}

/**
 * The skill wherever it stands: listed, or named in title or description by any of its names, and behind those every
 * kind of it. A single word may be somebody's first name as well ('Julia'); a letter only beside others, as an initial.
 */
function compileSkill({ key, text }: { key: string; text: string }, isAlone: boolean): CompiledTerm {
  const prominent = [quote(`sk_${key}`), quote(`ti_${key}`)];
  const itself = [...prominent, quote(`de_${key}`), ...(nameQuery(text, isAlone) ?? [])];
  const hasKinds = narrowerSkills(key).length > 0;
  return {
    anywhere: anyOf(hasKinds ? [...itself, quote(`ki_${key}`)] : itself),
    prominent: anyOf(prominent),
    ...(hasKinds && { literal: anyOf(itself) }),
  };
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

/** A mistyped, unfinished or inflected word stands for this many known ones at most, the nearest. */
const maxCorrections = 8;

/** A city's name is not taken for a form or a typing error of something else. */
function compileWord(
  word: string,
  spellings: readonly string[],
  catalogue: Catalogue,
  isNordic: boolean,
): CompiledTerm | null {
  const found = catalogue.get(word);
  const queries = [word, ...cityNames(word), ...roleInEnglish(word)].map(
    (each) => catalogue.get(each)?.query ?? "",
  );
  if (found && cityNames(word).length === 0) {
    const lexemes = new Map(found.words.map((each, index) => [each, quote(found.lexemes[index] ?? each)]));
    const unfinished = found.known ? [] : found.words.filter((each) => each.startsWith(word));
    const meant = [...formsAmong(word, found.words, isNordic), ...unfinished].slice(0, maxCorrections);
    for (const each of [...meant, ...spellings]) queries.push(lexemes.get(each) ?? "");
  }
  const skills = spellings.flatMap((each) => skillNamed(each));
  const words = queries.filter(Boolean);
  if (words.length + skills.length === 0) return null;
  const plain = words.length > 0 ? [anyOf(words)] : [];
  return {
    ...(skills.some(({ literal }) => literal) && {
      literal: anyOf([...plain, ...skills.map(({ literal, anywhere }) => literal ?? anywhere)]),
    }),
    anywhere: anyOf([...plain, ...skills.map(({ anywhere }) => anywhere)]),
    // In the document, words of the title and the skills stand a second time as p_<word>.
    prominent: anyOf([
      ...plain.map((query) => query.replace(/'([^']*)'/g, "'p_$1'")),
      ...skills.map(({ prominent }) => prominent),
    ]),
  };
}

/** The skill that a mended word names. */
function skillNamed(word: string): CompiledTerm[] {
  const skill = findSkill(word);
  return skill ? [compileSkill({ key: skill.key, text: word }, false)] : [];
}

/** Who lives in a city or travels there, as tsquery. */
export function cityQuery(key: string): string {
  return quote(`at_${key}`);
}

/** A skill filter as tsquery: whoever lists the skill itself, as GET /api/skills counts them. */
export function skillQuery(key: string): string {
  return quote(`sk_${key}`);
}
