import { useLocale, useTranslations } from "#texts";
import type { ProfileMarket } from "@/lib/features/profile-advice/schemas";
import { exactEuros } from "@/lib/shared/format-money";
import { formatPercent } from "@/lib/shared/format-numbers";

/** One's own rate against the quartiles of the peers; nothing where there are too few of them. */
export function RateBar({
  market,
  rate,
}: {
  market: ProfileMarket;
  /** Euros an hour. */
  rate: number;
}) {
  const t = useTranslations("Insights.optimiser");
  const locale = useLocale();
  const { lowerQuartileRate: lower, medianRate: median, upperQuartileRate: upper, ratePercentile } = market;
  if (lower === null || median === null || upper === null || ratePercentile === null) return null;
  const [lowest, highest] = [Math.min(lower, rate), Math.max(upper, rate)];
  // Room beside the outermost marks; a market of one single rate still has a width.
  const margin = Math.max((highest - lowest) * 0.15, 1);
  const percentAt = (euros: number) => ((euros - lowest + margin) / (highest - lowest + 2 * margin)) * 100;
  const marks = [
    { key: "lower", label: t("barLower"), euros: lower },
    { key: "median", label: t("barMedian"), euros: median },
    { key: "upper", label: t("barUpper"), euros: upper },
    { key: "you", label: t("barYou"), euros: rate },
  ];
  return (
    <figure>
      <figcaption className="font-medium">{t("barTitle")}</figcaption>
      <div aria-hidden="true" className="relative mt-3 h-9">
        <span className="absolute inset-x-0 top-3 h-3 rounded-full bg-muted" />
        <span
          className="absolute top-3 h-3 rounded-xs bg-secondary-hover"
          style={{ left: `${percentAt(lower)}%`, width: `${percentAt(upper) - percentAt(lower)}%` }}
        />
        <span
          className="absolute top-2 h-5 w-0.5 -translate-x-1/2 bg-muted-foreground"
          style={{ left: `${percentAt(median)}%` }}
        />
        <span
          className="absolute top-2 size-5 -translate-x-1/2 rounded-full border-2 border-card bg-primary"
          style={{ left: `${percentAt(rate)}%` }}
        />
      </div>
      <dl className="grid @md:grid-cols-4 grid-cols-2 gap-x-6 gap-y-2 text-sm">
        {marks.map(({ key, label, euros }) => (
          <div key={key}>
            <dt className="flex items-center gap-2 text-muted-foreground">
              <LegendMark mark={key} />
              {label}
            </dt>
            <dd className="tabular font-medium">{exactEuros(euros, locale)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted-foreground text-sm">
        {t("barPercentile", { percent: formatPercent(ratePercentile, locale) })}
      </p>
    </figure>
  );
}

function LegendMark({ mark }: { mark: string }) {
  if (mark === "you") return <span aria-hidden="true" className="size-3 rounded-full bg-primary" />;
  if (mark === "median") return <span aria-hidden="true" className="h-3 w-0.5 bg-muted-foreground" />;
  return <span aria-hidden="true" className="size-3 rounded-xs bg-secondary-hover" />;
}
