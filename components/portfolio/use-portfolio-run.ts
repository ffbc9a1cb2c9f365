"use client";

import { useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { serverMessage } from "@/lib/client/api";
import { dismissToast, toast } from "@/lib/client/toast";
import { analyzePortfolio, type PortfolioSource } from "@/lib/features/portfolio/client";
import type { PortfolioAnswer } from "@/lib/features/portfolio/schemas";

export type PortfolioRun =
  | { state: "idle" }
  | { state: "running" }
  | { state: "cancelled" }
  | { state: "failed"; reason: string };

/**
 * Runs an analysis at a time, says how it ended (001 §8) and can stop it. The last result stays until there is a new
 * one, whatever happens in between.
 * @param expertOf whom it is for; asked at the start of each run
 */
export function usePortfolioRun(expertOf: () => Promise<number | null>, initial: PortfolioAnswer | null) {
  const t = useTranslations("Portfolio.analyzer");
  const analysis = useTranslations("Analysis");
  const locale = useLocale();
  const [answer, setAnswer] = useState(initial);
  const [run, setRun] = useState<PortfolioRun>({ state: "idle" });
  const request = useRef<AbortController | null>(null);

  // Nobody waits for the answer of a page that was left.
  useEffect(() => () => request.current?.abort(), []);

  /** @param other whom it is for instead, this time */
  async function start(source: PortfolioSource, other?: number) {
    if (run.state === "running") return;
    const controller = new AbortController();
    request.current = controller;
    setRun({ state: "running" });
    // How the last run ended is no news of this one.
    dismissToast();
    try {
      const expertId = other ?? (await expertOf());
      if (expertId === null) throw new Error("nobody to analyse for");
      if (controller.signal.aborted) return;
      const found = await analyzePortfolio(expertId, source, controller.signal);
      if (controller.signal.aborted) return;
      setAnswer(found);
      setRun({ state: "idle" });
      const score = found.analysis.qualityScore.toLocaleString(locale);
      toast({ title: t("completeTitle"), description: t("complete", { score }) });
    } catch (error) {
      if (controller.signal.aborted) return;
      const reason = serverMessage(error, t("failed"));
      setRun({ state: "failed", reason });
      toast({ title: analysis("failed"), description: reason, variant: "destructive" });
    }
  }

  function cancel() {
    request.current?.abort();
    setRun({ state: "cancelled" });
  }

  return { answer, run, start, cancel };
}
