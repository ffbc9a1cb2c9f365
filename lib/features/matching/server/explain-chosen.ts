import "server-only";
import type { Locale } from "@/lib/shared/locales";
import { type BriefSource, readBrief } from "../brief";
import { readCandidate } from "../candidate";
import { explain } from "../explain";
import type { ExpertMatch } from "../schemas";
import { weigh } from "../weigh";
import { freshCatalogue } from "./catalogue";
import { findRankedExperts } from "./repository";
import { texts } from "./serve";

/** How each of some chosen experts fits a posting, in the order they were chosen: of those who are public. */
export async function explainChosen(
  project: BriefSource,
  expertIds: readonly number[],
  locale: Locale,
): Promise<ExpertMatch[]> {
  const brief = readBrief(project);
  const [{ experts }, rows] = await Promise.all([freshCatalogue(), findRankedExperts(expertIds)]);
  const weighed = weigh(brief, experts);
  const words = texts(locale);
  const found = new Map(rows.map((row) => [row.expert.id, row]));
  return expertIds.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const profile = { source: row.candidate, candidate: readCandidate(row.candidate) };
    return [{ expert: row.expert, ...explain(brief, profile, experts, words, weighed) }];
  });
}
