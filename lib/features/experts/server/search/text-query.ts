import "server-only";
import { type RowOf, textRows, textStatement } from "@/lib/server/text-statement";
import { findCity } from "@/lib/shared/cities";
import { meansItselfInProse, normalizeTerm, parseQuery } from "@/lib/shared/skills";
import { allowedEdits, editDistance } from "./edit-distance";

/**
 * One term of a search as PostgreSQL's tsquery, in two strengths: anywhere in the public text, and in
 * the title or the skills alone.
 */
export type CompiledTerm = { anywhere: string; prominent: string };

// Every word in the form the documents have. One that no document holds comes with the words that begin
// with it and those spelled most like it.
export const resolvedWords = textStatement(
  { input: "text", query: "text", lexeme: "text?", candidates: "text[]" },
  `SELECT i.input, plainto_tsquery('public.osaaja', i.input)::text AS query, w.lexeme,
    CASE WHEN w.lexeme IS NULL OR length(w.lexeme) < 3 THEN ARRAY[]::text[]
    ELSE ARRAY(
      (SELECT word FROM search_words WHERE word >= w.lexeme AND word < w.lexeme || '~' ORDER BY word LIMIT 20)
      UNION
      (SELECT word FROM search_words ORDER BY word <-> w.lexeme LIMIT 40)) END AS candidates
  FROM unnest($1::text[]) AS i(input)
  LEFT JOIN LATERAL (
    SELECT min(lexeme) AS lexeme FROM unnest(tsvector_to_array(to_tsvector('public.osaaja', i.input))) AS lexeme
    WHERE NOT EXISTS (SELECT 1 FROM search_words s WHERE s.word = lexeme)
  ) AS w ON true`,
);

type Resolved = RowOf<typeof resolvedWords.row>;

const quote = (lexeme: string) => `'${lexeme.replaceAll("'", "''").replaceAll("\\", "\\\\")}'`;

/**
 * Compiles what a visitor typed: words through the vocabulary's synonyms, abbreviations and languages,
 * unknown words as beginnings of words and with typing errors mended (decisions B11). All terms must match.
 */
export async function compileTextQuery(text: string): Promise<CompiledTerm[]> {
  const terms = parseQuery(text);
  const words = terms
    .flatMap((term) => [term.text, ...cityNames(term.text)])
    .filter((word) => !word.includes(" "));
  const rows =
    words.length > 0
      ? await textRows(resolvedWords, [words], { name: "experts-resolve-words", isSearch: true })
      : [];
  const resolved = new Map(rows.map((row) => [row.input, row]));
  return terms
    .map((term) =>
      term.kind === "skill"
        ? compileSkill(term.key, resolved.get(term.text), terms.length === 1)
        : compileWord(
            resolved.get(term.text),
            cityNames(term.text).map((name) => resolved.get(name)),
          ),
    )
    .filter((term) => term !== null);
}

/**
 * The skill wherever it stands: listed, or named in title or description by any of its synonyms. A single
 * word may be a name or a place as well ('Julia'); a letter only beside others, as the initial of a name.
 */
function compileSkill(key: string, word: Resolved | undefined, isAlone: boolean): CompiledTerm {
  const prominent = [quote(`sk_${key}`), quote(`ti_${key}`)];
  const anywhere = [...prominent, quote(`de_${key}`)];
  if (word && (meansItselfInProse(word.input) || (!isAlone && word.input.length === 1)))
    anywhere.push(word.query);
  return { anywhere: `(${anywhere.join(" | ")})`, prominent: `(${prominent.join(" | ")})` };
}

/** What profiles call the city of that name: "Helsingfors" and "hki" are Helsinki. None for other words. */
function cityNames(word: string): string[] {
  const city = findCity(word);
  return city ? [normalizeTerm(city.label)] : [];
}

/** @param places the same place as profiles write it; a city's name is not taken for a typing error of something else */
function compileWord(
  word: Resolved | undefined,
  places: readonly (Resolved | undefined)[],
): CompiledTerm | null {
  const found =
    places.length > 0 ? [word, ...places].map((each) => each?.query ?? "") : wordAlternatives(word);
  const alternatives = [...new Set(found.filter(Boolean))];
  if (alternatives.length === 0) return null;
  const anywhere = `(${alternatives.join(" | ")})`;
  // In the document, words of the title and the skills stand a second time as p_<word>.
  return { anywhere, prominent: anywhere.replace(/'([^']*)'/g, "'p_$1'") };
}

/** A mistyped or unfinished word stands for this many known ones at most, the nearest. */
const maxCorrections = 8;

function wordAlternatives(word: Resolved | undefined): string[] {
  if (!word) return [];
  const { lexeme } = word;
  if (lexeme === null) return [word.query];
  const near = word.candidates.filter(
    (candidate) =>
      candidate.startsWith(lexeme) ||
      editDistance(lexeme, candidate, allowedEdits(lexeme.length)) <= allowedEdits(lexeme.length),
  );
  const distance = (candidate: string) =>
    candidate.startsWith(lexeme) ? 0 : editDistance(lexeme, candidate, allowedEdits(lexeme.length));
  near.sort((a, b) => distance(a) - distance(b) || a.length - b.length);
  return [word.query, ...near.slice(0, maxCorrections).map(quote)];
}

/** Who lives in a city or travels there, as tsquery. */
export function cityQuery(key: string): string {
  return quote(`at_${key}`);
}

/** A skill filter as tsquery. */
export function skillQuery(key: string): string {
  return quote(`sk_${key}`);
}
