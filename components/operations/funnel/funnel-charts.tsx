"use client";

import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { useTranslations } from "#texts";
import { Card } from "@/components/ui/card";
import { useFormatter } from "@/lib/client/use-formatter";
import type { FunnelWeek } from "@/lib/features/operations/funnel-schemas";
import type { FunnelStep } from "@/lib/features/operations/funnel-steps";
import { useWeekDay } from "./use-week-day";

/** Steps that are of one size stand in one drawing. */
const charts = [
  { key: "interest", steps: ["visits", "profileViews"] },
  { key: "demand", steps: ["accounts", "postings", "bookings"] },
  { key: "outcome", steps: ["applications", "interviews", "offers", "hired"] },
] as const satisfies readonly { key: string; steps: readonly FunnelStep[] }[];

/** Lines differ by colour and by dashes. */
const strokes = [
  { stroke: "var(--primary)", strokeDasharray: "" },
  { stroke: "var(--warning)", strokeDasharray: "7 3" },
  { stroke: "var(--success)", strokeDasharray: "2 3" },
  { stroke: "var(--destructive)", strokeDasharray: "9 3 2 3" },
] as const;

/**
 * The steps by week as lines, for who sees them: the table below has the same numbers for everybody. The week of now,
 * which is not over, is no part of a line: it would end each of them with a fall.
 */
export default function FunnelCharts({ weeks }: { weeks: readonly FunnelWeek[] }) {
  return (
    <div aria-hidden className="grid gap-4 xl:grid-cols-3">
      {charts.map(({ key, steps }) => (
        <StepChart key={key} chart={key} steps={steps} weeks={weeks} />
      ))}
    </div>
  );
}

function StepChart({
  chart,
  steps,
  weeks,
}: {
  chart: (typeof charts)[number]["key"];
  steps: readonly FunnelStep[];
  weeks: readonly FunnelWeek[];
}) {
  const t = useTranslations("AdminFunnel");
  const format = useFormatter();
  const day = useWeekDay();
  const current = weeks.at(-1)?.week;
  const tick = { fill: "var(--muted-foreground)", fontSize: 13 };
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <p className="text-subheading">{t(`charts.${chart}`)}</p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {steps.map((step, index) => (
          <li key={step} className="flex items-center gap-2">
            <svg aria-hidden="true" width="24" height="8">
              <line x1="0" x2="24" y1="4" y2="4" strokeWidth="2.5" {...strokes[index]} />
            </svg>
            {t(`steps.${step}`)}
          </li>
        ))}
        <li className="flex items-center gap-2 text-muted-foreground">
          <svg aria-hidden="true" width="12" height="12">
            <circle cx="6" cy="6" r="4" fill="var(--card)" stroke="currentColor" strokeWidth="2" />
          </svg>
          {t("charts.soFar")}
        </li>
      </ul>
      <div className="mt-4 h-56">
        <ResponsiveContainer width="100%" height="100%">
          <LineChart
            data={[...weeks]}
            margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--border)" />
            <XAxis
              dataKey="week"
              tickFormatter={day}
              tick={tick}
              tickLine={false}
              axisLine={{ stroke: "var(--border)" }}
              minTickGap={24}
            />
            <YAxis
              allowDecimals={false}
              width="auto"
              tick={tick}
              tickLine={false}
              axisLine={false}
              tickFormatter={(count: number) => format.number(count)}
            />
            <Tooltip
              cursor={{ stroke: "var(--border)" }}
              content={({ active, label, payload }) =>
                active ? (
                  <div className="rounded-md border border-border bg-card px-3 py-2 text-sm shadow-md">
                    <p className="font-medium">
                      {t(label === current ? "table.weekSoFar" : "table.weekFrom", {
                        day: day(String(label)),
                      })}
                    </p>
                    {payload
                      .filter(({ value }) => value != null)
                      .map((each) => (
                        <p key={each.name} className="flex justify-between gap-4">
                          {each.name}
                          <span className="tabular">{format.number(Number(each.value))}</span>
                        </p>
                      ))}
                  </div>
                ) : null
              }
            />
            {steps.flatMap((step, index) => {
              const line = {
                ...{ name: t(`steps.${step}`), strokeWidth: 2.5, isAnimationActive: false },
                stroke: strokes[index]?.stroke ?? "",
              };
              const isOver = ({ week }: FunnelWeek) => week !== current;
              return [
                <Line
                  key={step}
                  {...line}
                  dataKey={(week: FunnelWeek) => (isOver(week) ? week[step] : null)}
                  strokeDasharray={strokes[index]?.strokeDasharray}
                  type="linear"
                  dot={false}
                />,
                <Line
                  key={`${step} so far`}
                  {...line}
                  dataKey={(week: FunnelWeek) => (isOver(week) ? null : week[step])}
                  dot={{ r: 4, fill: "var(--card)", strokeWidth: 2 }}
                />,
              ];
            })}
          </LineChart>
        </ResponsiveContainer>
      </div>
    </Card>
  );
}
