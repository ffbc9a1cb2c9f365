"use client";

import { AlarmClock, Clock } from "lucide-react";
import { useTranslations } from "#texts";
import { Badge } from "@/components/ui/badge";
import { daysAndHours, reviewState } from "@/lib/shared/review-clock";
import { useNow } from "./use-now";

const variants = { waiting: "neutral", due_soon: "warning", overdue: "destructive" } as const;

/** How long an item has waited for its review, and how that stands against what was promised. */
export function ReviewClock({ submittedAt, dueAt }: { submittedAt: string; dueAt: string }) {
  const t = useTranslations("Admin.clock");
  const now = useNow();
  const [submitted, due] = [new Date(submittedAt), new Date(dueAt)];
  const state = reviewState(submitted, due, now);
  const Icon = state === "waiting" ? Clock : AlarmClock;
  return (
    <span className="inline-flex flex-col items-start gap-1">
      <Badge variant={variants[state]} className="max-w-none whitespace-nowrap">
        <Icon aria-hidden />
        {/* A row of a table has room for the number; the sentence is still heard. */}
        <span
          data-short={t("short", daysAndHours(now, due))}
          className="lg:[td_&]:before:content-[attr(data-short)]"
        >
          <span className="lg:[td_&]:sr-only">
            {t(state === "overdue" ? "overdue" : "dueIn", daysAndHours(now, due))}
          </span>
        </span>
      </Badge>
      {/* A row of a table has room for one of the two. */}
      <span className="whitespace-nowrap text-muted-foreground text-sm lg:[td_&]:hidden">
        {t("waiting", daysAndHours(submitted, now))}
      </span>
    </span>
  );
}
