"use client";

import { CircleCheck, RotateCcw, Trash2 } from "lucide-react";
import { useTranslations } from "#texts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { statementIds } from "@/lib/features/personality/statements";
import type { Wizard } from "./use-wizard";

/** Where the assessment begins, and what became of it (001 §2). Results can be taken back at any time. */
export function PersonalityStep({
  wizard,
  isLoading,
  onStart,
}: {
  wizard: Wizard;
  isLoading: boolean;
  onStart: () => void;
}) {
  const t = useTranslations("Onboarding.assessment");
  const section = useTranslations("Personality.section");
  const { personalityAnswers, personalityScores, completedSteps } = wizard.state;
  const isFinished = personalityScores !== null;
  const count = Object.keys(personalityAnswers ?? {}).length;
  const startLabel = count > 0 ? section("resume") : section("start");
  return (
    <div className="space-y-5">
      <p className="max-w-reading text-muted-foreground">{t("intro")}</p>
      {isFinished ? (
        <Alert variant="success" title={t("done")}>
          <p>{t("doneText")}</p>
        </Alert>
      ) : null}
      {!isFinished && completedSteps.includes("personality-test") ? (
        <p className="flex max-w-reading gap-2">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
          {t("deletedText")}
        </p>
      ) : null}
      {!isFinished && count > 0 ? <p>{t("resumeNote", { count, total: statementIds.length })}</p> : null}
      <div className="flex flex-wrap gap-3">
        <Button variant={isFinished ? "outline" : "primary"} aria-disabled={isLoading} onClick={onStart}>
          {isFinished ? <RotateCcw aria-hidden /> : null}
          {isLoading ? t("loading") : isFinished ? section("retake") : startLabel}
        </Button>
        {isFinished || count > 0 ? (
          <Button variant="ghost" onClick={wizard.deleteAssessment}>
            <Trash2 aria-hidden />
            {isFinished ? section("delete") : t("deleteAnswers")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
