import "server-only";
import type { Actor } from "@/lib/server/actor";
import { AppError } from "@/lib/shared/errors";
import type { ExpertMatch, RecommendationOptions } from "../schemas";
import { rankExperts } from "./rank-experts";
import { findExpertsWhoApplied, findMatchableProject } from "./repository";

const nobody: ReadonlySet<number> = new Set();

/**
 * POST /api/projects/{id}/expert-recommendations: the best experts for a public posting (001 §7; decisions E1-E6). Who
 * has applied is left out for its owner and administrators alone: a list that others could compare would tell them.
 * @throws AppError not_found
 */
export async function recommendExperts(
  actor: Actor,
  projectId: number,
  { limit, includeApplied }: RecommendationOptions,
): Promise<ExpertMatch[]> {
  const [project, applicants] = await Promise.all([
    findMatchableProject(projectId),
    includeApplied || actor.kind === "guest" ? nobody : findExpertsWhoApplied(projectId, actor),
  ]);
  if (!project) throw new AppError("project_not_found");
  return rankExperts(project, { limit, excluded: applicants, locale: actor.locale });
}
