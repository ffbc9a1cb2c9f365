import "server-only";
import { type RowOf, textRows, textStatement } from "@/lib/server/text-statement";

// Every word in the form the documents have, with the words of the catalogue that may be meant by it: those that
// begin like it (and which of them have its Finnish or Swedish stem), and, where no public text holds it, those one typing
// error away and those spelled most like it. A phrase is only brought into the form of the documents. Words one typing
// error away are answered as if they had been asked for: one of them is probably meant. Whether somebody is called so
// (`named`) goes before what else a word may mean: "Tuuli" is wind.
export const resolvedWords = textStatement(
  {
    input: "text",
    query: "text",
    known: "boolean",
    named: "boolean",
    words: "text[]",
    lexemes: "text[]",
    finnish: "text[]",
    swedish: "text[]",
  },
  `WITH asked AS MATERIALIZED (
    SELECT input, strpos(input, ' ') > 0 AS is_phrase,
      strpos(input, ' ') > 0 OR EXISTS (SELECT 1 FROM search_words s WHERE s.word = input) AS known
    FROM unnest($1::text[]) AS input),
  edits AS MATERIALIZED (
    SELECT a.input, s.word FROM asked a, LATERAL (
      SELECT word FROM search_words WHERE NOT a.known AND word = ANY(one_edit_away(a.input))) AS s)
  SELECT i.input, plainto_tsquery('public.osaaja', i.input)::text AS query, i.known,
    strpos(i.input, ' ') = 0 AND i.input <> '' AND EXISTS (
      SELECT 1 FROM expert_search s WHERE s.document @@ quote_literal('na_' || i.input)::tsquery) AS named,
    coalesce(near.words, '{}') AS words, coalesce(near.lexemes, '{}') AS lexemes,
    coalesce(near.finnish, '{}') AS finnish, coalesce(near.swedish, '{}') AS swedish
  FROM (SELECT * FROM asked UNION SELECT word, false, true FROM edits) AS i
  LEFT JOIN LATERAL (
    SELECT array_agg(c.word) AS words, array_agg((ts_lexize('public.osaaja_stem', c.word))[1]) AS lexemes,
      array_agg(c.word) FILTER (
        WHERE (ts_lexize('pg_catalog.finnish_stem', c.word))[1] = (ts_lexize('pg_catalog.finnish_stem', i.input))[1]) AS finnish,
      array_agg(c.word) FILTER (
        WHERE (ts_lexize('pg_catalog.swedish_stem', c.word))[1] = (ts_lexize('pg_catalog.swedish_stem', i.input))[1]) AS swedish
    FROM (
      (SELECT word FROM search_words WHERE NOT i.is_phrase AND length(i.input) > 2
        AND word >= left(i.input, greatest(4, length(i.input) - 5))
        AND word < left(i.input, greatest(4, length(i.input) - 5)) || '~' ORDER BY word LIMIT 200)
      UNION (SELECT word FROM search_words WHERE NOT i.known AND length(i.input) > 2
        AND word >= i.input AND word < i.input || '~' ORDER BY word LIMIT 20)
      UNION (SELECT e.word FROM edits e WHERE e.input = i.input)
      UNION (SELECT word FROM search_words WHERE NOT i.known AND length(i.input) > 7
        ORDER BY word <-> i.input LIMIT 40)) AS c
    WHERE c.word <> i.input
  ) AS near ON true`,
);

export type Resolved = RowOf<typeof resolvedWords.row>;

/** What the catalogue says of each word of a search. */
export type Catalogue = ReadonlyMap<string, Resolved>;

/** Asks it of words and phrases, in one statement. */
export async function askCatalogue(words: readonly string[]): Promise<Catalogue> {
  const wanted = [...new Set(words)].filter((word) => word !== "");
  const rows =
    wanted.length > 0
      ? await textRows(resolvedWords, [wanted], { name: "experts-resolve-words", isSearch: true })
      : [];
  return new Map(rows.map((row) => [row.input, row]));
}
