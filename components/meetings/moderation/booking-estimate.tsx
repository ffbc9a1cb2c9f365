"use client";

import { useLocale, useTranslations } from "#texts";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import { sizeText } from "@/lib/features/pricing/duration";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { formatPercent, formatUnit } from "@/lib/shared/format-numbers";

/** What the client reckoned with when they booked, as the server computed it (decisions C6); nothing without one. */
export function BookingEstimate({ booking }: { booking: AdminMeetingBooking }) {
  const t = useTranslations("AdminMeetings.estimate");
  const estimate = useTranslations("Fields.estimate");
  const projectTypes = useTranslations("Choices.projectType");
  const work = useTranslations("Fields.work");
  const locale = useLocale();
  if (booking.estimatedTotalCost === null && booking.projectType === null) return null;

  const shown = <Value,>(value: Value | null, words: (value: Value) => string) =>
    value === null ? "–" : words(value);
  const euros = (value: number) =>
    formatEuros(toCents(value), locale, { fractionDigits: Number.isInteger(value) ? 0 : 2 });
  const percent = (value: number) => formatPercent(value, locale);
  const rows: [label: string, value: string][] = [
    [work("projectType"), shown(booking.projectType, (type) => projectTypes(type))],
    [
      work("duration"),
      shown(booking.projectDurationMonths, (durationMonths) =>
        sizeText({ durationMonths, durationDays: booking.projectDurationDays }, locale),
      ),
    ],
    [
      t("hoursPerWeek"),
      shown(booking.projectHoursPerWeek, (hours) => formatUnit(hours, "hour-per-week", locale)),
    ],
    [
      estimate("totalHours"),
      shown(booking.estimatedTotalHours, (hours) => formatUnit(hours, "hour", locale)),
    ],
    [t("hourlyRate"), shown(booking.expertHourlyRate, euros)],
    [estimate("platformFee"), shown(booking.platformFee, percent)],
    ...(booking.volumeDiscount
      ? [[estimate("volumeDiscount"), percent(booking.volumeDiscount)] as [string, string]]
      : []),
    [estimate("totalCost"), shown(booking.estimatedTotalCost, euros)],
    [t("monthlyCost"), shown(booking.monthlyCost, euros)],
  ];
  return (
    <section className="rounded-md bg-muted p-4 sm:p-5">
      <h3 className="text-subheading">{t("title")}</h3>
      <p className="text-muted-foreground text-sm">{t("vat")}</p>
      <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-border border-b pb-2">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="tabular text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
