"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Progress } from "@/components/ui/progress";
import { overlaySteps, progressTiming } from "@/lib/features/matching/progress";
import { claims } from "@/lib/shared/brand";
import { StepList, type StepState } from "./step-list";
import { useProgress, useReducedMotion } from "./use-progress";

interface ProgressOverlayProps {
  /** The answer has arrived: 'Show results now' can be pressed. The last step waits for it. */
  isReady: boolean;
  /** The steps are over, or somebody has pressed 'Show results now': the overlay goes. */
  onComplete: () => void;
  /** Closed with Escape, the corner or Cancel. */
  onCancel: () => void;
  /** Where focus goes when the overlay has gone. */
  onClosed: () => void;
}

/**
 * The matching-progress overlay (001 §2, §4, §9): four steps in sequence while the answer is fetched, 'Matching
 * Complete!', and half a second later the results. From the moment the answer is there nobody has to watch: 'Show
 * results now' has the focus then, unless the person has moved it. Whoever wants less motion waits for the answer only.
 */
export function ProgressOverlay({ isReady, onComplete, onCancel, onClosed }: ProgressOverlayProps) {
  const t = useTranslations("Recommendations.overlay");
  const words = useTranslations("MatchingSteps");
  const actions = useTranslations("Actions");
  const isReduced = useReducedMotion();
  const progress = useProgress(overlaySteps);
  const isComplete = isReady && (progress.isOver || isReduced);
  const complete = useEffectEvent(onComplete);
  useEffect(() => {
    if (!isComplete) return;
    const timer = setTimeout(complete, isReduced ? 0 : progressTiming.overlayCompletionMs);
    return () => clearTimeout(timer);
  }, [isComplete, isReduced]);

  const body = useRef<HTMLDivElement>(null);
  const showNow = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Focus still where the overlay put it: nobody is about to press anything else.
    if (isReady && document.activeElement === body.current) showNow.current?.focus();
  }, [isReady]);

  const lastStep = overlaySteps.length - 1;
  const running = Math.min(progress.step, lastStep);
  const isWaiting = progress.isOver && !isReady;
  const stateOf = (index: number): StepState => {
    if (isComplete || index < running) return "done";
    return index === running ? "running" : "waiting";
  };
  const steps = overlaySteps.map(({ key }, index) => ({
    key,
    title: words(`titles.${key}`),
    text: t(`steps.${key}`, { experts: claims.matching.scannedExperts }),
    state: stateOf(index),
  }));
  let announced = steps[running]?.title ?? "";
  if (isComplete) announced = words("complete");
  else if (isWaiting) announced = t("waiting");
  // A bar that is full says that all is done.
  const percent = isComplete ? 100 : Math.min(progress.percent, 99);

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <DialogContent
        title={t("title")}
        closeLabel={t("close")}
        width="sm"
        ref={body}
        focusFirst={() => body.current?.focus()}
        // A click beside it is not meant as "throw this away".
        onPointerDownOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <StepList steps={steps} />
        {isReduced ? null : (
          <div className="mt-6 flex items-center gap-4">
            <Progress label={t("progress")} max={100} value={percent} />
            <span className="tabular w-12 shrink-0 text-right text-sm">{words("percent", { percent })}</span>
          </div>
        )}
        <p role="status" className="mt-4 min-h-6 text-center font-medium">
          {isComplete || isWaiting ? announced : <span className="sr-only">{announced}</span>}
        </p>
        <DialogFooter className="mt-4">
          <Button variant="outline" onClick={onCancel}>
            {actions("cancel")}
          </Button>
          <Button ref={showNow} disabled={!isReady} onClick={onComplete}>
            {t("showNow")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
