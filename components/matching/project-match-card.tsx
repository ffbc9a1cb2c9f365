import Link from "next/link";
import type { ReactNode } from "react";
import type { ProjectCardLabels } from "@/components/postings/labels";
import type { Reranked } from "@/lib/features/matching/rerank";
import type { ProjectMatch } from "@/lib/features/matching/schemas";
import { MatchCard } from "./match-card";
import { ProjectFacts } from "./project-facts";
import type { RecommendationTexts } from "./recommendation-texts";
import { SkillBadges } from "./skill-badges";

/** A project recommended to an expert. */
export function ProjectMatchCard({
  ranked,
  isReranked,
  texts,
  projectLabels,
  actions,
}: {
  ranked: Reranked<ProjectMatch>;
  isReranked: boolean;
  texts: RecommendationTexts;
  projectLabels: ProjectCardLabels;
  actions: ReactNode;
}) {
  const { project } = ranked.match;
  return (
    <MatchCard
      ranked={ranked}
      isReranked={isReranked}
      texts={texts}
      locale={projectLabels.locale}
      header={
        <h3 className="break-words text-subheading">
          <Link
            href={`/projects/${project.id}`}
            prefetch={false}
            className="rounded-sm underline-offset-4 hover:underline"
          >
            {project.title}
          </Link>
        </h3>
      }
      actions={actions}
    >
      <ProjectFacts project={project} labels={projectLabels} />
      {project.description ? (
        <p className="mt-3 line-clamp-3 max-w-reading break-words">{project.description}</p>
      ) : null}
      {project.requiredSkills.length > 0 ? (
        <SkillBadges skills={project.requiredSkills} className="mt-3" />
      ) : null}
    </MatchCard>
  );
}
