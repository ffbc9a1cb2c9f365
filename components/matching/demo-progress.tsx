import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { demoSteps, progressTiming } from "@/lib/features/matching/progress";
import { claims } from "@/lib/shared/brand";
import { StepList, type StepState } from "./step-list";
import { useProgress, useReducedMotion } from "./use-progress";

/**
 * The demo's four steps one after another (001 §4, §9); a second after the last the results are handed over. Whoever
 * wants less motion sees the steps without moving bars.
 */
export function DemoProgress({
  project,
  onDone,
}: {
  /** Its title. */
  project: string;
  onDone: () => void;
}) {
  const t = useTranslations("MatchingDemo.progress");
  const words = useTranslations("MatchingSteps");
  const heading = useRef<HTMLHeadingElement>(null);
  const isReduced = useReducedMotion();
  const { step, stepPercent, percent, isOver } = useProgress(demoSteps, progressTiming.demoPauseMs);
  const done = useEffectEvent(onDone);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(done, progressTiming.demoResultsMs);
    return () => clearTimeout(timer);
  }, [isOver]);

  const stateOf = (index: number): StepState =>
    index < step ? "done" : index === step ? "running" : "waiting";
  const steps = demoSteps.map(({ key }, index) => ({
    key,
    title: words(`titles.${key}`),
    text: t(`steps.${key}`, { criteria: claims.matching.demoCriteria }),
    state: stateOf(index),
  }));
  return (
    <section
      aria-labelledby="demo-progress"
      className="mx-auto max-w-2xl rounded-xl border border-border bg-card p-5 shadow-md sm:p-8"
    >
      <h2 ref={heading} id="demo-progress" tabIndex={-1} className="text-heading">
        {t("title", { project })}
      </h2>
      <div className="mt-6">
        <StepList steps={steps} />
      </div>
      {isReduced ? null : (
        <div className="mt-6 space-y-3">
          <Bar label={t("label")} percent={stepPercent} />
          <Bar label={t("overall")} percent={percent} />
        </div>
      )}
      <p role="status" className="mt-4 min-h-6 text-center font-medium">
        {isOver ? words("complete") : <span className="sr-only">{steps[step]?.title}</span>}
      </p>
      <div className="mt-4 flex justify-end">
        <Button variant="outline" onClick={onDone}>
          {t("skip")}
        </Button>
      </div>
    </section>
  );
}

function Bar({ label, percent }: { label: string; percent: number }) {
  const words = useTranslations("MatchingSteps");
  return (
    <div>
      <p className="mb-1 flex justify-between gap-4 text-muted-foreground text-sm">
        <span>{label}</span>
        <span className="tabular">{words("percent", { percent })}</span>
      </p>
      <Progress label={label} max={100} value={percent} />
    </div>
  );
}
