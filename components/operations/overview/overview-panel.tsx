"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "#texts";
import { LoadError } from "@/components/admin/load-error";
import { Skeleton } from "@/components/ui/skeleton";
import { useFormatter } from "@/lib/client/use-formatter";
import { overviewQuery } from "@/lib/features/operations/overview-client";
import { FigureCard } from "./figure-card";
import { ReviewQueue } from "./review-queue";
import { TrendChart } from "./trend-chart";

const series = ["experts", "postings", "applications", "bookings"] as const;

/** The overview tab (001 §2): key figures, what waits for a review, and what came in the last weeks. */
export default function OverviewPanel() {
  const t = useTranslations("AdminOverview");
  const format = useFormatter();
  const { data, isError, refetch } = useQuery(overviewQuery);
  if (isError && !data) return <LoadError title={t("failed")} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t("loading")} />;
  return (
    <div className="space-y-10">
      <section aria-labelledby="overview-figures">
        <h2 id="overview-figures" className="sr-only">
          {t("figures.title")}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <FigureCard
            href="/admin?tab=experts"
            title={t("figures.experts")}
            value={format.number(data.totalExperts)}
            note={t("figures.available", { count: data.availableExperts })}
          />
          <FigureCard
            href="/admin?tab=projects"
            title={t("figures.projects")}
            value={format.number(data.totalProjects)}
            note={t("figures.pendingApproval", { count: data.pendingProjects })}
          />
          <FigureCard
            href="/admin?tab=applications"
            title={t("figures.applications")}
            value={format.number(data.totalApplications)}
            note={t("figures.pendingReview", { count: data.pendingApplications })}
          />
          <FigureCard
            href="/admin?tab=contracts"
            title={t("figures.successRate")}
            value={
              data.successRate === null
                ? "–"
                : format.number(data.successRate / 100, { style: "percent", maximumFractionDigits: 0 })
            }
            note={t(data.successRate === null ? "figures.noneEnded" : "figures.completionRate")}
          />
        </ul>
      </section>
      <ReviewQueue queue={data.queue} waiting={data.waiting} />
      <section aria-labelledby="overview-trends">
        <h2 id="overview-trends" className="text-heading">
          {t("trends.title")}
        </h2>
        <p className="mt-1 text-muted-foreground">{t("trends.description", { weeks: data.weeks.length })}</p>
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {series.map((each) => (
            <TrendChart
              key={each}
              title={t(`trends.${each}`)}
              weeks={data.weeks.map((counts) => ({ week: counts.week, count: counts[each] }))}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" className="space-y-10">
      <span className="sr-only">{label}</span>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-36" />
        ))}
      </div>
      <Skeleton className="h-64" />
    </div>
  );
}
