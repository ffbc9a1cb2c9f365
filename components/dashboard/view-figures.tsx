import { ChevronDown, Eye } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { Card, CardContent } from "@/components/ui/card";
import type { ViewFigures } from "@/lib/features/experts/views";
import { dashboardDates } from "./dates";
import { FigureTitle } from "./figure-title";
import { Sparkline } from "./sparkline";

/** How often the public profile was opened: two sums, the last thirty days as a line, and each of them as text. */
export async function ViewCard({ views, isPublished }: { views: ViewFigures; isPublished: boolean }) {
  const [t, locale] = await Promise.all([getTranslations("Dashboard.views"), getLocale()]);
  const dates = dashboardDates(locale);
  const [first, last] = [views.days[0], views.days.at(-1)];
  const top = views.days.reduce((best, each) => (each.views > best.views ? each : best));
  const span = { from: dates.day(first?.day ?? ""), to: dates.day(last?.day ?? "") };
  const difference = views.last7 - views.previous7;
  const trend = difference > 0 ? "more" : difference < 0 ? "fewer" : "same";
  const isEmpty = views.last30 === 0;
  return (
    <Card className="min-w-0 sm:col-span-2">
      <CardContent className="flex h-full flex-col">
        <FigureTitle icon={<Eye />}>{t("title")}</FigureTitle>
        <div className="mt-3 grid items-end gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            {(["last7", "last30"] as const).map((span) => (
              <div key={span} className="flex flex-col-reverse">
                <dt className="text-muted-foreground text-sm">{t(span)}</dt>
                <dd className="tabular text-title leading-tight">{views[span].toLocaleString(locale)}</dd>
              </div>
            ))}
          </dl>
          {isEmpty ? null : (
            <div className="min-w-0">
              <Sparkline
                values={views.days.map((each) => each.views)}
                label={t("picture", {
                  ...span,
                  views: views.last30,
                  day: dates.day(top.day),
                  most: top.views,
                })}
              />
              <p aria-hidden className="mt-1 flex justify-between text-muted-foreground text-xs">
                <span>{span.from}</span>
                <span>{t("today")}</span>
              </p>
            </div>
          )}
        </div>
        <div className="mt-auto pt-3 text-sm">
          {isEmpty ? (
            <p className="max-w-reading text-muted-foreground">{isPublished ? t("none") : t("hidden")}</p>
          ) : (
            <ViewDetails views={views} compared={t("compared", { trend, count: Math.abs(difference) })} />
          )}
        </div>
      </CardContent>
    </Card>
  );
}

async function ViewDetails({ views, compared }: { views: ViewFigures; compared: string }) {
  const [t, locale] = await Promise.all([getTranslations("Dashboard.views"), getLocale()]);
  const dates = dashboardDates(locale);
  return (
    <details className="group">
      <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-md">
        <span>{compared}</span>
        <span className="inline-flex items-center gap-1 font-medium text-primary">
          {t("byDay")}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <dl className="mt-1 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {views.days
          .filter((each) => each.views > 0)
          .reverse()
          .map((each) => (
            <div key={each.day} className="flex justify-between gap-4 border-border border-b py-1.5">
              <dt>{dates.day(each.day)}</dt>
              <dd className="tabular">{t("count", { views: each.views })}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-3 text-muted-foreground">{t("note")}</p>
    </details>
  );
}
