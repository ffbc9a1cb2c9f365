"use client";

import { useLocale, useTranslations } from "#texts";
import { useFormatter } from "@/lib/client/use-formatter";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";
import { formatEuros, toCents } from "@/lib/shared/format-money";

type Kind = "hourly" | "fixed";

/** A posting's values in words; null where it does not say. */
export function usePostingWords() {
  const t = useTranslations("AdminProjects");
  const arrangements = useTranslations("Choices.arrangement");
  const locale = useLocale();
  const format = useFormatter();
  // Cents only where there are any: an administrator checks what was typed.
  const euros = (amount: number) =>
    formatEuros(toCents(amount), locale, { fractionDigits: Number.isInteger(amount) ? 0 : 2 });
  const date = (instant: string) =>
    format.dateTime(new Date(instant), { dateStyle: "medium", timeStyle: "short" });

  function range(kind: Kind, min: number | null, max: number | null): string | null {
    if (min !== null && max !== null) return t(`budget.${kind}`, { min: euros(min), max: euros(max) });
    if (min !== null) return t(`budget.${kind}From`, { min: euros(min) });
    return max === null ? null : t(`budget.${kind}UpTo`, { max: euros(max) });
  }
  const hourly = (posting: AdminPosting) => range("hourly", posting.hourlyRateMin, posting.hourlyRateMax);

  return {
    date,
    /** A calendar day. */
    day: (day: string) =>
      format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: "medium", timeZone: "UTC" }),
    hourly,
    /** The budget of the posting's own type. */
    budget: (posting: AdminPosting) =>
      (posting.budgetType === "fixed"
        ? range("fixed", posting.fixedBudgetMin, posting.fixedBudgetMax)
        : hourly(posting)) ?? t("budget.negotiable"),
    duration: ({ durationMonths: count }: AdminPosting) =>
      count === null ? null : t("details.months", { count }),
    hours: ({ hoursPerWeek: count }: AdminPosting) =>
      count === null ? null : t("details.hoursPerWeek", { count }),
    arrangement: ({ workArrangement }: AdminPosting) =>
      workArrangement.map((each) => arrangements(each)).join(", "),
    approved: ({ approvedAt, approvedBy }: AdminPosting) =>
      approvedAt === null
        ? null
        : approvedBy === null
          ? date(approvedAt)
          : t("details.approvedBy", { date: date(approvedAt), name: approvedBy }),
  };
}
