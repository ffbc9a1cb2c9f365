"use client";

import type { ExpertMatch } from "@/lib/features/matching/schemas";
import { ExpertMatchCard } from "./expert-match-card";
import { MatchResults, type MatchResultsProps } from "./match-results";

type Props = Omit<MatchResultsProps<ExpertMatch>, "namespace" | "keyOf" | "nameOf" | "renderCard"> & {
  /** The posting that they are matched with, when it is one. */
  projectId?: number;
};

/** The experts who fit a project, however it was described. Mount anew for another project. */
export const ExpertMatchResults = ({ projectId, ...props }: Props) => (
  <MatchResults
    {...props}
    namespace="Recommendations.company"
    keyOf={({ expert }) => expert.id}
    nameOf={({ expert }) => expert.name}
    renderCard={(ranked, isReranked) => (
      <ExpertMatchCard ranked={ranked} isReranked={isReranked} projectId={projectId} />
    )}
  />
);
