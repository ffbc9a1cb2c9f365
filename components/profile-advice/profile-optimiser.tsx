"use client";

import { Sparkles } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { Elapsed } from "@/components/feedback/elapsed";
import { EmptyState } from "@/components/feedback/empty-state";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError, serverMessage } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { analyzeProfile } from "@/lib/features/profile-advice/client";
import type { ProfileAnalysis } from "@/lib/features/profile-advice/schemas";
import { profileScore } from "@/lib/features/profile-advice/score";
import { exactEuros } from "@/lib/shared/format-money";
import { OptimiserResult } from "./optimiser-result";

interface ProfileOptimiserProps {
  expertId: number;
  /** Euros an hour as the profile says now; an analysis of another rate is marked as older. */
  currentRate: number;
}

type Run = { state: "idle" } | { state: "running" } | { state: "failed"; reason: string };

/** Asks for an analysis of one's own profile and shows it (spec 000 §7, §8). A failed run leaves the last result. */
export function ProfileOptimiser({ expertId, currentRate }: ProfileOptimiserProps) {
  const t = useTranslations("Insights.optimiser");
  const analysisTexts = useTranslations("Analysis");
  const locale = useLocale();
  const [analysis, setAnalysis] = useState<ProfileAnalysis | null>(null);
  const [run, setRun] = useState<Run>({ state: "idle" });
  const request = useRef<AbortController | null>(null);
  const isRunning = run.state === "running";

  // Nobody waits for the answer of a page that was left.
  useEffect(() => () => request.current?.abort(), []);

  async function analyze() {
    if (isRunning) return;
    const controller = new AbortController();
    request.current = controller;
    setRun({ state: "running" });
    try {
      const answer = await analyzeProfile(expertId, controller.signal);
      if (controller.signal.aborted) return;
      setAnalysis(answer);
      setRun({ state: "idle" });
      const { score } = profileScore(answer);
      toast({ title: t("completeTitle"), description: t("complete", { score }) });
    } catch (error) {
      if (controller.signal.aborted) return;
      // The one refusal that says how long to wait.
      const isLimit = error instanceof ApiError && error.status === 429;
      setRun({ state: "failed", reason: isLimit ? serverMessage(error, t("failed")) : t("failed") });
      toast({ title: analysisTexts("failed"), description: t("failed"), variant: "destructive" });
    }
  }

  return (
    <Card id="optimiser">
      <CardContent className="@container space-y-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="min-w-0 max-w-reading flex-1 basis-64">
            <h2 className="text-heading">{t("title")}</h2>
            <p className="mt-1 text-muted-foreground">{t("intro")}</p>
          </div>
          <Button variant={analysis ? "outline" : "primary"} aria-disabled={isRunning} onClick={analyze}>
            <Sparkles aria-hidden />
            {isRunning ? analysisTexts("running") : analysis ? t("analyzeAgain") : t("analyze")}
          </Button>
        </div>
        <div className={isRunning ? "max-w-reading text-muted-foreground" : "sr-only"}>
          <p role="status">{isRunning ? t("progress") : ""}</p>
          {isRunning ? <Elapsed /> : null}
        </div>
        {run.state === "failed" ? (
          <Alert variant="destructive" title={analysisTexts("failed")}>
            <p>{run.reason}</p>
          </Alert>
        ) : null}
        {isRunning ? (
          <ResultSkeleton />
        ) : analysis ? (
          <>
            {analysis.rateRecommendation.current === currentRate ? null : (
              <Alert variant="warning" title={t("staleTitle")}>
                <p>{t("stale", { rate: exactEuros(analysis.rateRecommendation.current, locale) })}</p>
              </Alert>
            )}
            <OptimiserResult analysis={analysis} />
          </>
        ) : run.state === "failed" ? null : (
          <EmptyState
            as="h3"
            icon={<Sparkles />}
            title={t("emptyTitle")}
            description={`${t("empty")} ${t("currentRate", { rate: exactEuros(currentRate, locale) })}`}
          />
        )}
      </CardContent>
    </Card>
  );
}

/** The shape of a result; what happens is announced by the live region. */
function ResultSkeleton() {
  return (
    <div aria-hidden className="space-y-6">
      <div className="flex @lg:flex-row flex-col items-center gap-6">
        <Skeleton className="size-32 shrink-0 rounded-full" />
        <div className="w-full space-y-3">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-4 w-full" />
        </div>
      </div>
      {["rate", "suggestions", "skills"].map((part) => (
        <div key={part} className="space-y-3 border-border border-t pt-6">
          <Skeleton className="h-5 w-1/4" />
          <Skeleton className="h-14 w-full" />
        </div>
      ))}
    </div>
  );
}
