"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
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
import { timeZone } from "@/lib/shared/dates";
import { fillText } from "@/lib/shared/fill-text";
import type { PersonalityResult } from "./personality-assessment";
import { PersonalityResults } from "./personality-results";
import type { PersonalityTexts } from "./personality-texts";

const PersonalityAssessment = lazy(() =>
  import("./personality-assessment").then((file) => ({ default: file.PersonalityAssessment })),
);
const ConfirmDialog = lazy(() => import("@/components/feedback/confirm-dialog"));

interface PersonalitySectionProps {
  /** The signed-in person's own expert: the server answers nobody else. */
  expertId: number;
  texts: PersonalityTexts;
  locale: string;
}

/**
 * One's own personality results, or an invitation to take the assessment; to retake it, and to delete the results.
 * Stands inside a QueryProvider.
 */
export function PersonalitySection({ expertId, texts, locale }: PersonalitySectionProps) {
  const { section: t, toasts } = texts;
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
    toast({ title: toasts.savedTitle, description: toasts.saved });
  }

  async function remove() {
    try {
      show(await deletePersonality(expertId));
      toast({ title: toasts.deletedTitle, description: toasts.deleted });
    } catch (error) {
      const description = serverMessage(error, toasts.deleteFailed);
      toast({ title: toasts.deleteFailedTitle, description, variant: "destructive" });
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
            {t.title}
          </h2>
          <p className="text-muted-foreground text-sm">{t.private}</p>
        </div>
        {isOpen ? (
          <Suspense fallback={<Loading texts={t} />}>
            <PersonalityAssessment
              texts={texts}
              initialAnswers={answers}
              onProgress={setAnswers}
              onSave={save}
              onSkip={skip}
            />
          </Suspense>
        ) : (
          <Stored
            query={query}
            texts={texts}
            locale={locale}
            isBegun={Object.keys(answers).length > 0}
            onStart={() => setIsOpen(true)}
            onRemove={remove}
          />
        )}
      </CardContent>
    </Card>
  );
}

const Loading = ({ texts: t }: { texts: PersonalityTexts["section"] }) => (
  <div role="status" className="space-y-3">
    <span className="sr-only">{t.loading}</span>
    <Skeleton className="h-5 w-2/3" />
    <Skeleton className="h-2 w-full" />
    <Skeleton className="h-5 w-1/2" />
  </div>
);

/** What is kept, read from the server: loading, failed, none, or the five traits. */
function Stored({
  query,
  texts,
  locale,
  isBegun,
  onStart,
  onRemove,
}: {
  query: ReturnType<typeof useQuery<PersonalityRecord>>;
  texts: PersonalityTexts;
  locale: string;
  isBegun: boolean;
  onStart: () => void;
  onRemove: () => Promise<void>;
}) {
  const { section: t } = texts;
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const record = query.data;

  if (!record && query.isError && !query.isFetching) {
    return (
      <ErrorState
        as="h3"
        title={t.loadFailedTitle}
        description={serverMessage(query.error, t.loadFailed)}
        action={
          <Button variant="outline" onClick={() => void query.refetch()}>
            {t.tryAgain}
          </Button>
        }
      />
    );
  }
  if (!record) return <Loading texts={t} />;

  const scores = toTraitScores(record);
  const hasResults = Object.values(scores).some((score) => score !== null);
  if (!hasResults) {
    return (
      <div className="space-y-4">
        <h3 className="text-subheading">{t.invitationTitle}</h3>
        <p className="max-w-reading">{t.invitation}</p>
        <Button onClick={onStart}>{isBegun ? t.resume : t.start}</Button>
      </div>
    );
  }
  const agreedOn = record.personalityConsentAt;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone });
  return (
    <div className="space-y-6">
      <PersonalityResults scores={scores} texts={texts} />
      {agreedOn ? (
        <p className="text-muted-foreground text-sm">
          {fillText(t.agreedOn, { date: date.format(new Date(agreedOn)) })}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" disabled={isDeleting} onClick={onStart}>
          {isBegun ? t.resume : t.retake}
        </Button>
        <Button
          variant="ghost"
          disabled={isDeleting}
          aria-haspopup="dialog"
          onClick={() => setIsAsking(true)}
        >
          {isDeleting ? t.deleting : t.delete}
        </Button>
      </div>
      {isAsking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t.deleteTitle}
            description={t.deleteText}
            confirm={t.deleteConfirm}
            keep={t.keep}
            close={t.close}
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
