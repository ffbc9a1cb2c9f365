"use client";

import { useLocale, useTranslations } from "#texts";
import type { PricingResult } from "@/lib/features/pricing/schemas";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { formatPercent, formatUnit } from "@/lib/shared/format-numbers";

/** The lines of a price, which add up to the cent (decisions C2, C5). */
export function PriceLines({ result, className = "" }: { result: PricingResult; className?: string }) {
  const t = useTranslations("Pricing.result");
  const price = useTranslations("Price");
  const locale = useLocale();
  const money = (euros: number) => formatEuros(toCents(euros), locale, { fractionDigits: 2 });
  const percent = (value: number) => formatPercent(value, locale);
  const labels = {
    work: t("lines.work", {
      hours: formatUnit(result.totalHours, "hour", locale),
      rate: money(result.expertRate),
    }),
    complexityPremium: t("lines.complexityPremium", {
      multiplier: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(
        result.complexityMultiplier,
      ),
    }),
    volumeDiscount: price("volumeDiscount", { percent: percent(result.volumeDiscount) }),
    fixedScopeDiscount: price("fixedScopeDiscount", {
      percent: percent(result.fixedScopeDiscount),
    }),
    platformFee: price("platformFee", { percent: percent(result.platformFee) }),
  };
  // The premium line is there when the multiplier is above 1, a discount when there is one (spec 000 §9).
  const lines = result.lines
    .filter(({ amount }) => amount !== 0)
    .map(({ key, amount }) => ({ key, label: labels[key], amount, isSum: false }));
  const sum = (key: string, label: string, amount: number) => ({ key, label, amount, isSum: true });
  const rows = [
    ...lines.filter(({ key }) => key !== "platformFee"),
    sum("base", t("expertShare"), result.baseTotal),
    ...lines.filter(({ key }) => key === "platformFee"),
    sum("total", t("total"), result.totalCost),
    {
      key: "vat",
      label: price("vat", { percent: percent(result.vatRate) }),
      amount: result.vatAmount,
      isSum: false,
    },
    sum("totalWithVat", price("totalWithVat"), result.totalWithVat),
  ];

  return (
    <dl className={`space-y-2.5 ${className}`}>
      {rows.map(({ key, label, amount, isSum }) => (
        <div
          key={key}
          className={`flex items-baseline justify-between gap-4 ${isSum ? "border-border border-t pt-2.5 font-semibold" : ""}`}
        >
          <dt className={isSum ? "" : "text-muted-foreground"}>{label}</dt>
          <dd className={`tabular shrink-0 ${amount < 0 ? "text-success" : ""}`}>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
