"use client";

import { useQuery } from "@tanstack/react-query";
import { Columns3, FolderSearch } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { comparedBounds, comparePath } from "@/lib/features/comparison/address";
import { expertRecommendations, openProject, resultLimits } from "@/lib/features/matching/client";
import type { PublicProject } from "@/lib/features/postings/schemas";
import { langOf } from "@/lib/shared/locales";
import { ExpertMatchResults } from "./expert-match-results";
import type { ModeProps } from "./expert-mode";
import { ProjectFacts } from "./project-facts";
import { ProjectSelect } from "./project-select";
import { SkillBadges } from "./skill-badges";
import { SubjectChoice } from "./subject-choice";

/** 'Browse Existing Projects' (001 §2): an open project, its details, and the experts who fit it best. */
export function ExistingProject({ selection, select }: ModeProps) {
  const { projectId } = selection;
  const project = useQuery(openProject(projectId));
  return (
    <div className="space-y-6">
      <SubjectChoice
        chosenId={projectId}
        query={project}
        namespace="Recommendations.company"
        icon={<FolderSearch />}
        selection={selection}
        select={select}
        field={
          <ProjectSelect
            value={project.data ?? null}
            onChoose={(id) => id !== projectId && select({ projectId: id })}
          />
        }
        summary={(chosen) => <ProjectSummary project={chosen} />}
        results={(id) => (
          <RecommendedExperts key={id} projectId={id} includeApplied={selection.includeApplied} />
        )}
      />
    </div>
  );
}

/** The chosen project's details; the whole of it is on its own page. */
function ProjectSummary({ project }: { project: PublicProject }) {
  const t = useTranslations("Recommendations.company.card");
  const projectFields = useTranslations("Fields.project");
  const lang = langOf(project.textLanguage, useLocale());
  return (
    <Card className="p-5 sm:p-6">
      <h3 lang={lang} className="break-words text-subheading">
        {project.title}
      </h3>
      <ProjectFacts project={project} />
      {project.description ? (
        <p lang={lang} className="mt-3 line-clamp-4 break-words">
          {project.description}
        </p>
      ) : null}
      {project.requiredSkills.length > 0 ? (
        <>
          <h4 className="mt-4 text-muted-foreground text-sm">{projectFields("requiredSkills")}</h4>
          <SkillBadges skills={project.requiredSkills} className="mt-1.5" />
        </>
      ) : null}
      <Link
        href={`/projects/${project.id}`}
        prefetch={false}
        className="mt-3 inline-flex min-h-11 items-center text-primary underline underline-offset-4"
      >
        {t("more")}
      </Link>
    </Card>
  );
}

function RecommendedExperts({ projectId, includeApplied }: { projectId: number; includeApplied: boolean }) {
  const t = useTranslations("Recommendations.company");
  const [limit, setLimit] = useState<number>(resultLimits[0]);
  const query = useQuery(expertRecommendations(projectId, { limit, includeApplied }));
  const first = (query.data ?? []).slice(0, comparedBounds.max - 1).map(({ expert }) => expert.id);
  return (
    <div className="space-y-6">
      {first.length >= comparedBounds.min ? (
        <Link
          href={comparePath(first, projectId)}
          prefetch={false}
          className={buttonVariants({ variant: "outline" })}
        >
          <Columns3 aria-hidden />
          {t("compare", { count: first.length })}
        </Link>
      ) : null}
      <ExpertMatchResults
        query={query}
        limit={limit}
        onMore={setLimit}
        title={t("results")}
        projectId={projectId}
      />
    </div>
  );
}
