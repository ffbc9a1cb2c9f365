import "server-only";
import { query } from "@/lib/server/db";
import { normalizeTerm, parseQuery, type QueryTerm } from "@/lib/shared/skills";
import { allowedEdits, editDistance } from "./edit-distance";

/**
 * One term of a search as PostgreSQL's tsquery, in two strengths: anywhere in the public text, and in
 * the title or the skills alone.
 */
export type CompiledTerm = { anywhere: string; prominent: string };

type Resolved = { input: string; query: string; lexeme: string | null; candidates: string[] };

// Every word and phrase in the form the documents have. A single word that no document holds comes
// with the words that begin with it and those spelled most like it.
const resolveSql = `
  SELECT i.input, phraseto_tsquery('public.osaaja', i.input)::text AS query, w.lexeme,
    CASE WHEN w.lexeme IS NULL OR length(w.lexeme) < 3 THEN ARRAY[]::text[]
    ELSE ARRAY(
      (SELECT word FROM search_words WHERE word >= w.lexeme AND word < w.lexeme || '~' ORDER BY word LIMIT 20)
      UNION
      (SELECT word FROM search_words ORDER BY word <-> w.lexeme LIMIT 40)) END AS candidates
  FROM unnest($1::text[]) AS i(input)
  LEFT JOIN LATERAL (
    SELECT min(lexeme) AS lexeme FROM unnest(tsvector_to_array(to_tsvector('public.osaaja', i.input))) AS lexeme
    WHERE i.input !~ ' '
      AND NOT EXISTS (SELECT 1 FROM search_words s WHERE s.word = lexeme)
      AND i.input = ANY($2::text[])
  ) AS w ON true`;

/** Phrases of the vocabulary never change, so their compiled form is kept. */
const compiledPhrases = new Map<string, string>();

const quote = (lexeme: string) => `'${lexeme.replaceAll("'", "''").replaceAll("\\", "\\\\")}'`;

/** One letter ('C', 'R') and words that are everyday English ('go') say nothing in running text: only the skill counts. */
const meansItselfInProse = (phrase: string) => phrase.length > 1 && phrase !== "go" && phrase !== "it";

/**
 * Compiles what a visitor typed: words through the vocabulary's synonyms, abbreviations and languages,
 * unknown words as beginnings of words and with typing errors mended (decisions B11). All terms must match.
 */
export async function compileTextQuery(text: string): Promise<CompiledTerm[]> {
  const terms = parseQuery(text);
  const words = terms.filter((term) => term.kind === "word").map((term) => term.text);
  const phrases = terms
    .flatMap((term) => (term.kind === "skill" ? term.phrases.filter(meansItselfInProse) : []))
    .filter((phrase) => !compiledPhrases.has(phrase));
  const resolved = new Map<string, Resolved>();
  if (words.length + phrases.length > 0) {
    const rows = await query<Resolved>(
      resolveSql,
      [[...new Set([...words, ...phrases])], words],
      "experts-resolve-words",
    );
    for (const row of rows) {
      resolved.set(row.input, row);
      if (!words.includes(row.input)) compiledPhrases.set(row.input, row.query);
    }
  }
  return terms.map((term) => compileTerm(term, resolved, terms.length === 1)).filter((term) => term !== null);
}

function compileTerm(
  term: QueryTerm,
  resolved: Map<string, Resolved>,
  isAlone: boolean,
): CompiledTerm | null {
  const alternatives =
    term.kind === "skill"
      ? [
          quote(`sk_${term.key}`),
          // Beside other words a letter may be the initial of a name: 'Cilla C.' is no C developer.
          ...(!isAlone && /^[a-z]$/.test(normalizeTerm(term.text)) ? [quote(normalizeTerm(term.text))] : []),
          ...term.phrases
            .filter(meansItselfInProse)
            .map((phrase) => compiledPhrases.get(phrase) ?? resolved.get(phrase)?.query ?? ""),
        ]
      : wordAlternatives(resolved.get(term.text));
  const present = withoutNarrower([...new Set(alternatives.filter(Boolean))]);
  if (present.length === 0) return null;
  const anywhere = `(${present.map((alternative) => `(${alternative})`).join(" | ")})`;
  // In the document, words of the title and the skills stand a second time as p_<word>.
  return {
    anywhere,
    prominent: anywhere.replace(/'([^']*)'/g, (quoted, lexeme) =>
      lexeme.startsWith("sk_") ? quoted : `'p_${lexeme}'`,
    ),
  };
}

/** 'python' <-> 'develop' adds nobody to 'python'. */
function withoutNarrower(alternatives: string[]): string[] {
  const single = new Set(alternatives.filter((alternative) => !alternative.includes("<->")));
  return alternatives.filter(
    (alternative) => single.has(alternative) || !alternative.split(" <-> ").some((word) => single.has(word)),
  );
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

/** A skill filter as tsquery. */
export function skillQuery(key: string): string {
  return quote(`sk_${key}`);
}
