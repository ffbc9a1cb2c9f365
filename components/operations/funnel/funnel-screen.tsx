"use client";

import { useQuery } from "@tanstack/react-query";
import { Filter } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "#texts";
import { LoadError } from "@/components/admin/load-error";
import { FilterSelect } from "@/components/admin/toolbar-filter";
import { EmptyState } from "@/components/feedback/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useAddressQuery } from "@/lib/client/use-address-query";
import { useFormatter } from "@/lib/client/use-formatter";
import { funnelQuery } from "@/lib/features/operations/client";
import type { Funnel } from "@/lib/features/operations/funnel-schemas";
import { funnelPeriods, funnelSteps } from "@/lib/features/operations/funnel-steps";
import { FunnelFigures } from "./funnel-figures";
import { FunnelTable } from "./funnel-table";
import { WaitingPostings } from "./waiting-postings";

const chartHeight = "h-72";
const FunnelCharts = dynamic(() => import("./funnel-charts"), {
  ssr: false,
  loading: () => <Skeleton className={chartHeight} />,
});

const [usualPeriod, ...otherPeriods] = funnelPeriods;

/** From visit to hired by week, how soon postings find applicants, and which promises were kept (/admin/funnel). */
export function FunnelScreen() {
  const t = useTranslations("AdminFunnel");
  const { search, show } = useAddressQuery();
  const asked = new URLSearchParams(search).get("weeks") ?? "";
  // Somebody may type anything into the address.
  const weeks = otherPeriods.some((each) => String(each) === asked) ? asked : "";
  const { data, isError, isPlaceholderData, refetch } = useQuery(funnelQuery(weeks || String(usualPeriod)));
  return (
    <div className="space-y-10">
      <div className="flex">
        <FilterSelect
          label={t("period.label")}
          all={t("period.weeks", { weeks: usualPeriod })}
          value={weeks}
          onChange={(value) => show(value ? `weeks=${value}` : "", { replace: false })}
          options={otherPeriods.map((each) => [String(each), t("period.weeks", { weeks: each })])}
        />
      </div>
      {isError && !data ? (
        <LoadError title={t("failed")} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label={t("loading")} />
      ) : (
        <div aria-busy={isPlaceholderData} className="space-y-10">
          <FunnelByWeek funnel={data} />
          <FunnelFigures funnel={data} />
          <WaitingPostings postings={data.withoutApplicants} />
        </div>
      )}
    </div>
  );
}

function FunnelByWeek({ funnel }: { funnel: Funnel }) {
  const t = useTranslations("AdminFunnel");
  const format = useFormatter();
  const isEmpty = funnelSteps.every((step) => funnel.total[step] === 0);
  return (
    <section aria-labelledby="funnel-weeks" className="space-y-4">
      <div>
        <h2 id="funnel-weeks" className="text-heading">
          {t("weeks.title")}
        </h2>
        <p className="mt-1 max-w-reading text-muted-foreground">
          {t("weeks.description")}{" "}
          {funnel.visitsSince
            ? t("weeks.since", {
                day: format.dateTime(new Date(`${funnel.visitsSince}T12:00:00Z`), {
                  dateStyle: "long",
                  timeZone: "UTC",
                }),
              })
            : t("weeks.noVisits")}
        </p>
      </div>
      {isEmpty ? (
        <EmptyState as="h3" icon={<Filter />} title={t("weeks.empty")} description={t("weeks.emptyText")} />
      ) : (
        <>
          <FunnelCharts weeks={funnel.weeks} />
          <FunnelTable
            weeks={funnel.weeks}
            total={funnel.total}
            medianHours={funnel.firstApplicant.medianHours}
          />
        </>
      )}
    </section>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" className="space-y-10">
      <span className="sr-only">{label}</span>
      <div className="grid gap-4 xl:grid-cols-3">
        {[1, 2, 3].map((chart) => (
          <Skeleton key={chart} className={chartHeight} />
        ))}
      </div>
      <Skeleton className="h-96" />
    </div>
  );
}
