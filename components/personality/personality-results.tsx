import type { Ref } from "react";
import { useTranslations } from "#texts";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { traits } from "@/lib/features/matching/factors";
import { type TraitScores, traitBands } from "@/lib/features/personality/rules";
import type { PersonalityBand } from "@/lib/shared/personality-bands";

/** Levels, not grades: none of them looks like praise or a warning. */
const badges: Record<PersonalityBand, BadgeProps["variant"]> = {
  veryHigh: "primary",
  high: "info",
  moderate: "neutral",
  low: "outline",
};

/** The five traits with score, level and bar, and what each means for matching (001 §2). */
export function PersonalityResults({
  scores,
  headingRef,
}: {
  scores: TraitScores;
  headingRef?: Ref<HTMLHeadingElement>;
}) {
  const t = useTranslations("Personality");
  const traitTexts = useTranslations("Choices.trait");
  const bandTexts = useTranslations("Choices.personalityBand");
  const bands = traitBands(scores);
  return (
    <div className="space-y-6">
      <div>
        <h3 ref={headingRef} tabIndex={-1} className="text-subheading">
          {t("results.title")}
        </h3>
        <p className="mt-1 text-muted-foreground">{t("results.subtitle")}</p>
      </div>
      <div className="rounded-md bg-muted p-4">
        <p className="font-semibold">{t("results.matchingTitle")}</p>
        <p className="mt-1 max-w-reading">{t("results.matchingIntro")}</p>
        <p className="mt-1 max-w-reading text-muted-foreground text-sm">{t("results.bandsNote")}</p>
      </div>
      <ul className="divide-y divide-border">
        {traits.map((trait) => {
          const [score, band] = [scores[trait], bands[trait]];
          return (
            <li key={trait} className="py-5 first:pt-0 last:pb-0">
              <div className="flex flex-col justify-between gap-x-4 gap-y-1 sm:flex-row sm:items-center">
                <h4 className="font-semibold">{traitTexts(trait)}</h4>
                {score === null || band === null ? null : (
                  <p className="flex items-center gap-3">
                    <span className="tabular text-sm">{t("results.score", { score })}</span>
                    <Badge variant={badges[band]}>{bandTexts(band)}</Badge>
                  </p>
                )}
              </div>
              <p className="mt-1 max-w-reading text-muted-foreground text-sm">
                {t(`traits.${trait}.description`)}
              </p>
              {score === null || band === null ? (
                <p className="mt-2">{t("results.notAnswered")}</p>
              ) : (
                <>
                  <div aria-hidden className="my-2.5 h-2 overflow-hidden rounded-full bg-muted">
                    <div className="h-full rounded-full bg-primary" style={{ width: `${score}%` }} />
                  </div>
                  <p className="max-w-reading">{t(`traits.${trait}.matching.${band}`)}</p>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
