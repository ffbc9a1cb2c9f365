"use client";

import { AlarmClock, Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { daysAndHours, reviewState } from "@/lib/shared/review-clock";

const variants = { waiting: "neutral", due_soon: "warning", overdue: "destructive" } as const;

/** How long an item has waited for its review, and how that stands against what was promised. */
export function ReviewClock({ submittedAt, dueAt }: { submittedAt: string; dueAt: string }) {
  const t = useTranslations("Admin.clock");
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), 60_000);
    return () => window.clearInterval(timer);
  }, []);
  const [submitted, due] = [new Date(submittedAt), new Date(dueAt)];
  const state = reviewState(submitted, due, now);
  const Icon = state === "waiting" ? Clock : AlarmClock;
  return (
    <span className="inline-flex flex-col items-start gap-1">
      <Badge variant={variants[state]} className="whitespace-nowrap">
        <Icon aria-hidden />
        {t(state === "overdue" ? "overdue" : "dueIn", daysAndHours(now, due))}
      </Badge>
      <span className="whitespace-nowrap text-muted-foreground text-sm">
        {t("waiting", daysAndHours(submitted, now))}
      </span>
    </span>
  );
}
