"use client";

import type { ReactNode } from "react";
import { useLocale, useTranslations } from "#texts";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { sizeText } from "@/lib/features/pricing/duration";
import type { PricingResult } from "@/lib/features/pricing/schemas";
import { brand } from "@/lib/shared/brand";
import { parseBusinessId } from "@/lib/shared/business-id";
import { isRealDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { formatPercent, formatUnit } from "@/lib/shared/format-numbers";
import type { ContractFormState } from "./use-contract-form";

/** The client contract in outline, filled in as one types: the parties, the work, the price for the dates. */
export function ContractPreview({
  pricing,
  contractForm: { values, months, price, isPricing },
}: {
  pricing: PricingResult;
  contractForm: ContractFormState;
}) {
  const t = useTranslations("ContractDialog.preview");
  const terms = useTranslations("ContractTerms");
  const locale = useLocale();
  const { durationMonths, durationDays, hoursPerWeek, type } = pricing.projectDetails;
  const monthsText = (count: number) => formatUnit(count, "month", locale);
  const date = (text: string) => (isRealDate(text) ? formatDate(text, locale, "medium") : t("none"));
  const businessId = parseBusinessId(values.clientBusinessId ?? "");
  const totalHours = price ? formatUnit(price.totalHours, "hour", locale) : t("none");

  return (
    <section
      aria-label={t("label")}
      className="min-w-0 rounded-lg border border-border bg-background p-5 lg:sticky lg:top-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 border-primary border-b-2 pb-3">
        <h3 className="text-subheading">{terms("clientTitle")}</h3>
        <Badge variant="primary">{t("live")}</Badge>
      </div>
      <div className="mt-4 grid gap-4 sm:grid-cols-5">
        <Party role={terms("client")} none={t("none")} className="sm:col-span-3">
          {[
            values.clientCompany,
            businessId ? t("businessId", { id: businessId }) : "",
            values.clientContactName ?? "",
            values.clientEmail,
          ]}
        </Party>
        <Party role={terms("serviceCompany")} none={t("none")} className="sm:col-span-2">
          {[brand.name, "", "", brand.supportEmail]}
        </Party>
      </div>
      <dl className="mt-4 text-sm">
        <Fact label={terms("project")}>{values.title.trim() || t("none")}</Fact>
        <Fact label={terms("expert")}>{pricing.expert.name}</Fact>
        <Fact label={terms("type")}>{terms(type === "project" ? "fixed" : "hourly")}</Fact>
        <Fact label={terms("workload")}>
          {terms("workloadValue", {
            perWeek: formatUnit(hoursPerWeek, "hour-per-week", locale),
            total: totalHours,
          })}
        </Fact>
        <Fact label={terms("term")}>
          {t("termValue", {
            start: date(values.startDate),
            end: date(values.endDate),
            months: durationDays
              ? sizeText(pricing.projectDetails, locale)
              : monthsText(months ?? durationMonths),
          })}
        </Fact>
      </dl>
      {values.description.trim() ? (
        <p className="wrap-anywhere mt-3 line-clamp-4 whitespace-pre-line border-border border-l-2 pl-3 text-sm">
          {values.description.trim()}
        </p>
      ) : null}
      <PriceLines price={price} isPricing={isPricing} />
      {!durationDays && months !== null && months !== durationMonths ? (
        <Alert variant="info" className="mt-4 text-sm">
          <p>{t("otherMonths", { months: monthsText(months) })}</p>
        </Alert>
      ) : null}
    </section>
  );
}

function Party({
  role,
  none,
  className,
  children,
}: {
  role: string;
  none: string;
  className: string;
  children: string[];
}) {
  const lines = children.map((line) => line.trim()).filter(Boolean);
  return (
    <div className={`min-w-0 text-sm ${className}`}>
      <p className="text-muted-foreground">{role}</p>
      {lines.length === 0 ? <p>{none}</p> : null}
      {lines.map((line, index) => (
        <p key={line} className={`wrap-anywhere ${index === 0 ? "font-semibold" : ""}`}>
          {line}
        </p>
      ))}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-3 gap-3 border-border border-t py-1.5">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="wrap-anywhere col-span-2">{children}</dd>
    </div>
  );
}

function PriceLines({ price, isPricing }: { price: PricingResult | undefined; isPricing: boolean }) {
  const t = useTranslations("ContractDialog.preview");
  const priceTexts = useTranslations("Price");
  const locale = useLocale();
  if (!price) {
    return (
      <p className="mt-4 border-border border-t pt-3 text-muted-foreground text-sm">
        {isPricing ? t("calculating") : t("unpriced")}
      </p>
    );
  }
  const percent = (value: number) => formatPercent(value, locale);
  const lines = [
    { label: priceTexts("base"), amount: price.expertCost, isSum: false },
    {
      label: priceTexts("platformFee", { percent: percent(price.platformFee) }),
      amount: price.platformFeeAmount,
      isSum: false,
    },
    { label: priceTexts("total"), amount: price.totalCost, isSum: true },
    {
      label: priceTexts("vat", { percent: percent(price.vatRate) }),
      amount: price.vatAmount,
      isSum: false,
    },
    { label: priceTexts("totalWithVat"), amount: price.totalWithVat, isSum: true },
  ];
  return (
    <>
      <dl className="mt-4 border-border border-t pt-2 text-sm">
        {lines.map(({ label, amount, isSum }) => (
          <div
            key={label}
            className={`flex items-baseline justify-between gap-4 py-1 ${isSum ? "border-border border-t font-semibold" : ""}`}
          >
            <dt className={isSum ? "" : "text-muted-foreground"}>{label}</dt>
            <dd className="tabular shrink-0">
              {formatEuros(toCents(amount), locale, { fractionDigits: 2 })}
            </dd>
          </div>
        ))}
      </dl>
      {price.fixedScope ? null : <p className="mt-2 text-muted-foreground text-sm">{t("estimate")}</p>}
    </>
  );
}
