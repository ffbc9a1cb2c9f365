import "server-only";
import { getExpert } from "@/lib/features/experts/server/get-expert";
import { getOwnExpert } from "@/lib/features/experts/server/get-own-expert";
import { findPublicProjects } from "@/lib/features/postings/server/repository";
import type { Actor } from "@/lib/server/actor";
import { AppError } from "@/lib/shared/errors";
import { readCandidate } from "../candidate";
import { explain } from "../explain";
import type { ProjectMatch, RecommendationOptions } from "../schemas";
import { scorePair } from "../score";
import { compareRanked } from "./best-experts";
import { freshCatalogue } from "./catalogue";
import { findAppliedProjects, findMatchableExpert } from "./repository";
import { recordRanking, texts } from "./serve";

const nothing: ReadonlySet<number> = new Set();

/**
 * POST /api/experts/{id}/recommendations: the best public postings for an expert, by the same score as the other
 * way round (001 §7; decisions E1-E6). An expert who is not public gets them only for themself and administrators; what
 * the expert has applied to is left out for these alone: a list that others could compare would tell them.
 * @throws AppError not_found
 */
export async function recommendProjects(
  actor: Actor,
  expertId: number,
  { limit, includeApplied }: RecommendationOptions,
): Promise<ProjectMatch[]> {
  const own = await getOwnExpert(actor, expertId);
  if (!own) await getExpert(actor, expertId);
  const [source, applied, catalogue] = await Promise.all([
    findMatchableExpert(expertId),
    includeApplied || !own ? nothing : findAppliedProjects(expertId),
    freshCatalogue(),
  ]);
  if (!source) throw new AppError("expert_not_found");
  const { experts, projects } = catalogue;
  const candidate = readCandidate(source);
  const ranked = [...projects.values()]
    .filter(({ id }) => !applied.has(id))
    .map(({ brief, ...place }) => ({ ...place, brief, score: scorePair(brief, candidate, experts).score }))
    .sort(compareRanked)
    .slice(0, limit);
  const [rows] = await Promise.all([
    findPublicProjects(ranked.map(({ id }) => id)),
    recordRanking("project", source, ranked),
  ]);
  const found = new Map(rows.map((project) => [project.id, project]));
  const words = texts(actor.locale);
  return ranked.flatMap(({ id, brief }) => {
    // Gone in the moment between ranking and reading: left out.
    const project = found.get(id);
    return project ? [{ project, ...explain(brief, { source, candidate }, experts, words) }] : [];
  });
}
