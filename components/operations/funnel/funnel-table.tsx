"use client";

import { useTranslations } from "#texts";
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "@/components/ui/table";
import { useFormatter } from "@/lib/client/use-formatter";
import type { FunnelWeek } from "@/lib/features/operations/funnel-schemas";
import { type FunnelStep, funnelSteps } from "@/lib/features/operations/funnel-steps";
import { useWeekDay } from "./use-week-day";

/** Every number of the charts, the newest week first, with their sums and the median of all weeks. */
export function FunnelTable({
  weeks,
  total,
  medianHours,
}: {
  weeks: readonly FunnelWeek[];
  total: Record<FunnelStep, number>;
  medianHours: number | null;
}) {
  const t = useTranslations("AdminFunnel");
  const format = useFormatter();
  const day = useWeekDay();
  const hours = (value: number | null) =>
    value === null ? "–" : t("hours", { hours: format.number(value, { maximumFractionDigits: 0 }) });
  return (
    <Table label={t("table.label")} className="[&_td]:px-2 [&_th]:px-2">
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t("table.week")}</TableHeaderCell>
          {funnelSteps.map((step) => (
            <TableHeaderCell key={step} numeric>
              {t(`steps.${step}`)}
            </TableHeaderCell>
          ))}
          <TableHeaderCell numeric>{t("table.firstApplicant")}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableHeaderCell scope="row" className="whitespace-nowrap text-foreground">
            {t("table.total")}
          </TableHeaderCell>
          {funnelSteps.map((step) => (
            <TableCell key={step} numeric className="font-semibold">
              {format.number(total[step])}
            </TableCell>
          ))}
          <TableCell numeric className="whitespace-nowrap font-semibold">
            {hours(medianHours)}
          </TableCell>
        </TableRow>
        {[...weeks].reverse().map((week, index) => (
          <TableRow key={week.week}>
            <TableHeaderCell scope="row" className="whitespace-nowrap text-foreground">
              <time dateTime={week.week}>{day(week.week)}</time>
              {index === 0 ? <span className="font-normal">, {t("table.soFar")}</span> : null}
            </TableHeaderCell>
            {funnelSteps.map((step) => (
              <TableCell
                key={step}
                numeric
                className={week[step] === 0 ? "text-muted-foreground" : undefined}
              >
                {format.number(week[step])}
              </TableCell>
            ))}
            <TableCell numeric className="whitespace-nowrap">
              {hours(week.firstApplicantHours)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
