"use client";

import { useEffect, useMemo } from "react";
import { type Translator, useTranslations } from "#texts";
import { celebrate } from "@/lib/client/celebrate";
import { toast } from "@/lib/client/toast";
import type { Celebration } from "@/lib/features/onboarding/rules";

/** There is one toast at a time: how long each can be read before the next one takes its place. */
export const toastGapMs = 3000;
const confettiMs = 1500;

/**
 * Tells what was reached (001 §4): a toast each, one after another, so that everybody hears or reads them all, and
 * confetti for achievements.
 */
export function useCelebrations(): {
  tell: (celebrations: readonly Celebration[]) => void;
  /** What is still waiting gives way to something more important; the list beside the wizard shows it anyway. */
  drop: () => void;
} {
  const t = useTranslations("Onboarding");
  const queue = useMemo(() => createQueue(t), [t]);
  useEffect(() => queue.drop, [queue]);
  return queue;
}

function createQueue(t: Translator<"Onboarding">) {
  let waiting: Celebration[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopConfetti = () => {};

  function show({ kind, id, points }: Celebration) {
    if (kind === "step") {
      toast({ title: t("toasts.stepTitle"), description: t("toasts.step", { points }) });
      return;
    }
    stopConfetti = celebrate(confettiMs);
    const title = t(`achievements.${id}.title`);
    toast({ title: t("toasts.achievementTitle"), description: t("toasts.achievement", { title, points }) });
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
