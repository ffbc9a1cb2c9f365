import "server-only";
import { findPublicExpert } from "@/lib/features/experts/server/repository";
import { matchChosen } from "@/lib/features/matching/server/match-chosen";
import type { Actor } from "@/lib/server/actor";
import type { Comparison } from "../rules";

/** What /compare shows (deal P2): chosen experts side by side, with their match for a posting where one is named. */
export async function compareExperts(
  actor: Actor,
  ids: readonly number[],
  projectId: number | null,
): Promise<Comparison> {
  const [found, matched] = await Promise.all([
    Promise.all(ids.map(findPublicExpert)),
    projectId === null || ids.length === 0 ? null : matchChosen(actor, projectId, ids),
  ]);
  return {
    experts: found.filter((expert) => expert !== null),
    project: matched && {
      title: matched.title,
      matches: new Map(matched.matches.map((match) => [match.expert.id, match])),
    },
  };
}
