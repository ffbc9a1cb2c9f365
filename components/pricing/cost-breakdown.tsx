"use client";

import { useLocale, useTranslations } from "#texts";
import { sizeText } from "@/lib/features/pricing/duration";
import type { PricingResult } from "@/lib/features/pricing/schemas";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { formatPercent, formatUnit } from "@/lib/shared/format-numbers";
import { CostBar } from "./cost-bar";
import { PriceLines } from "./price-lines";

/** The shortest duration that gets a discount, and how much. */
export interface VolumeDiscount {
  fromMonths: number;
  percent: number;
}

/** An estimate, the total first: its lines add up to the cent, therefore cents are shown (decisions C2, C5). */
export function CostBreakdown({
  result,
  isMoreThanAMonth,
  firstVolumeDiscount,
}: {
  result: PricingResult;
  /** Only then does a month say something that the total does not. */
  isMoreThanAMonth: boolean;
  firstVolumeDiscount: VolumeDiscount;
}) {
  const t = useTranslations("Pricing.result");
  const price = useTranslations("Price");
  const locale = useLocale();
  const money = (euros: number) => formatEuros(toCents(euros), locale, { fractionDigits: 2 });
  const rounded = (euros: number) => formatEuros(toCents(euros), locale);
  const percent = (value: number) => formatPercent(value, locale);
  const months = (value: number) => formatUnit(value, "month", locale);
  const { hoursPerWeek } = result.projectDetails;
  const size = sizeText(result.projectDetails, locale);

  return (
    <>
      <p className="text-muted-foreground text-sm">
        {t("summary", {
          expert: result.expert.name,
          duration: size,
          hoursPerWeek: formatUnit(hoursPerWeek, "hour-per-week", locale),
        })}
      </p>
      <p className="mt-4">
        <span className="block font-medium">{t("wholePrice")}</span>
        <span className="tabular text-title">{rounded(result.totalCost)}</span>{" "}
        <span className="block text-muted-foreground text-sm">{t("withoutVat")}</span>
      </p>
      {isMoreThanAMonth ? (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{price("monthlyTotal")}</span>
          <span className="tabular font-semibold">{rounded(result.monthlyTotal)}</span>
          <span className="text-muted-foreground text-sm">{t("perMonth")}</span>
        </p>
      ) : null}
      <PriceLines result={result} className="mt-5" />
      <div className="mt-6">
        <CostBar result={result} money={money} />
      </div>
      <h4 className="mt-6 font-medium">{t("notesTitle")}</h4>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-muted-foreground text-sm marker:text-border">
        <li>
          {result.volumeDiscount > 0
            ? t("volumeDiscount", {
                percent: percent(result.volumeDiscount),
                months: size,
                amount: money(result.volumeDiscountAmount),
              })
            : result.acceptsVolumeDiscount
              ? t("noVolumeDiscount", {
                  percent: percent(firstVolumeDiscount.percent),
                  months: months(firstVolumeDiscount.fromMonths),
                })
              : t("volumeDiscountRefused")}
        </li>
        <li>
          {t("riskAdjustment")} {result.riskAdjustment}
        </li>
        {result.fixedScope ? (
          <li>
            {t("fixedScopeDiscountNote", {
              percent: percent(result.fixedScopeDiscount),
              amount: money(result.fixedScopeDiscountAmount),
            })}
          </li>
        ) : (
          <li>{t("hourlyNote")}</li>
        )}
      </ul>
    </>
  );
}
