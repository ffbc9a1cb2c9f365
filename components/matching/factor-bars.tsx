import { useLocale, useTranslations } from "#texts";
import type { MatchFactor } from "@/lib/features/matching/schemas";
import { formatPercent } from "@/lib/shared/format-numbers";

/** The factors of a score as bars; each with its score, its weight, what it gives and why, as text. */
export function FactorBars({ factors }: { factors: readonly MatchFactor[] }) {
  const t = useTranslations("Recommendations.match");
  const locale = useLocale();
  const points = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      {factors.map(({ key, label, weight, score, reason }) => (
        <li key={key}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{label}</span>
            {weight > 0 ? (
              <span className="tabular text-sm">{t("outOf", { score: Math.round(score) })}</span>
            ) : null}
          </p>
          {weight > 0 ? (
            <div aria-hidden className="my-1.5 h-2 overflow-hidden rounded-full bg-muted">
              <div className="h-full rounded-full bg-primary" style={{ width: `${score}%` }} />
            </div>
          ) : null}
          <p className="break-words text-sm">{reason}</p>
          <p className="tabular text-muted-foreground text-sm">
            {t("weight", { percent: formatPercent(weight * 100, locale) })},{" "}
            {t("points", { points: points.format(weight * score) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
