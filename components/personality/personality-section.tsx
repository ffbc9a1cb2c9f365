"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { ErrorState } from "@/components/feedback/error-state";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { serverMessage } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { deletePersonality, personalityOf, savePersonality } from "@/lib/features/personality/client";
import { toTraitScores } from "@/lib/features/personality/rules";
import type { PersonalityRecord } from "@/lib/features/personality/schemas";
import type { PersonalityAnswers } from "@/lib/features/personality/statements";
import { formatInstant } from "@/lib/shared/format-dates";
import type { PersonalityResult } from "./personality-assessment";
import { PersonalityResults } from "./personality-results";

const PersonalityAssessment = lazy(() =>
  import("./personality-assessment").then((file) => ({ default: file.PersonalityAssessment })),
);
const ConfirmDialog = lazy(() => import("@/components/feedback/confirm-dialog"));

interface PersonalitySectionProps {
  /** The signed-in person's own expert: the server answers nobody else. */
  expertId: number;
}

/**
 * One's own personality results, or an invitation to take the assessment; to retake it, and to delete the results.
 * Stands inside a QueryProvider.
 */
export function PersonalitySection({ expertId }: PersonalitySectionProps) {
  const t = useTranslations("Personality");
  const queryClient = useQueryClient();
  const results = personalityOf(expertId);
  const query = useQuery(results);
  const [isOpen, setIsOpen] = useState(false);
  /** Answers of an assessment that was left, for going on with it. */
  const [answers, setAnswers] = useState<PersonalityAnswers>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChanged = useRef(false);

  // What had focus is gone with the change: it goes to the section's beginning.
  useEffect(() => {
    if (hasChanged.current && !isOpen) heading.current?.focus();
    hasChanged.current = false;
  }, [isOpen, query.data]);

  function show(record: PersonalityRecord) {
    hasChanged.current = true;
    queryClient.setQueryData(results.queryKey, record);
    setAnswers({});
  }

  async function save({ answers: given }: PersonalityResult) {
    show(await savePersonality(expertId, given));
    setIsOpen(false);
    toast({ title: t("toasts.savedTitle"), description: t("toasts.saved") });
  }

  async function remove() {
    try {
      show(await deletePersonality(expertId));
      toast({ title: t("toasts.deletedTitle"), description: t("toasts.deleted") });
    } catch (error) {
      const description = serverMessage(error, t("toasts.deleteFailed"));
      toast({ title: t("toasts.deleteFailedTitle"), description, variant: "destructive" });
    }
  }

  function skip() {
    hasChanged.current = true;
    setIsOpen(false);
  }

  return (
    <Card>
      <CardContent className="space-y-6">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-heading">
            {t("section.title")}
          </h2>
          <p className="text-muted-foreground text-sm">{t("section.private")}</p>
        </div>
        {isOpen ? (
          <Suspense fallback={<Loading />}>
            <PersonalityAssessment
              initialAnswers={answers}
              onProgress={setAnswers}
              onSave={save}
              onSkip={skip}
            />
          </Suspense>
        ) : (
          <Stored
            query={query}
            isBegun={Object.keys(answers).length > 0}
            onStart={() => setIsOpen(true)}
            onRemove={remove}
          />
        )}
      </CardContent>
    </Card>
  );
}

function Loading() {
  const t = useTranslations("Personality");
  return (
    <div role="status" className="space-y-3">
      <span className="sr-only">{t("section.loading")}</span>
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-2 w-full" />
      <Skeleton className="h-5 w-1/2" />
    </div>
  );
}

/** What is kept, read from the server: loading, failed, none, or the five traits. */
function Stored({
  query,
  isBegun,
  onStart,
  onRemove,
}: {
  query: ReturnType<typeof useQuery<PersonalityRecord>>;
  isBegun: boolean;
  onStart: () => void;
  onRemove: () => Promise<void>;
}) {
  const t = useTranslations("Personality");
  const actions = useTranslations("Actions");
  const locale = useLocale();
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const record = query.data;

  if (!record && query.isError && !query.isFetching) {
    return (
      <ErrorState
        as="h3"
        title={t("section.loadFailedTitle")}
        description={serverMessage(query.error, t("section.loadFailed"))}
        action={
          <Button variant="outline" onClick={() => void query.refetch()}>
            {actions("tryAgain")}
          </Button>
        }
      />
    );
  }
  if (!record) return <Loading />;

  const scores = toTraitScores(record);
  const hasResults = Object.values(scores).some((score) => score !== null);
  if (!hasResults) {
    return (
      <div className="space-y-4">
        <h3 className="text-subheading">{t("section.invitationTitle")}</h3>
        <p className="max-w-reading">{t("section.invitation")}</p>
        <Button onClick={onStart}>{isBegun ? t("section.resume") : t("section.start")}</Button>
      </div>
    );
  }
  const agreedOn = record.personalityConsentAt;
  return (
    <div className="space-y-6">
      <PersonalityResults scores={scores} />
      {agreedOn ? (
        <p className="text-muted-foreground text-sm">
          {t("section.agreedOn", { date: formatInstant(new Date(agreedOn), locale, { dateStyle: "long" }) })}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" disabled={isDeleting} onClick={onStart}>
          {isBegun ? t("section.resume") : t("section.retake")}
        </Button>
        <Button
          variant="ghost"
          disabled={isDeleting}
          aria-haspopup="dialog"
          onClick={() => setIsAsking(true)}
        >
          {isDeleting ? t("section.deleting") : t("section.delete")}
        </Button>
      </div>
      {isAsking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t("section.deleteTitle")}
            description={t("section.deleteText")}
            confirm={t("section.delete")}
            keep={t("section.keep")}
            close={actions("close")}
            onKeep={() => setIsAsking(false)}
            onConfirm={async () => {
              setIsAsking(false);
              setIsDeleting(true);
              await onRemove();
              setIsDeleting(false);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
