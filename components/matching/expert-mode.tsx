"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { UserRoundSearch } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { ApplyTo } from "@/components/postings/apply-to";
import { useApplyDialog } from "@/components/project-applications/use-apply-dialog";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { QueryProvider } from "@/lib/client/query-client";
import { useCurrentUser } from "@/lib/client/use-current-user";
import {
  expertProfile,
  projectRecommendations,
  recommendationKeys,
  resultLimits,
} from "@/lib/features/matching/client";
import { ExpertSelect } from "./expert-select";
import { ExpertSummary } from "./expert-summary";
import { MatchResults } from "./match-results";
import { ProjectMatchCard } from "./project-match-card";
import { SubjectChoice } from "./subject-choice";
import type { SelectionState } from "./use-selection";

export type ModeProps = Pick<SelectionState, "selection" | "select">;

/** The expert role (001 §2): a profile, and the open projects that fit it best. */
export function ExpertMode(props: ModeProps) {
  return (
    <QueryProvider>
      <ProjectsForExpert {...props} />
    </QueryProvider>
  );
}

function ProjectsForExpert(props: ModeProps) {
  const t = useTranslations("Recommendations.expert");
  const { selection, select } = props;
  const { expertId } = selection;
  const ownId = useCurrentUser().user.expertId ?? null;
  const profile = useQuery(expertProfile(expertId));

  const chooseOwn = useEffectEvent(() => {
    if (expertId === null) select({ expertId: ownId }, { quietly: true });
  });
  useEffect(() => {
    if (ownId !== null) chooseOwn();
  }, [ownId]);

  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <p className="max-w-reading text-muted-foreground">{t("intro")}</p>
        <Button asChild variant="outline">
          <Link href="/expert-profile" prefetch={false}>
            {t("profileLink")}
          </Link>
        </Button>
      </div>
      <SubjectChoice
        chosenId={expertId}
        query={profile}
        namespace="Recommendations.expert"
        icon={<UserRoundSearch />}
        selection={selection}
        select={select}
        field={
          <ExpertSelect
            value={profile.data ?? null}
            onChoose={({ id }) => id !== expertId && select({ expertId: id })}
          />
        }
        summary={(expert) => <ExpertSummary expert={expert} isOwn={expert.id === ownId} />}
        results={(id) => <RecommendedProjects key={id} expertId={id} {...props} />}
      />
    </div>
  );
}

function RecommendedProjects({ expertId, selection: { includeApplied } }: { expertId: number } & ModeProps) {
  const card = useTranslations("Projects.card");
  const t = useTranslations("Recommendations.expert");
  const [limit, setLimit] = useState<number>(resultLimits[0]);
  const [applied, setApplied] = useState<ReadonlySet<number>>(new Set());
  const query = useQuery(projectRecommendations(expertId, { limit, includeApplied }));
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const application = useApplyDialog({
    rules: "unchecked",
    onApplied: ({ id }) => {
      setApplied((known) => new Set(known).add(id));
      void queryClient.invalidateQueries({ queryKey: recommendationKeys.all });
    },
  });
  return (
    <>
      <MatchResults
        query={query}
        limit={limit}
        onMore={setLimit}
        title={t("results")}
        headingRef={heading}
        namespace="Recommendations.expert"
        keyOf={({ project }) => project.id}
        nameOf={({ project }) => project.title}
        renderCard={(ranked, isReranked) => {
          const { id, title } = ranked.match.project;
          return (
            <ProjectMatchCard
              ranked={ranked}
              isReranked={isReranked}
              actions={
                applied.has(id) ? (
                  <Badge variant="success">{card("applied")}</Badge>
                ) : (
                  <Button
                    onClick={() => application.open({ id, title }, { focusAfter: () => heading.current })}
                  >
                    {card("apply")}
                    <ApplyTo project={ranked.match.project} />
                  </Button>
                )
              }
            />
          );
        }}
      />
      {application.dialog}
    </>
  );
}
