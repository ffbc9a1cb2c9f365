"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import { type KeyboardEvent, type Ref, useId, useRef } from "react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Progress } from "@/components/ui/progress";
import {
  type AnswerValue,
  answerValues,
  type StatementId,
  statements,
} from "@/lib/features/personality/statements";

/** One statement with its five answers (001 §2); keys 1 to 5 answer, arrows move between the answers. */
export function StatementStep({
  place,
  id,
  answer,
  headingRef,
  onAnswer,
  onPrevious,
  onNext,
  onSkip,
}: {
  /** Counts from 0. */
  place: number;
  id: StatementId;
  answer: AnswerValue | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  onAnswer: (answer: AnswerValue) => void;
  onPrevious: () => void;
  onNext: () => void;
  onSkip: () => void;
}) {
  const t = useTranslations("Personality");
  const questionId = useId();
  const answers = useRef<HTMLDivElement>(null);
  const position = { n: place + 1, total: statements.length };

  function onKeyDown(event: KeyboardEvent) {
    // A key that is held down must not answer one statement after another.
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    const value = answerValues.find((each) => String(each) === event.key);
    if (value) {
      event.preventDefault();
      return onAnswer(value);
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...(answers.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    // From elsewhere the first arrow goes to the answer given, or to the nearer end.
    const first = answer ? answer - 1 : step > 0 ? 0 : buttons.length - 1;
    buttons[at < 0 ? first : (at + step + buttons.length) % buttons.length]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work from the statement and from every button in it
    <div onKeyDown={onKeyDown} className="space-y-6">
      <div className="space-y-2">
        <p className="tabular text-muted-foreground text-sm">{t("test.counter", position)}</p>
        <Progress label={t("test.progress")} value={position.n} max={position.total} />
      </div>
      <div className="min-h-28 sm:min-h-20">
        <h3 ref={headingRef} tabIndex={-1} className="max-w-reading text-subheading">
          <span className="sr-only">{t("test.position", position)}: </span>
          {t(`statements.${id}`)}
        </h3>
        <p id={questionId} className="mt-1 text-muted-foreground">
          {t("test.question")}
        </p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend where the statement is the heading */}
      <div ref={answers} role="group" aria-labelledby={questionId} className="grid gap-2 sm:grid-cols-5">
        {answerValues.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={answer === value}
            onClick={() => onAnswer(value)}
            className={cn(
              "flex min-h-12 items-center gap-3 rounded-md border px-4 py-2.5 text-left font-medium transition-colors",
              "sm:min-h-24 sm:flex-col sm:justify-center sm:gap-1 sm:px-2 sm:text-center",
              answer === value
                ? "border-primary bg-primary text-primary-foreground"
                : "border-input bg-card text-foreground hover:bg-muted",
            )}
          >
            <span className="tabular text-lg">{value}</span> <span>{t(`answers.${value}`)}</span>
          </button>
        ))}
      </div>
      <p className="hidden text-muted-foreground text-sm pointer-fine:block">{t("test.keys")}</p>
      <div className="flex flex-wrap gap-3 border-border border-t pt-5">
        <Button variant="outline" disabled={place === 0} onClick={onPrevious}>
          <ArrowLeft aria-hidden />
          {t("test.previous")}
        </Button>
        {answer ? (
          <Button variant="outline" onClick={onNext}>
            {t("test.next")}
            <ArrowRight aria-hidden />
          </Button>
        ) : null}
        <Button variant="ghost" className="ml-auto" onClick={onSkip}>
          {t("test.skip")}
        </Button>
      </div>
    </div>
  );
}

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};
