"use client";

import { Check } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import type { PricingInfo } from "@/lib/features/pricing/schemas";
import { fillText } from "@/lib/shared/fill-text";
import { formatPercent, formatUnit } from "@/lib/shared/format-numbers";
import { formatEuros, toCents } from "@/lib/shared/money";
import type { MeetingTexts } from "./meeting-texts";

type SidebarTexts = MeetingTexts["sidebar"];

/** Expert or general text, the estimate when there is one, and what a meeting gives (spec 000 §2). */
export function BookingSidebar({
  texts,
  locale,
  expert,
  pricing,
}: {
  texts: SidebarTexts;
  locale: string;
  expert: PublicExpert | null;
  pricing: PricingInfo | null;
}) {
  return (
    <div className="space-y-6">
      {expert && pricing ? <ProjectEstimate texts={texts} locale={locale} pricing={pricing} /> : null}
      {expert ? (
        <ExpertDetails texts={texts} locale={locale} expert={expert} />
      ) : (
        <Box title={texts.generalTitle}>
          <p className="text-muted-foreground">{texts.generalText}</p>
          <CheckList items={Object.values(texts.generalItems)} />
        </Box>
      )}
      <Box title={texts.benefitsTitle}>
        <CheckList items={Object.values(texts.benefits)} />
      </Box>
    </div>
  );
}

function ExpertDetails({
  texts,
  locale,
  expert,
}: {
  texts: SidebarTexts;
  locale: string;
  expert: PublicExpert;
}) {
  return (
    <Box title={texts.expertTitle}>
      <Facts
        facts={[
          [texts.rate, fillText(texts.rateValue, { rate: formatEuros(toCents(expert.hourlyRate), locale) })],
          [texts.experience, formatUnit(expert.experienceYears, "year", locale)],
          [texts.location, expert.location],
          [
            texts.arrangement,
            new Intl.ListFormat(locale).format(
              expert.workArrangement.map((arrangement) => texts[arrangement]),
            ),
          ],
        ]}
      />
      <Link
        href={`/expert/${expert.id}`}
        className="mt-3 inline-flex min-h-11 items-center text-primary underline underline-offset-4"
      >
        {texts.profile}
      </Link>
    </Box>
  );
}

/** The estimate handed over by the calculator, in rounded euros (spec 000 §9). */
function ProjectEstimate({
  texts,
  locale,
  pricing,
}: {
  texts: SidebarTexts;
  locale: string;
  pricing: PricingInfo;
}) {
  const { type, durationMonths, hoursPerWeek } = pricing.projectDetails;
  const money = (euros: number) => formatEuros(toCents(euros), locale);
  return (
    <Box title={texts.estimateTitle}>
      <p>
        <span className="tabular block font-semibold text-heading">{money(pricing.totalCost)}</span>
        <span className="text-muted-foreground text-sm">
          {texts.totalCost}, {texts.withoutVat}
        </span>
      </p>
      <div className="mt-4">
        <Facts
          facts={[
            [texts.monthlyTotal, money(pricing.monthlyTotal)],
            [texts.projectType, texts[type]],
            [texts.duration, formatUnit(durationMonths, "month", locale)],
            [texts.hoursPerWeek, formatUnit(hoursPerWeek, "hour-per-week", locale)],
            [texts.totalHours, formatUnit(pricing.totalHours, "hour", locale)],
            [texts.expertRate, money(pricing.expertRate)],
            [texts.platformFee, formatPercent(pricing.platformFee, locale)],
            ...(pricing.volumeDiscount > 0
              ? [[texts.volumeDiscount, formatPercent(pricing.volumeDiscount, locale)] as const]
              : []),
          ]}
        />
      </div>
    </Box>
  );
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-subheading">{title}</h2>
      <div className="mt-3">{children}</div>
    </Card>
  );
}

function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="space-y-2">
      {facts.map(([label, value]) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="tabular text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-3 space-y-2.5 first:mt-0">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2.5">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
          {item}
        </li>
      ))}
    </ul>
  );
}
