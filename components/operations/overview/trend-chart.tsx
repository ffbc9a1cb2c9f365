"use client";

import { useTranslations } from "#texts";
import { Card } from "@/components/ui/card";
import { useFormatter } from "@/lib/client/use-formatter";
import { useWeekDay } from "../funnel/use-week-day";

type WeekCount = { week: string; count: number };

/** Units of the drawing, which scales with its card. */
const drawing = { height: 48, bar: 14, gap: 6 } as const;

/**
 * What came in each week as bars; the numbers are a table for who does not see them. The week of now, which is not
 * over, is an outline: filled, it would end each series with a fall.
 */
export function TrendChart({ title, weeks }: { title: string; weeks: readonly WeekCount[] }) {
  const t = useTranslations("AdminOverview.trends");
  const funnel = useTranslations("AdminFunnel");
  const format = useFormatter();
  const total = weeks.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const width = weeks.length * (drawing.bar + drawing.gap) - drawing.gap;
  const day = useWeekDay();
  const current = weeks.at(-1)?.week;
  return (
    <li>
      <Card className="h-full p-5 sm:p-6">
        <h3 className="font-medium">{title}</h3>
        <p className="mt-1">
          <span className="tabular font-semibold text-2xl">{format.number(total)}</span>{" "}
          <span className="text-muted-foreground text-sm">
            {t("thisWeek", { count: weeks.at(-1)?.count ?? 0 })}
          </span>
        </p>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${drawing.height}`}
          preserveAspectRatio="none"
          className="mt-4 h-16 w-full overflow-visible"
        >
          {weeks.map(({ week, count }, index) => {
            // A week with nothing still has its place on the line.
            const height = Math.max(1, (count / most) * drawing.height);
            return (
              <rect
                key={week}
                x={index * (drawing.bar + drawing.gap)}
                y={drawing.height - height}
                width={drawing.bar}
                height={height}
                vectorEffect="non-scaling-stroke"
                className={
                  count === 0
                    ? "fill-border"
                    : week === current
                      ? "fill-card stroke-2 stroke-primary"
                      : "fill-primary"
                }
              >
                <title>
                  {`${funnel(week === current ? "table.weekSoFar" : "table.weekFrom", { day: day(week) })}: ${count}`}
                </title>
              </rect>
            );
          })}
        </svg>
        <p aria-hidden className="mt-1 flex justify-between gap-3 text-muted-foreground text-sm">
          <span className="whitespace-nowrap">{day(weeks[0]?.week ?? "")}</span>
          <span className="text-right">{funnel("charts.soFar")}</span>
        </p>
        <div className="sr-only">
          <table>
            <caption>{t("caption", { title })}</caption>
            <thead>
              <tr>
                <th scope="col">{t("week")}</th>
                <th scope="col">{t("count")}</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ week, count }) => (
                <tr key={week}>
                  <th scope="row">
                    {day(week)}
                    {week === current ? `, ${funnel("table.soFar")}` : null}
                  </th>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </li>
  );
}
