import type { ReactNode } from "react";
import { useLocale } from "#texts";
import { Link } from "@/components/layout/link";
import type { Reranked } from "@/lib/features/matching/rerank";
import type { ProjectMatch } from "@/lib/features/matching/schemas";
import { langOf } from "@/lib/shared/locales";
import { MatchCard } from "./match-card";
import { ProjectFacts } from "./project-facts";
import { SkillBadges } from "./skill-badges";

/** A project recommended to an expert. */
export function ProjectMatchCard({
  ranked,
  isReranked,
  actions,
}: {
  ranked: Reranked<ProjectMatch>;
  isReranked: boolean;
  actions: ReactNode;
}) {
  const { project } = ranked.match;
  const lang = langOf(project.textLanguage, useLocale());
  return (
    <MatchCard
      ranked={ranked}
      isReranked={isReranked}
      header={
        <h3 className="break-words text-subheading">
          <Link
            href={`/projects/${project.id}`}
            prefetch={false}
            lang={lang}
            className="rounded-sm underline-offset-4 hover:underline"
          >
            {project.title}
          </Link>
        </h3>
      }
      actions={actions}
    >
      <ProjectFacts project={project} />
      {project.description ? (
        <p lang={lang} className="mt-3 line-clamp-3 max-w-reading break-words">
          {project.description}
        </p>
      ) : null}
      {project.requiredSkills.length > 0 ? (
        <SkillBadges skills={project.requiredSkills} className="mt-3" />
      ) : null}
    </MatchCard>
  );
}
