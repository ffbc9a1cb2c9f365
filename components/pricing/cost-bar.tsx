"use client";

import { useLocale, useTranslations } from "#texts";
import type { PricingResult } from "@/lib/features/pricing/schemas";
import { formatPercent } from "@/lib/shared/format-numbers";

/** The total with VAT as a stacked bar; the legend says its numbers as text. */
export function CostBar({ result, money }: { result: PricingResult; money: (euros: number) => string }) {
  const t = useTranslations("Pricing.result");
  const locale = useLocale();
  const parts = [
    { label: t("barExpert"), amount: result.expertCost, color: "bg-primary" },
    { label: t("barFee"), amount: result.platformFeeAmount, color: "bg-success" },
    { label: t("barVat"), amount: result.vatAmount, color: "bg-input" },
  ].map((part) => ({ ...part, percent: (part.amount / result.totalWithVat) * 100 }));
  return (
    <div>
      <h4 className="font-medium">{t("barTitle")}</h4>
      <div aria-hidden="true" className="mt-2 flex h-4 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ label, color, percent }) => (
          <span key={label} className={color} style={{ width: `${percent}%` }} />
        ))}
      </div>
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-3">
        {parts.map(({ label, amount, color, percent }) => (
          <div key={label} className="flex items-baseline justify-between gap-3 sm:block">
            <dt className="flex items-center gap-2 text-muted-foreground">
              <span aria-hidden="true" className={`size-3 shrink-0 rounded-xs ${color}`} />
              {label}
            </dt>
            <dd className="tabular font-medium sm:mt-0.5">
              {t("barPart", { amount: money(amount), percent: formatPercent(percent, locale) })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
