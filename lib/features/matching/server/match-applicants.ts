import "server-only";
import type { Locale } from "@/lib/shared/locales";
import type { ExpertMatch } from "../schemas";
import { explainChosen } from "./explain-chosen";
import { findPosting } from "./repository";
import { recordRanking } from "./serve";

/** What this process wrote down last of a posting, so that a board which asks again and again is one entry. */
const recorded = new Map<number, string>();
const mostRecorded = 1_000;

/**
 * How each of some experts who applied to a posting fits it, by the same score as everywhere, whatever state the
 * posting is in: of those who are public. Whose posting it is must have been asked before.
 */
export async function matchApplicants(
  projectId: number,
  expertIds: readonly number[],
  locale: Locale,
): Promise<Map<number, ExpertMatch>> {
  const project = expertIds.length > 0 ? await findPosting(projectId) : null;
  if (!project) return new Map();
  const matches = await explainChosen(project, expertIds, locale);
  const ranked = matches.map(({ expert, matchScore }) => ({ id: expert.id, score: matchScore }));
  const signature = JSON.stringify([project, ranked]);
  if (recorded.get(projectId) !== signature) {
    if (recorded.size >= mostRecorded) recorded.clear();
    recorded.set(projectId, signature);
    await recordRanking("expert", project, ranked);
  }
  return new Map(matches.map((match) => [match.expert.id, match]));
}
