"use client";

import { useQuery } from "@tanstack/react-query";
import { RotateCw, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { QueryProvider } from "@/lib/client/query-client";
import { useDebounced } from "@/lib/client/use-debounced";
import { marketViewQuery } from "@/lib/features/market/client";
import type { MarketView } from "@/lib/features/market/schemas";
import type { PostingValues } from "@/lib/features/postings/form";
import { formatEuros, toCents } from "@/lib/shared/format-money";

/** A pause in typing after which the market is asked for. */
const typingPauseMs = 500;

/** Loaded after the form, with the query client it brings. */
export default function MarketPanel() {
  return (
    <QueryProvider>
      <Market />
    </QueryProvider>
  );
}

/** Who fits what the form asks for so far, in figures, while it is edited. */
function Market() {
  const t = useTranslations("Posting.market");
  const actions = useTranslations("Actions");
  const question = useQuestion();
  const { data, isError, isPlaceholderData, refetch } = useQuery(marketViewQuery(question));
  const isEmpty = question.requiredSkills.length === 0;
  return (
    <Card role="region" aria-label={t("title")} className="p-5">
      <h3 className="flex items-center gap-2 text-subheading">
        <UsersRound aria-hidden className="size-5 shrink-0 text-muted-foreground" />
        {t("title")}
      </h3>
      {isEmpty ? <p className="mt-3 text-muted-foreground">{t("empty")}</p> : null}
      {!isEmpty && isError ? (
        <div className="mt-3 space-y-3">
          <p role="status" className="text-muted-foreground">
            {t("error")}
          </p>
          <Button variant="outline" onClick={() => void refetch()}>
            <RotateCw aria-hidden />
            {actions("tryAgain")}
          </Button>
        </div>
      ) : null}
      {!isEmpty && !isError && !data ? (
        <div role="status" className="mt-3 space-y-3">
          <span className="sr-only">{t("loading")}</span>
          <Skeleton className="h-10 w-24" />
          <Skeleton className="h-24" />
        </div>
      ) : null}
      {!isEmpty && !isError && data ? (
        <Figures view={data} maxRate={question.hourlyRateMax} isOld={isPlaceholderData} />
      ) : null}
    </Card>
  );
}

/** What the market depends on, once somebody has stopped typing. An hourly rate counts where one is asked for. */
function useQuestion() {
  const [requiredSkills, experienceRequired, location, workArrangement, hourlyRateMax, budgetType] = useWatch<
    PostingValues,
    ["requiredSkills", "experienceRequired", "location", "workArrangement", "hourlyRateMax", "budgetType"]
  >({
    name: [
      "requiredSkills",
      "experienceRequired",
      "location",
      "workArrangement",
      "hourlyRateMax",
      "budgetType",
    ],
  });
  const isRate = budgetType === "hourly" && typeof hourlyRateMax === "number" && hourlyRateMax > 0;
  const question = {
    requiredSkills,
    experienceRequired,
    location: (location ?? "").slice(0, 160),
    workArrangement,
    hourlyRateMax: isRate && hourlyRateMax <= 1000 ? Math.round(hourlyRateMax * 100) / 100 : null,
  };
  // As text: the fields are new objects on every rendering.
  return JSON.parse(useDebounced(JSON.stringify(question), typingPauseMs)) as typeof question;
}

function Figures({ view, maxRate, isOld }: { view: MarketView; maxRate: number | null; isOld: boolean }) {
  const t = useTranslations("Posting.market");
  const availabilities = useTranslations("Choices.availabilityInFull");
  const locale = useLocale();
  const { expertCount, withinRateCount, medianRate, earliestStart } = view;
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <div aria-busy={isOld} className={isOld ? "opacity-60 transition-opacity" : "transition-opacity"}>
      <p role="status" className="mt-3 flex items-baseline gap-2">
        <span className="tabular text-title">{number(expertCount)}</span>{" "}
        <span className="font-medium">{t("fit", { count: expertCount })}</span>
      </p>
      <p className="text-muted-foreground text-sm">{expertCount === 0 ? t("nobody") : t("fitHelp")}</p>
      {expertCount === 0 ? null : (
        <dl className="mt-4 divide-y divide-border border-border border-y">
          <Row label={t("median")}>
            {medianRate === null
              ? t("medianUnknown")
              : t("medianValue", { rate: formatEuros(toCents(medianRate), locale) })}
          </Row>
          {withinRateCount === null ? null : (
            <Row label={t("within")}>
              {t("withinValue", { within: number(withinRateCount), count: number(expertCount) })}
            </Row>
          )}
          {earliestStart === null ? null : <Row label={t("start")}>{availabilities(earliestStart)}</Row>}
        </dl>
      )}
      {maxRate !== null && medianRate !== null && maxRate < medianRate ? (
        <p className="mt-3 rounded-md bg-warning-surface px-3 py-2 text-sm">{t("belowMedian")}</p>
      ) : null}
      <p className="mt-3 text-muted-foreground text-sm">{t("vat")}</p>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2.5">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="tabular font-medium">{children}</dd>
    </div>
  );
}
