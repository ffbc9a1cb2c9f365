"use client";

import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "#texts";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { draftProfile, profileStrength } from "@/lib/features/expert-applications/rules";
import type { ApplicationForm } from "@/lib/features/expert-applications/schemas";
import { AchievementsCard } from "./achievements-card";
import { StrengthCard } from "./strength-card";

const SuggestedSkills = lazy(() => import("./suggested-skills"));

/**
 * Beside the form while it is filled in (spec 000 §9): strength, level, suggested skills, achievements. Sticky
 * where there is room; below the form on small screens, behind a line that has the score.
 */
export function ApplicationAids() {
  const t = useTranslations("Applications.aids");
  const suggestions = useTranslations("Applications.suggestions");
  const values = useWatch<ApplicationForm>();
  const profile = draftProfile(values);
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <aside aria-label={t("label")} className="lg:sticky lg:top-18">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-13 w-full items-center justify-between gap-3 rounded-lg border border-border bg-card px-4 text-left font-medium lg:hidden"
      >
        <span className="tabular">{t("toggle", { score: profileStrength(profile).score })}</span>
        <ChevronDown
          aria-hidden
          className={cn("size-5 shrink-0 transition-transform", isOpen && "rotate-180")}
        />
      </button>
      <div id={panelId} className={cn("mt-4 space-y-4 lg:mt-0 lg:block", !isOpen && "hidden")}>
        <StrengthCard profile={profile} />
        <Card className="p-5">
          <h2 className="mb-1 text-subheading">{suggestions("title")}</h2>
          <Suspense fallback={<Skeleton className="h-28" />}>
            <SuggestedSkills title={values.title ?? ""} skills={values.skills ?? ""} />
          </Suspense>
        </Card>
        <AchievementsCard profile={profile} />
      </div>
    </aside>
  );
}
