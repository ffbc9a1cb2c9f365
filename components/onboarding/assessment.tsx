"use client";

import { type ComponentType, useState } from "react";
import { useTranslations } from "#texts";
import type { PersonalityAssessment } from "@/components/personality/personality-assessment";
import { toast } from "@/lib/client/toast";
import type { Wizard } from "./use-wizard";

type AssessmentComponent = ComponentType<Parameters<typeof PersonalityAssessment>[0]>;

/** The assessment in place of the step. Skipping leaves the answers and results as they were before. */
export function Assessment({
  Component,
  wizard,
  onClose,
}: {
  Component: AssessmentComponent;
  wizard: Wizard;
  onClose: () => void;
}) {
  const [before] = useState(wizard.state.personalityAnswers);
  const [isRetake] = useState(wizard.state.personalityScores !== null);
  return (
    <Component
      initialAnswers={before}
      isRetake={isRetake}
      onProgress={wizard.answer}
      onSave={({ answers, scores }) => {
        wizard.finishAssessment({ personalityAnswers: answers, personalityScores: scores });
        onClose();
      }}
      onSkip={() => {
        wizard.answer(before);
        onClose();
      }}
    />
  );
}

/** The assessment is loaded when it is started. */
export function useAssessment() {
  const t = useTranslations("Onboarding");
  const feedback = useTranslations("Feedback");
  const [assessment, setAssessment] = useState<AssessmentComponent | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  function open() {
    if (isLoading) return;
    setIsLoading(true);
    import("@/components/personality/personality-assessment")
      .then(
        (module) => setAssessment(() => module.PersonalityAssessment),
        () =>
          toast({
            title: feedback("failed"),
            description: t("assessment.failed"),
            variant: "destructive",
          }),
      )
      .finally(() => setIsLoading(false));
  }
  return { assessment, open, close: () => setAssessment(null), isLoading };
}
