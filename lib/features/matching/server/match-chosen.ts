import "server-only";
import type { Actor } from "@/lib/server/actor";
import { readBrief } from "../brief";
import { readCandidate } from "../candidate";
import { explain } from "../explain";
import type { ExpertMatch } from "../schemas";
import { weigh } from "../weigh";
import { freshCatalogue } from "./catalogue";
import { findMatchableProject, findOwnMatchableProject, findRankedExperts } from "./repository";
import { recordRanking, texts } from "./serve";

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
    (actor.kind === "guest"
      ? null
      : await findOwnMatchableProject(projectId, {
          userId: actor.userId,
          verifiedEmail: actor.emailVerified ? actor.email : null,
          isAdmin: actor.kind === "admin",
        }));
  if (!project) return null;
  const brief = readBrief(project);
  const [{ experts }, rows] = await Promise.all([freshCatalogue(), findRankedExperts(expertIds)]);
  const weighed = weigh(brief, experts);
  const words = texts(actor.locale);
  const found = new Map(rows.map((row) => [row.expert.id, row]));
  const matches = expertIds.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const profile = { source: row.candidate, candidate: readCandidate(row.candidate) };
    return [{ expert: row.expert, ...explain(brief, profile, experts, words, weighed) }];
  });
  await recordRanking(
    "expert",
    project,
    matches.map(({ expert, matchScore }) => ({ id: expert.id, score: matchScore })),
  );
  return { title: project.title, matches };
}
