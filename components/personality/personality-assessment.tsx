"use client";

import { type Ref, useEffect, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { serverMessage } from "@/lib/client/api";
import { resumeAt, type TraitScores, traitScores } from "@/lib/features/personality/rules";
import { type AnswerValue, type PersonalityAnswers, statements } from "@/lib/features/personality/statements";
import { ConsentPanel } from "./consent-panel";
import { PersonalityResults } from "./personality-results";
import { StatementStep } from "./statement-step";

/** How long a chosen answer is seen before the next statement comes. */
export const selectedMs = 180;

export interface PersonalityResult {
  answers: PersonalityAnswers;
  scores: TraitScores;
}

/**
 * The Big Five assessment (001 §2): consent, 20 statements one at a time, the profile. It makes no call of its own
 * (001 §7): what is saved, and where, is the caller's to say.
 * @param initialAnswers answers that are kept are kept with consent: with some, it goes on at the first statement
 *   without one, or at the results
 * @param isRetake the results of these answers are saved: it begins at the first statement
 * @param onSave `Save & Continue`; while its promise runs the button says so, and when it fails the results stay
 * @param onSkip `Skip Test` and `Skip for Now`: to be closed without saving
 * @param onProgress the answers so far, after each of them
 */
export function PersonalityAssessment({
  initialAnswers,
  isRetake = false,
  onSave,
  onSkip,
  onProgress,
}: {
  initialAnswers?: PersonalityAnswers | null;
  isRetake?: boolean;
  onSave: (result: PersonalityResult) => void | Promise<void>;
  onSkip: () => void;
  onProgress?: (answers: PersonalityAnswers) => void;
}) {
  const t = useTranslations("Personality.test");
  const [answers, setAnswers] = useState<PersonalityAnswers>(initialAnswers ?? {});
  const [step, setStep] = useState<number | "consent" | "results">(() => {
    if (Object.keys(answers).length === 0) return "consent";
    return isRetake ? 0 : resumeAt(answers);
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const advance = useRef<ReturnType<typeof setTimeout>>(undefined);

  // What comes next is read from its heading on, and keys reach it at once.
  useEffect(() => heading.current?.focus(), [step]);
  useEffect(() => () => clearTimeout(advance.current), []);

  function go(to: number | "results") {
    clearTimeout(advance.current);
    advance.current = undefined;
    setStep(to);
  }

  function choose(place: number, answer: AnswerValue) {
    const statement = statements[place];
    // A second answer while the first one is being shown would be one to a statement nobody has seen.
    if (!statement || advance.current !== undefined) return;
    const next = { ...answers, [statement.id]: answer };
    setAnswers(next);
    onProgress?.(next);
    const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    advance.current = setTimeout(() => go(after(place)), isReduced ? 0 : selectedMs);
  }

  if (step === "consent") {
    return <ConsentPanel headingRef={heading} onAgree={() => go(resumeAt(answers))} onSkip={onSkip} />;
  }
  const statement = step === "results" ? undefined : statements[step];
  if (step === "results" || !statement) {
    return (
      <ResultsStep
        answers={answers}
        headingRef={heading}
        onSave={onSave}
        onBack={() => go(statements.length - 1)}
        onSkip={onSkip}
      />
    );
  }
  return (
    <section aria-label={t("label")}>
      <StatementStep
        place={step}
        id={statement.id}
        answer={answers[statement.id]}
        headingRef={heading}
        onAnswer={(answer) => choose(step, answer)}
        onPrevious={() => go(Math.max(0, step - 1))}
        onNext={() => go(after(step))}
        onSkip={onSkip}
      />
    </section>
  );
}

const after = (place: number) => (place + 1 < statements.length ? place + 1 : "results");

function ResultsStep({
  answers,
  headingRef,
  onSave,
  onBack,
  onSkip,
}: {
  answers: PersonalityAnswers;
  headingRef: Ref<HTMLHeadingElement>;
  onSave: (result: PersonalityResult) => void | Promise<void>;
  onBack: () => void;
  onSkip: () => void;
}) {
  const t = useTranslations("Personality.results");
  const editing = useTranslations("Editing");
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const scores = traitScores(answers);

  async function save() {
    if (isSaving) return;
    setIsSaving(true);
    setProblem(undefined);
    try {
      await onSave({ answers, scores });
    } catch (error) {
      setProblem(serverMessage(error, t("failed")));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <div className="space-y-6">
      <PersonalityResults scores={scores} headingRef={headingRef} />
      {problem ? (
        <Alert variant="destructive" role="alert" title={t("failedTitle")}>
          <p>{problem}</p>
        </Alert>
      ) : null}
      <div className="flex flex-col gap-3 border-border border-t pt-5 sm:flex-row sm:flex-wrap">
        <Button disabled={isSaving} onClick={() => void save()}>
          {isSaving ? editing("saving") : t("save")}
        </Button>
        <Button variant="outline" disabled={isSaving} onClick={onSkip}>
          {t("skip")}
        </Button>
        <Button variant="ghost" className="sm:ml-auto" disabled={isSaving} onClick={onBack}>
          {t("back")}
        </Button>
      </div>
    </div>
  );
}
