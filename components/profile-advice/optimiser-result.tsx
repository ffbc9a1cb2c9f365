import { ArrowDown, ArrowRight, ArrowUp, CircleCheck, Lightbulb, Scale, TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useLocale, useTranslations } from "#texts";
import { Badge } from "@/components/ui/badge";
import { useNames } from "@/lib/client/names";
import type { ProfileAnalysis } from "@/lib/features/profile-advice/schemas";
import { profileScore, rateDelta } from "@/lib/features/profile-advice/score";
import { exactEuros } from "@/lib/shared/format-money";
import { formatPercent, formatUnit } from "@/lib/shared/format-numbers";
import { RateBar } from "./rate-bar";
import { ScoreBreakdown } from "./score-breakdown";
import { ScoreRing } from "./score-ring";

interface ResultProps {
  analysis: ProfileAnalysis;
}

/** An analysis to read: score and position, rate, texts, skills, what is weak, and who says so. */
export function OptimiserResult({ analysis }: ResultProps) {
  const t = useTranslations("Insights.optimiser");
  const analysisTexts = useTranslations("Analysis");
  const work = useTranslations("Fields.work");
  const { market, rateRecommendation, suggestions, improvementAreas } = analysis;
  const score = profileScore(analysis);
  return (
    <div className="space-y-6">
      <div className="flex @xl:flex-row flex-col @xl:items-start items-center gap-6">
        <div className="flex flex-col items-center gap-2">
          <ScoreRing score={score.score} label={t("score")} outOf={t("scoreOutOf")} />
          <p aria-hidden className="font-medium">
            {t("score")}
          </p>
        </div>
        <div className="w-full min-w-0 space-y-4">
          <h3 className="text-subheading">{t("position")}</h3>
          <p className="max-w-reading">{analysis.marketPosition}</p>
          <MarketFigures analysis={analysis} />
          <RateBar market={market} rate={rateRecommendation.current} />
          <ScoreBreakdown analysis={analysis} />
        </div>
      </div>
      <Section title={work("hourlyRate")}>
        <RateChange analysis={analysis} />
        <p className="max-w-reading">{rateRecommendation.reasoning}</p>
      </Section>
      <div className="grid @4xl:grid-cols-[3fr_2fr] gap-x-10 gap-y-6">
        <Section title={t("suggestions")}>
          {suggestions.length > 0 ? (
            <Lines lines={suggestions} icon={<Lightbulb aria-hidden className="text-info" />} />
          ) : (
            <Nothing>{t("noSuggestions")}</Nothing>
          )}
        </Section>
        <Section title={t("improvementAreas")}>
          {improvementAreas.length > 0 ? (
            <Lines lines={improvementAreas} icon={<TriangleAlert aria-hidden className="text-warning" />} />
          ) : (
            <Nothing>{t("noImprovementAreas")}</Nothing>
          )}
        </Section>
      </div>
      <Section title={t("missingSkills")}>
        <MissingSkills analysis={analysis} />
      </Section>
      <p className="flex gap-2 border-border border-t pt-4 text-muted-foreground text-sm">
        <Scale aria-hidden className="mt-0.5 size-4 shrink-0" />
        {analysis.source === "openai"
          ? t("sourceModel", { model: analysis.model ?? "" })
          : analysisTexts("sourceBuiltIn")}
      </p>
    </div>
  );
}

function MarketFigures({ analysis: { market } }: ResultProps) {
  const t = useTranslations("Insights.optimiser");
  const locale = useLocale();
  const figures = [
    {
      label: t("peers"),
      value: t("peersValue", { count: market.peerCount.toLocaleString(locale) }),
    },
    ...(market.medianExperienceYears === null
      ? []
      : [{ label: t("medianExperience"), value: formatUnit(market.medianExperienceYears, "year", locale) }]),
    ...(market.availablePercent === null
      ? []
      : [{ label: t("availableNow"), value: formatPercent(market.availablePercent, locale) }]),
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="tabular font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function RateChange({ analysis: { rateRecommendation } }: ResultProps) {
  const t = useTranslations("Insights.optimiser");
  const locale = useLocale();
  const delta = rateDelta(rateRecommendation);
  const amount = exactEuros(Math.abs(delta), locale);
  const Icon = delta > 0 ? ArrowUp : delta < 0 ? ArrowDown : ArrowRight;
  const change = delta === 0 ? t("rateSame") : t(delta > 0 ? "rateUp" : "rateDown", { delta: amount });
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
      <dl className="flex gap-8">
        {[
          { label: t("rateNow"), euros: rateRecommendation.current },
          { label: t("rateSuggested"), euros: rateRecommendation.suggested },
        ].map(({ label, euros }) => (
          <div key={label}>
            <dt className="text-muted-foreground text-sm">{label}</dt>
            <dd className="tabular text-heading">{exactEuros(euros, locale)}</dd>
          </div>
        ))}
      </dl>
      <Badge variant={delta === 0 ? "neutral" : delta > 0 ? "success" : "warning"} className="tabular mb-1">
        <Icon aria-hidden />
        {change}
      </Badge>
    </div>
  );
}

function MissingSkills({ analysis: { market, missingSkills } }: ResultProps) {
  const t = useTranslations("Insights.optimiser");
  const locale = useLocale();
  const names = useNames();
  if (missingSkills.length === 0)
    return (
      <Nothing isUnknown={market.medianRate === null}>
        {market.medianRate === null ? t("noMissingSkillsUnknown") : t("noMissingSkills")}
      </Nothing>
    );
  const shares = new Map(market.missingSkillShares.map(({ skill, percent }) => [skill, percent]));
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {missingSkills.map((skill) => {
          const percent = shares.get(skill);
          return (
            <li key={skill} className="max-w-full">
              <Badge variant="primary" className="px-3 py-1">
                <span className="min-w-0 break-words">{names.skill(skill)}</span>
                {percent === undefined ? null : (
                  <span className="tabular font-normal">{formatPercent(percent, locale)}</span>
                )}
              </Badge>
            </li>
          );
        })}
      </ul>
      <p className="text-muted-foreground text-sm">{t("missingSkillsHelp")}</p>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 space-y-3 border-border border-t pt-6">
      <h3 id={id} className="text-subheading">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Lines({ lines, icon }: { lines: readonly string[]; icon: ReactNode }) {
  return (
    <ul className="max-w-reading space-y-3">
      {lines.map((line) => (
        <li key={line} className="flex gap-3 break-words [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
          {icon}
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  );
}

function Nothing({ isUnknown = false, children }: { isUnknown?: boolean; children: ReactNode }) {
  return (
    <p className="flex gap-3 text-muted-foreground">
      {isUnknown ? null : <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />}
      {children}
    </p>
  );
}
