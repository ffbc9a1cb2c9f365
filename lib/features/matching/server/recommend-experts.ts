import "server-only";
import type { Actor } from "@/lib/server/actor";
import { AppError } from "@/lib/shared/errors";
import type { ExpertMatch, RecommendationOptions } from "../schemas";
import { rankExperts } from "./rank-experts";
import { findApplicants, findMatchableProject } from "./repository";

/**
 * POST /api/projects/{id}/expert-recommendations: the best experts for a public posting (001 §7; decisions E1-E6).
 * @throws AppError not_found
 */
export async function recommendExperts(
  { locale }: Actor,
  projectId: number,
  { limit, includeApplied }: RecommendationOptions,
): Promise<ExpertMatch[]> {
  const [project, applicants] = await Promise.all([
    findMatchableProject(projectId),
    includeApplied ? new Set<number>() : findApplicants(projectId),
  ]);
  if (!project) throw new AppError("project_not_found");
  return rankExperts(project, { limit, excluded: applicants, locale });
}
