import "server-only";
import { textRows, textStatement } from "@/lib/server/text-statement";
import type { Cents } from "@/lib/shared/format-money";

// Keys and labels apart: somebody may list one skill under two names, and a list of keys has it once. A rate, in cents,
// stands where the others have their number.
export const countedChoices = textStatement(
  { kind: "text", text: "text", count: "integer" },
  `SELECT 'key' AS kind, key AS text, count(*)::int AS count FROM experts e, unnest(e.skill_keys) AS key
     WHERE e.is_public AND key <> '' GROUP BY key
   UNION ALL
   SELECT 'label', label, count(*)::int FROM experts e, unnest(e.skills) AS label WHERE e.is_public GROUP BY label
   UNION ALL
   SELECT 'city', city_key, count(*)::int FROM experts WHERE is_public AND city_key IS NOT NULL GROUP BY city_key
   UNION ALL
   SELECT 'language', language, count(*)::int FROM experts e, unnest(working_languages(e.languages)) AS language
     WHERE e.is_public GROUP BY language
   UNION ALL
   SELECT 'lowest rate', '', min(hourly_rate_cents) FROM experts WHERE is_public
   UNION ALL
   SELECT 'highest rate', '', max(hourly_rate_cents) FROM experts WHERE is_public
   ORDER BY kind, count DESC, text`,
);

/**
 * What the lists of choices are made of: how many public experts hold each skill key and write each label, commonest
 * first, keys of the cities where they live, codes of the languages that they work in, and the lowest and the highest
 * rate, null without any.
 */
export async function countAllChoices() {
  const rows = await textRows(countedChoices, [], { name: "experts-count-choices" });
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const [min, max] = [of("lowest rate")[0]?.count, of("highest rate")[0]?.count];
  return {
    keys: of("key"),
    labels: of("label"),
    cities: of("city").map(({ text }) => text),
    languages: of("language").map(({ text }) => text),
    rates: min && max ? { min: min as Cents, max: max as Cents } : null,
  };
}
