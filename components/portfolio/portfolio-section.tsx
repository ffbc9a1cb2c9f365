"use client";

import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "#texts";
import { Card, CardContent } from "@/components/ui/card";
import type { FullExpert } from "@/lib/features/experts/schemas";
import type { PortfolioAnswer } from "@/lib/features/portfolio/schemas";
import { formatInstant } from "@/lib/shared/format-dates";
import { NewSkills } from "./new-skills";
import { PortfolioAnalyzer } from "./portfolio-analyzer";
import { PortfolioDetails, PortfolioOverview } from "./portfolio-result";

/** The last analysis of one's own portfolio, and another one (decisions A4): for the owner of the profile alone. */
export function PortfolioSection({
  expert,
  isEditing,
  stored,
  onSaved,
}: {
  expert: Pick<FullExpert, "id" | "skills" | "portfolioUrl" | "githubUrl" | "linkedinUrl">;
  /** The form of the profile is open: its list of skills would overwrite this one's. */
  isEditing: boolean;
  stored: PortfolioAnswer | null;
  onSaved: (expert: FullExpert) => void;
}) {
  const t = useTranslations("Portfolio.section");
  const initialUrl =
    stored?.analysis.sourceUrl ?? expert.portfolioUrl ?? expert.githubUrl ?? expert.linkedinUrl ?? "";
  return (
    <Card>
      <CardContent className="@container space-y-6">
        <div className="max-w-reading">
          <h2 className="text-heading">{t("title")}</h2>
          <p className="mt-1 text-muted-foreground">{t("intro")}</p>
        </div>
        <PortfolioAnalyzer
          expertOf={async () => expert.id}
          initialUrl={initialUrl}
          initialAnswer={stored}
          variant="outline"
        >
          {({ analysis, newSkills }) => (
            <LastAnalysis analysis={analysis}>
              {newSkills.length > 0 ? (
                <NewSkills
                  key={analysis.analyzedAt}
                  expertId={expert.id}
                  skills={newSkills}
                  profileSkills={expert.skills}
                  blocked={isEditing ? t("finishEditing") : undefined}
                  onSaved={onSaved}
                />
              ) : null}
            </LastAnalysis>
          )}
        </PortfolioAnalyzer>
      </CardContent>
    </Card>
  );
}

function LastAnalysis({
  analysis,
  children,
}: {
  analysis: PortfolioAnswer["analysis"];
  children: ReactNode;
}) {
  const t = useTranslations("Portfolio.section");
  const locale = useLocale();
  return (
    <div className="space-y-6 border-border border-t pt-6">
      <p className="text-muted-foreground text-sm">
        {t("last", { date: formatInstant(new Date(analysis.analyzedAt), locale, { dateStyle: "long" }) })}
      </p>
      <PortfolioOverview analysis={analysis} />
      {children}
      <details className="group">
        <summary className="inline-flex min-h-11 items-center gap-1 font-medium text-primary">
          {t("show")}
          <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
        </summary>
        <div className="pt-4">
          <PortfolioDetails analysis={analysis} />
        </div>
      </details>
    </div>
  );
}
