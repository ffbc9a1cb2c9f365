"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { PencilLine, Sparkles } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { EmptyState } from "@/components/feedback/empty-state";
import { PostingForm } from "@/components/postings/form/posting-form";
import { Button } from "@/components/ui/button";
import { customRecommendations, recommendationKeys, resultLimits } from "@/lib/features/matching/client";
import type { MatchPayload } from "@/lib/features/postings/form";
import { ExpertMatchResults } from "./expert-match-results";
import { ProgressOverlay } from "./progress-overlay";

/**
 * 'Create Custom Project' (001 §2, §4): the form; after 'Find Experts' the overlay while the answer is fetched; then
 * the results in the form's place, which keeps what was typed.
 */
export function CustomProject() {
  const t = useTranslations("Recommendations.company");
  const queryClient = useQueryClient();
  const [project, setProject] = useState(
    () => queryClient.getQueryData<MatchPayload>(recommendationKeys.customProject) ?? null,
  );
  const [isEditing, setIsEditing] = useState(project === null);
  const [isMatching, setIsMatching] = useState(false);
  const [limit, setLimit] = useState<number>(resultLimits[0]);
  const [search, setSearch] = useState(0);
  const query = useQuery(customRecommendations(project, { limit, includeApplied: false }));
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);

  function find(wanted: MatchPayload) {
    opener.current = document.activeElement;
    // Experts change: pressing again asks again.
    queryClient.removeQueries({ queryKey: recommendationKeys.custom });
    queryClient.setQueryData(recommendationKeys.customProject, wanted);
    setProject(wanted);
    setLimit(resultLimits[0]);
    setSearch(search + 1);
    setIsMatching(true);
  }

  function showResults() {
    setIsMatching(false);
    setIsEditing(false);
  }

  function cancel() {
    void queryClient.cancelQueries({ queryKey: recommendationKeys.custom });
    queryClient.removeQueries({ queryKey: recommendationKeys.customProject });
    setProject(null);
    setIsMatching(false);
  }

  // A failure is shown at once, with what to do about it.
  const hasFailed = isMatching && query.isError;
  useEffect(() => {
    if (!hasFailed) return;
    setIsMatching(false);
    setIsEditing(false);
  }, [hasFailed]);

  function edit() {
    setIsEditing(true);
    queueMicrotask(() => form.current?.focus());
  }

  return (
    <>
      <div ref={form} tabIndex={-1} hidden={!isEditing}>
        <PostingForm mode="match" onFindExperts={find} />
        <div className="mt-8">
          <EmptyState as="h3" icon={<Sparkles />} title={t("customBefore")} />
        </div>
      </div>
      {isEditing || !project ? null : (
        <div className="space-y-5">
          <Button variant="outline" onClick={edit}>
            <PencilLine aria-hidden />
            {t("editBrief")}
          </Button>
          <ExpertMatchResults
            key={search}
            query={query}
            limit={limit}
            onMore={setLimit}
            title={t("resultsFor", { title: project.title })}
            headingRef={heading}
          />
        </div>
      )}
      {isMatching ? (
        <ProgressOverlay
          isReady={query.isSuccess}
          onComplete={showResults}
          onCancel={cancel}
          onClosed={() => ((heading.current ?? opener.current) as HTMLElement | null)?.focus()}
        />
      ) : null}
    </>
  );
}
