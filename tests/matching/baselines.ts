import { comparableWords, stemsOf } from "@/lib/features/matching/words";
import { byScore, type Ranker } from "./evaluation";
import type { LabelledSet } from "./labelled-set";

// What the engine has to be better than.

/** What a simple marketplace does: how many of the required skills stand in the list, letter for letter. */
export const skillOverlap =
  ({ experts }: Pick<LabelledSet, "experts">): Ranker =>
  ({ project }) => {
    const wanted = new Set(project.requiredSkills.map((skill) => skill.toLowerCase()));
    return byScore(
      experts,
      (index) => experts[index]?.skills.filter((skill) => wanted.has(skill.toLowerCase())).length ?? 0,
    );
  };

/** What a search engine does: BM25 (k1 1.2, b 0.75) of the brief's words over the experts' texts. */
export function bm25({ experts }: Pick<LabelledSet, "experts">): Ranker {
  const [k1, b] = [1.2, 0.75];
  const documents = experts.map((expert) => {
    const text = [expert.title, expert.description, expert.skills.join(" ")].join(" ");
    const counts = new Map<string, number>();
    for (const word of text.split(/\s+/)) {
      for (const stem of stemsOf(comparableWords(word, "en"))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
    return { counts, length: [...counts.values()].reduce((sum, count) => sum + count, 0) };
  });
  const meanLength = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  const holding = new Map<string, number>();
  for (const { counts } of documents)
    for (const stem of counts.keys()) holding.set(stem, (holding.get(stem) ?? 0) + 1);
  return ({ project }) => {
    const words = stemsOf(
      comparableWords(
        [
          project.title,
          project.description,
          project.requiredSkills.join(" "),
          project.additionalRequirements ?? "",
        ].join(" "),
        "en",
      ),
    );
    return byScore(experts, (index) => {
      const { counts, length } = documents[index] as (typeof documents)[number];
      let score = 0;
      for (const stem of words) {
        const count = counts.get(stem) ?? 0;
        const documentsWithIt = holding.get(stem) ?? 0;
        const rarity = Math.log(1 + (documents.length - documentsWithIt + 0.5) / (documentsWithIt + 0.5));
        score += (rarity * count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / meanLength));
      }
      return score;
    });
  };
}
