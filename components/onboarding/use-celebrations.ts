"use client";

import { useEffect, useMemo } from "react";
import { celebrate } from "@/lib/client/celebrate";
import { toast } from "@/lib/client/toast";
import type { Celebration } from "@/lib/features/onboarding/rules";
import { fillText } from "@/lib/shared/fill-text";
import type { OnboardingTexts } from "./onboarding-texts";

/** There is one toast at a time: how long each can be read before the next one takes its place. */
export const toastGapMs = 3000;
const confettiMs = 1500;

/**
 * Tells what was reached (001 §4): a toast each, one after another, so that everybody hears or reads them all, and
 * confetti for achievements.
 */
export function useCelebrations(texts: OnboardingTexts): {
  tell: (celebrations: readonly Celebration[]) => void;
  /** What is still waiting gives way to something more important; the list beside the wizard shows it anyway. */
  drop: () => void;
} {
  const queue = useMemo(() => createQueue(texts), [texts]);
  useEffect(() => queue.drop, [queue]);
  return queue;
}

function createQueue({ toasts, achievements }: OnboardingTexts) {
  let waiting: Celebration[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopConfetti = () => {};

  function show({ kind, id, points }: Celebration) {
    if (kind === "step") {
      toast({ title: toasts.stepTitle, description: fillText(toasts.step, { points }) });
      return;
    }
    stopConfetti = celebrate(confettiMs);
    const { title } = achievements[id];
    toast({ title: toasts.achievementTitle, description: fillText(toasts.achievement, { title, points }) });
  }

  function next() {
    timer = undefined;
    const [first, ...rest] = waiting;
    if (!first) return;
    waiting = rest;
    show(first);
    timer = setTimeout(next, toastGapMs);
  }

  return {
    tell(celebrations: readonly Celebration[]) {
      waiting.push(...celebrations);
      if (timer === undefined) next();
    },
    drop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
      stopConfetti();
    },
  };
}
