import { Globe, Scale } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useLocale, useTranslations } from "#texts";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { Progress } from "@/components/ui/progress";
import { useNames } from "@/lib/client/names";
import type { PortfolioAnalysis } from "@/lib/features/portfolio/schemas";
import { type ScoreBand, scoreBand } from "@/lib/features/portfolio/score-band";
import { formatMoment } from "@/lib/shared/format-dates";
import { exactEuros } from "@/lib/shared/format-money";

interface PartProps {
  analysis: PortfolioAnalysis;
}

const bandClasses: Readonly<Record<ScoreBand, string>> = {
  high: "bg-success-surface text-success",
  medium: "bg-warning-surface text-warning",
  low: "bg-destructive-surface text-destructive",
};

/** The score, the level and the summary of a portfolio: what a reader wants first. */
export function PortfolioOverview({ analysis }: PartProps) {
  const t = useTranslations("Portfolio.result");
  const levels = useTranslations("Choices.level");
  const locale = useLocale();
  const { qualityScore, experienceLevel, experienceReason, summary } = analysis;
  const band = scoreBand(qualityScore);
  return (
    <div className="flex @xl:flex-row flex-col gap-6">
      <div
        className={cn(
          "flex shrink-0 flex-col items-center justify-center rounded-lg px-8 py-5 text-center",
          bandClasses[band],
        )}
      >
        <p className="font-medium text-sm">{t("score")}</p>
        <p className="tabular text-display">{qualityScore.toLocaleString(locale)}</p>
        <p className="text-sm">{t("outOf")}</p>
        <p className="mt-1 font-semibold">{t(`bands.${band}`)}</p>
      </div>
      <div className="min-w-0 space-y-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-muted-foreground">{t("level")}</span>
          <Badge variant="primary" className="px-3 py-1">
            {levels(experienceLevel)}
          </Badge>
        </p>
        <p className="max-w-reading text-muted-foreground text-sm">{experienceReason}</p>
        <p className="max-w-reading">{summary}</p>
      </div>
    </div>
  );
}

/** Everything else that was read, and what it rests on. */
export function PortfolioDetails({ analysis }: PartProps) {
  const t = useTranslations("Portfolio.result");
  const work = useTranslations("Fields.work");
  const locale = useLocale();
  const names = useNames();
  const { recommendedRateRange: range, qualityReasons } = analysis;
  const lists = [
    { title: work("skills"), items: analysis.skills.map(names.skill), none: t("none") },
    { title: t("technologies"), items: analysis.technologies.map(names.skill), none: t("none") },
    { title: t("projectTypes"), items: analysis.projectTypes, none: t("none") },
    { title: t("industries"), items: analysis.industries.map(names.industry), none: t("noIndustries") },
  ];
  return (
    <div className="space-y-6">
      <Part title={t("rate")}>
        {range ? (
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="tabular text-heading">
              {t("rateRange", {
                min: exactEuros(range.min, locale),
                max: exactEuros(range.max, locale),
              })}
            </span>
            <span className="text-muted-foreground">{t("perHour")}</span>
          </p>
        ) : (
          <p className="font-medium">{t("noRate")}</p>
        )}
        <p className="max-w-reading text-muted-foreground">{analysis.rateReason}</p>
      </Part>
      <div className="grid @2xl:grid-cols-2 gap-x-10 gap-y-6">
        {lists.map(({ title, items, none }) => (
          <Part key={title} title={title}>
            {items.length > 0 ? <Names items={items} /> : <p className="text-muted-foreground">{none}</p>}
          </Part>
        ))}
      </div>
      <Part title={t("reasons")}>
        <ul className="max-w-reading space-y-4">
          {qualityReasons.map(({ key, reason, points, maxPoints }) => {
            const share = t("points", {
              points: points.toLocaleString(locale),
              max: maxPoints.toLocaleString(locale),
            });
            return (
              <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5">
                <span>{reason}</span>
                <span className="tabular font-medium">{share}</span>
                <Progress
                  label={reason}
                  value={points}
                  max={maxPoints}
                  className="col-span-2 max-w-reading"
                />
              </li>
            );
          })}
        </ul>
      </Part>
      <Origin analysis={analysis} />
    </div>
  );
}

/** Who analysed what, and when. */
function Origin({ analysis }: PartProps) {
  const t = useTranslations("Portfolio.result");
  const analysisTexts = useTranslations("Analysis");
  const locale = useLocale();
  const { source, model, sourceUrl, sourceTitle, analyzedAt } = analysis;
  return (
    <div className="space-y-2 border-border border-t pt-4 text-muted-foreground text-sm">
      <p className="flex gap-2">
        <Globe aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 break-words">
          {t("from")}:{" "}
          {sourceUrl ? (
            <a
              href={sourceUrl}
              rel="noopener noreferrer nofollow"
              target="_blank"
              className="text-primary underline underline-offset-4"
            >
              {sourceTitle ?? sourceUrl}
            </a>
          ) : (
            t("pasted")
          )}
          {" · "}
          {t("analyzedAt")} <time dateTime={analyzedAt}>{formatMoment(new Date(analyzedAt), locale)}</time>
        </span>
      </p>
      <p className="flex gap-2">
        <Scale aria-hidden className="mt-0.5 size-4 shrink-0" />
        {source === "openai" ? t("sourceModel", { model: model ?? "" }) : analysisTexts("sourceBuiltIn")}
      </p>
    </div>
  );
}

function Names({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {items.map((item) => (
        <li key={item} className="max-w-full">
          <Badge className="px-3 py-1">
            <span className="min-w-0 break-words">{item}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
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
