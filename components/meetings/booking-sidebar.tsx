"use client";

import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { Card } from "@/components/ui/card";
import { useNames } from "@/lib/client/names";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { sizeText } from "@/lib/features/pricing/duration";
import type { PricingInfo } from "@/lib/features/pricing/schemas";
import { formatPercent, formatUnit } from "@/lib/shared/format-numbers";
import { formatEuros, toCents } from "@/lib/shared/money";

const generalItems = ["skills", "experts", "cost"] as const;
const benefits = ["free", "person", "answers", "next"] as const;

/** Expert or general text, the estimate when there is one, and what a meeting gives (spec 000 §2). */
export function BookingSidebar({
  expert,
  pricing,
}: {
  expert: PublicExpert | null;
  pricing: PricingInfo | null;
}) {
  const t = useTranslations("Meetings.sidebar");
  const meetings = useTranslations("Meetings");
  return (
    <div className="space-y-6">
      {expert && pricing ? <ProjectEstimate pricing={pricing} /> : null}
      {expert ? (
        <ExpertDetails expert={expert} />
      ) : (
        <Box title={meetings("generalTitle")}>
          <p className="text-muted-foreground">{t("generalText")}</p>
          <CheckList items={generalItems.map((item) => t(`generalItems.${item}`))} />
        </Box>
      )}
      <Box title={t("benefitsTitle")}>
        <CheckList items={benefits.map((item) => t(`benefits.${item}`))} />
      </Box>
    </div>
  );
}

function ExpertDetails({ expert }: { expert: PublicExpert }) {
  const arrangements = useTranslations("Choices.arrangement");
  const t = useTranslations("Meetings.sidebar");
  const work = useTranslations("Fields.work");
  const names = useNames();
  const locale = useLocale();
  return (
    <Box title={t("expertTitle")}>
      <Facts
        facts={[
          [work("hourlyRate"), t("rateValue", { rate: formatEuros(toCents(expert.hourlyRate), locale) })],
          [work("experience"), formatUnit(expert.experienceYears, "year", locale)],
          [work("location"), names.place(expert.location)],
          [
            work("arrangement"),
            new Intl.ListFormat(locale).format(
              expert.workArrangement.map((arrangement) => arrangements(arrangement)),
            ),
          ],
        ]}
      />
      <Link
        href={`/expert/${expert.id}`}
        className="mt-3 inline-flex min-h-11 items-center text-primary underline underline-offset-4"
      >
        {t("profile")}
      </Link>
    </Box>
  );
}

/** The estimate handed over by the calculator, in rounded euros (spec 000 §9). */
function ProjectEstimate({ pricing }: { pricing: PricingInfo }) {
  const projectTypes = useTranslations("Choices.projectType");
  const t = useTranslations("Meetings.sidebar");
  const estimate = useTranslations("Fields.estimate");
  const price = useTranslations("Price");
  const work = useTranslations("Fields.work");
  const locale = useLocale();
  const { type, hoursPerWeek } = pricing.projectDetails;
  const money = (euros: number) => formatEuros(toCents(euros), locale);
  return (
    <Box title={t("estimateTitle")}>
      <p>
        <span className="tabular block font-semibold text-heading">{money(pricing.totalCost)}</span>
        <span className="text-muted-foreground text-sm">
          {estimate("totalCost")}, {t("withoutVat")}
        </span>
      </p>
      <div className="mt-4">
        <Facts
          facts={[
            [price("monthlyTotal"), money(pricing.monthlyTotal)],
            [work("projectType"), projectTypes(type)],
            [work("duration"), sizeText(pricing.projectDetails, locale)],
            [t("hoursPerWeek"), formatUnit(hoursPerWeek, "hour-per-week", locale)],
            [estimate("totalHours"), formatUnit(pricing.totalHours, "hour", locale)],
            [work("hourlyRate"), money(pricing.expertRate)],
            [estimate("platformFee"), formatPercent(pricing.platformFee, locale)],
            ...(pricing.volumeDiscount > 0
              ? [[estimate("volumeDiscount"), formatPercent(pricing.volumeDiscount, locale)] as const]
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
