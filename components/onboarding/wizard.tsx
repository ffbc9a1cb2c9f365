"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { Form } from "@/components/form/form";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { type Beginning, countedFields } from "@/lib/features/onboarding/draft";
import {
  onboardingSteps,
  type StepId,
  skillsToComplete,
  stepIds,
  stepsOfFields,
  wrongNumber,
} from "@/lib/features/onboarding/rules";
import type { SkillDemand } from "@/lib/features/postings/rules";
import { Assessment, useAssessment } from "./assessment";
import { BeginningNotices, DraftLine } from "./draft-notices";
import { PersonalityStep } from "./personality-step";
import { ProgressPanel } from "./progress-panel";
import { SkillsStep } from "./skills-step";
import { useProfileCreation } from "./use-profile-creation";
import { pushStep, useStepAddress } from "./use-step-address";
import { useWizard, type Wizard as WizardModel } from "./use-wizard";
import { WizardActions } from "./wizard-actions";
import { BasicStep, PortfolioStep, SummaryStep, WorkStep } from "./wizard-fields";

const formId = "onboarding-form";

interface WizardProps {
  beginning: Beginning;
  isSignedIn: boolean;
  onProfile: (expertId: number) => void;
  demand: SkillDemand;
}

/** The six steps of onboarding (001 §2): the current one, and beside it what has been reached. */
export function Wizard({ beginning, isSignedIn, onProfile, demand }: WizardProps) {
  const t = useTranslations("Onboarding");
  const wizard = useWizard(beginning, isSignedIn);
  const creation = useProfileCreation(wizard, isSignedIn, onProfile);
  const { assessment, open, close, isLoading } = useAssessment();
  const { form, state } = wizard;
  const { errors, submitCount } = form.formState;
  const heading = useRef<HTMLHeadingElement>(null);
  const wantsFocus = useRef(false);
  const at = stepIds.indexOf(state.currentStep);
  const step = onboardingSteps[at] ?? onboardingSteps[0];
  const faultySteps = stepsOfFields(Object.keys(errors));
  const completed = state.completedSteps.length;

  function goTo(id: StepId | undefined) {
    if (!id || id === state.currentStep) return;
    wantsFocus.current = true;
    wizard.goTo(id);
    pushStep(id);
  }
  const goBy = (by: 1 | -1) => goTo(stepIds[at + by]);
  /** What is no right number is said where it was typed. */
  function onNext() {
    const wrong = wrongNumber(step.id, countedFields(wizard.compose().fields));
    if (wrong) void form.trigger(wrong, { shouldFocus: true });
    else goBy(1);
  }

  const [beganWith] = useState(state.currentStep);
  useStepAddress(beganWith, !beginning.shouldSubmit, (id) => {
    if (assessment) closeAssessment();
    if (id === state.currentStep) return;
    wantsFocus.current = true;
    wizard.goTo(id);
  });

  // What comes next is read from its heading on.
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    heading.current?.focus();
  }, [state.currentStep, assessment]);

  // What could not be sent leads to the first step with a fault; the form's summary has the focus.
  const [firstFault] = faultySteps;
  const showFault = useEffectEvent(() => {
    if (!firstFault || faultySteps.includes(state.currentStep)) return;
    wizard.goTo(firstFault);
    pushStep(firstFault);
  });
  useEffect(() => {
    if (submitCount > 0) showFault();
  }, [submitCount]);

  useSubmitOnce(beginning.shouldSubmit);

  function closeAssessment() {
    wantsFocus.current = true;
    close();
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-4">
        <BeginningNotices beginning={beginning} wizard={wizard} onSettled={() => heading.current?.focus()} />
        <div>
          <p className="tabular font-medium">
            {t("progressText", { completed, total: onboardingSteps.length })}
          </p>
          <Progress label={t("progress")} value={completed} max={onboardingSteps.length} className="mt-2" />
          <DraftLine
            beginning={beginning}
            wizard={wizard}
            isSignedIn={isSignedIn}
            onStartOver={() => {
              wizard.startOver();
              // The assessment holds answers of its own.
              close();
            }}
          />
        </div>
        <Card className="p-5 sm:p-6">
          <header className="mb-6">
            <div className="flex flex-wrap items-center gap-2">
              <p className="tabular mr-1 text-muted-foreground text-sm">
                {t("position", { step: at + 1, total: stepIds.length })}
              </p>
              <Badge variant={step.required ? "primary" : "outline"}>
                {step.required ? t("required") : t("optional")}
              </Badge>
              {state.completedSteps.includes(step.id) ? (
                <Badge variant="success">{t("completed")}</Badge>
              ) : (
                <Badge>{t("worth", { points: step.points })}</Badge>
              )}
            </div>
            <h2 ref={heading} tabIndex={-1} className="mt-2 text-heading">
              {t(`steps.${step.id}.title`)}
            </h2>
            <p className="mt-1 max-w-reading text-muted-foreground">
              {t(`steps.${step.id}.description`, { min: skillsToComplete })}
            </p>
          </header>
          {assessment ? (
            <Assessment Component={assessment} wizard={wizard} onClose={closeAssessment} />
          ) : (
            <Form
              id={formId}
              form={form}
              onSubmit={creation.send}
              onError={() => undefined}
              aria-label={t("label")}
            >
              <OtherFaults steps={faultySteps.filter((id) => id !== step.id)} onGoTo={goTo} />
              <CurrentStep
                step={step.id}
                wizard={wizard}
                demand={demand}
                isSignedIn={isSignedIn}
                onNext={onNext}
                isLoading={isLoading}
                onStart={open}
              />
              <WizardActions
                wizard={wizard}
                creation={creation}
                isFirst={at === 0}
                isLast={at === stepIds.length - 1}
                onPrevious={() => goBy(-1)}
                onNext={onNext}
              />
            </Form>
          )}
        </Card>
      </div>
      <ProgressPanel
        progress={state}
        currentStep={step.id}
        faultySteps={faultySteps}
        onGoTo={assessment ? undefined : goTo}
      />
    </div>
  );
}

/** The summary of errors links to the fields of this step; these lead to the others. */
function OtherFaults({ steps, onGoTo }: { steps: readonly StepId[]; onGoTo: (step: StepId) => void }) {
  const t = useTranslations("Onboarding");
  if (steps.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{t("otherFaults")}</p>
      {steps.map((id) => (
        <Button key={id} variant="outline" onClick={() => onGoTo(id)}>
          {t(`steps.${id}.title`)}
        </Button>
      ))}
    </div>
  );
}

function CurrentStep({
  step,
  wizard,
  demand,
  isSignedIn,
  isLoading,
  onStart,
  ...props
}: {
  step: StepId;
  wizard: WizardModel;
  demand: SkillDemand;
  isSignedIn: boolean;
  isLoading: boolean;
  onNext: () => void;
  onStart: () => void;
}) {
  switch (step) {
    case "basic-info":
      return <BasicStep {...props} isSignedIn={isSignedIn} />;
    case "professional-summary":
      return <SummaryStep />;
    case "skills-expertise":
      return <SkillsStep demand={demand} />;
    case "work-preferences":
      return <WorkStep {...props} />;
    case "portfolio-upload":
      return <PortfolioStep {...props} />;
    case "personality-test":
      return <PersonalityStep wizard={wizard} isLoading={isLoading} onStart={onStart} />;
  }
}

/** Sends the form once, as if its button had been pressed. */
function useSubmitOnce(shouldSubmit: boolean) {
  const isDone = useRef(false);
  useEffect(() => {
    if (!shouldSubmit || isDone.current) return;
    isDone.current = true;
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  }, [shouldSubmit]);
}
