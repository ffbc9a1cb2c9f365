import { development } from "@/tests/matching/labelled-set";
import { mean, precision, recall } from "@/tests/matching/measures";
import { insertExperts, searcher } from "@/tests/matching/search-evaluation";
import { empty, sql } from "@/tests/support/database/connection";

// The development part of the labelled searches, so that a fall is seen at once. `npm run bench -- quality` measures
// both parts, with intervals.

it("finds whom the labelled searches mean, and shows few others", async () => {
  await empty("experts", "search_words");
  const { text, values } = insertExperts(development.experts);
  const search = searcher(await sql<{ id: number; email: string }>(text, values));
  const answers: { kind: string; recall: number; precision: number; found: number }[] = [];
  for (const query of development.queries) {
    const keys = await search(query);
    answers.push({
      kind: query.kind,
      recall: recall(query.relevance, keys),
      precision: precision(query.relevance, keys),
      found: keys.length,
    });
  }
  const asked = answers.filter(({ kind }) => kind !== "nobody");
  expect(mean(asked.map((answer) => answer.recall))).toBeGreaterThan(0.64);
  expect(mean(asked.map((answer) => answer.precision))).toBeGreaterThan(0.54);
  const wrong = answers.filter(({ kind, found }) => kind === "nobody" && found > 0);
  expect(wrong.length).toBeLessThanOrEqual(1);
});
