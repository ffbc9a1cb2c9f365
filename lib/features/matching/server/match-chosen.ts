import "server-only";
import type { Actor } from "@/lib/server/actor";
import type { ExpertMatch } from "../schemas";
import { explainChosen } from "./explain-chosen";
import { findMatchableProject, findOwnMatchableProject } from "./repository";
import { recordRanking } from "./serve";

/**
 * How each of some chosen experts fits a posting, by the same score as everywhere, in the order they were chosen: of
 * those who are public. A posting that is not public is compared for its owner and administrators only.
 * @returns the posting's title and the matches; null for a posting that is not there or not for this visitor
 */
export async function matchChosen(
  actor: Actor,
  projectId: number,
  expertIds: readonly number[],
): Promise<{ title: string; matches: ExpertMatch[] } | null> {
  const project =
    (await findMatchableProject(projectId)) ??
    (actor.kind === "guest" ? null : await findOwnMatchableProject(projectId, actor));
  if (!project) return null;
  const matches = await explainChosen(project, expertIds, actor.locale);
  await recordRanking(
    "expert",
    project,
    matches.map(({ expert, matchScore }) => ({ id: expert.id, score: matchScore })),
  );
  return { title: project.title, matches };
}
