"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { buttonVariants } from "@/components/ui/button-variants";
import { useRouter } from "@/lib/client/navigation";
import { keptEstimate, type PickedExpert, priceQuery, requestMeeting } from "@/lib/features/pricing/client";
import { formatDuration } from "@/lib/features/pricing/duration";
import type { calculatorChoices } from "@/lib/features/pricing/rules";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { formatUnit } from "@/lib/shared/format-numbers";
import type { VolumeDiscount } from "./cost-breakdown";
import { type EstimateChoice, firstChoice } from "./estimate-choice";
import { ExpertPicker } from "./expert-picker";

interface PricingCalculatorProps {
  /** Offered by the picker before anything is typed; none of them busy. */
  experts: readonly PickedExpert[];
  /** Handed in, because the rules bring more than a browser needs. */
  choices: typeof calculatorChoices;
  firstVolumeDiscount: VolumeDiscount;
  durationHelp: string;
  /** The shape of an estimate while it is calculated, drawn by the server. */
  placeholder: ReactNode;
}

/** Which of the choices each unit has. */
const fields = { days: "durationDays", weeks: "durationWeeks", months: "durationMonths" } as const;

const card = "rounded-lg border border-border bg-card p-5 text-card-foreground shadow-sm sm:p-6";
const choice =
  "flex min-h-11 cursor-pointer rounded-md border border-input px-3 transition-colors hover:bg-muted has-checked:border-primary has-checked:bg-secondary has-checked:text-secondary-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2";

/**
 * Expert, project type, duration and hours; the server's price beside them (spec 000 §2, §4). It is calculated again
 * by itself whenever one of them changes. Part of the home page, so of the component kit it
 * uses only what that has already.
 */
export function PricingCalculator(props: PricingCalculatorProps) {
  const t = useTranslations("Pricing");
  const feedback = useTranslations("Feedback");
  const actions = useTranslations("Actions");
  const projectTypes = useTranslations("Choices.projectType");
  const work = useTranslations("Fields.work");
  const locale = useLocale();
  const { experts, choices, firstVolumeDiscount, durationHelp, placeholder } = props;
  const id = useId();
  const router = useRouter();
  const kept = useQuery({
    queryKey: ["kept-estimate"],
    queryFn: ({ signal }) => keptEstimate(experts, signal),
    // Another may be handed over until the next time.
    gcTime: 0,
  }).data;
  const [chosen, setChosen] = useState<EstimateChoice | null>(null);
  const shown = chosen ?? firstChoice(choices, kept ?? null);
  const change = (changes: Partial<EstimateChoice>) => setChosen({ ...shown, ...changes });
  const { expert, projectType, unit, counts, hoursPerWeek } = shown;
  const count = counts[unit];
  const estimate = useQuery(
    priceQuery(
      expert && {
        expertId: expert.id,
        hoursPerWeek,
        // Months as they are documented.
        ...(unit === "months" ? { durationMonths: count } : { durationUnit: unit, duration: count }),
        projectType,
      },
    ),
  );
  // What shows an estimate is loaded with the first one.
  const parts = useQuery({
    queryKey: ["estimate-parts"],
    queryFn: async () => {
      const [{ CostBreakdown }, { GenerateContractsButton }] = await Promise.all([
        import("./cost-breakdown"),
        import("@/components/contracts/generate-contracts-button"),
      ]);
      return { CostBreakdown, GenerateContractsButton };
    },
    enabled: expert !== null,
  });
  const { CostBreakdown, GenerateContractsButton } = parts.data ?? {};
  const result = estimate.data;
  const isMoreThanAMonth = result !== undefined && result.monthlyTotal < result.totalCost;
  const failed = [estimate, parts].filter(({ isError, isFetching }) => isError && !isFetching);
  const duration = formatDuration(count, unit, locale);
  const bounds = choices[fields[unit]];
  const rounded = (euros: number) => formatEuros(toCents(euros), locale);

  let panel: ReactNode;
  let announcement = "";
  if (!expert) {
    panel = <PanelMessage title={t("result.emptyTitle")} text={t("result.empty")} />;
  } else if (result && CostBreakdown) {
    panel = (
      <CostBreakdown
        result={result}
        isMoreThanAMonth={isMoreThanAMonth}
        firstVolumeDiscount={firstVolumeDiscount}
      />
    );
    announcement = isMoreThanAMonth
      ? t("result.announcement", {
          total: rounded(result.totalCost),
          monthly: rounded(result.monthlyTotal),
        })
      : t("result.announcementTotal", { total: rounded(result.totalCost) });
  } else if (failed.length > 0) {
    panel = (
      <PanelMessage title={t("result.failedTitle")} text={feedback("checkConnection")} isAlert>
        <button
          type="button"
          onClick={() => failed.forEach(({ refetch }) => void refetch())}
          className={buttonVariants({ variant: "outline", className: "mt-4" })}
        >
          {actions("tryAgain")}
        </button>
      </PanelMessage>
    );
  } else {
    panel = placeholder;
    announcement = t("result.calculating");
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className={`${card} space-y-7 lg:sticky lg:top-22`}>
        <ExpertPicker experts={experts} value={expert} onChange={(picked) => change({ expert: picked })} />
        <fieldset>
          <legend className="font-medium">{work("projectType")}</legend>
          <div className="mt-1.5 grid gap-3 sm:grid-cols-2">
            {choices.projectType.options.map((option) => (
              <label key={option} className={`${choice} items-start gap-3 py-2.5`}>
                <input
                  type="radio"
                  name={`${id}-type`}
                  value={option}
                  checked={option === projectType}
                  onChange={() => change({ projectType: option })}
                  className="mt-0.5 size-5 shrink-0 accent-primary outline-none"
                />
                <span>
                  <span className="block font-medium">{projectTypes(option)}</span>
                  <span className="block text-muted-foreground text-sm">
                    {t(`projectType.${option}Help`)}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <div className="flex items-baseline justify-between gap-4">
            <label htmlFor={`${id}-duration`} className="font-medium">
              {work("duration")}
            </label>
            <output htmlFor={`${id}-duration`} className="tabular font-medium">
              {duration}
            </output>
          </div>
          <input
            id={`${id}-duration`}
            type="range"
            min={bounds.min}
            max={bounds.max}
            step={bounds.step}
            value={count}
            onChange={(event) => change({ counts: { ...counts, [unit]: event.target.valueAsNumber } })}
            aria-valuetext={duration}
            aria-describedby={`${id}-duration-help`}
            className="h-11 w-full cursor-pointer accent-primary"
          />
          <p id={`${id}-duration-help`} className="text-muted-foreground text-sm">
            {estimate.data?.acceptsVolumeDiscount === false
              ? t("result.volumeDiscountRefused")
              : unit === "months"
                ? durationHelp
                : t("duration.dayHelp")}
          </p>
          <fieldset className="mt-3">
            <legend className="sr-only">{t("duration.unit")}</legend>
            <div className="grid grid-cols-3 gap-2">
              {(["days", "weeks", "months"] as const).map((option) => (
                <label key={option} className={`${choice} items-center justify-center`}>
                  <input
                    type="radio"
                    name={`${id}-unit`}
                    value={option}
                    checked={option === unit}
                    onChange={() => change({ unit: option })}
                    className="sr-only"
                  />
                  <span className="font-medium">{t(`duration.units.${option}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        </div>
        <fieldset>
          <legend className="font-medium">{work("hoursPerWeek")}</legend>
          <div className="mt-1.5 grid grid-cols-2 gap-2 sm:grid-cols-4">
            {choices.hoursPerWeek.options.map((hours) => (
              <label key={hours} className={`${choice} items-center justify-center`}>
                <input
                  type="radio"
                  name={`${id}-hours`}
                  value={hours}
                  checked={hours === hoursPerWeek}
                  onChange={() => change({ hoursPerWeek: hours })}
                  className="sr-only"
                />
                <span className="tabular font-medium">{formatUnit(hours, "hour", locale)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <div className={card}>
        <h3 className="text-subheading">{t("result.title")}</h3>
        <p role="status" className="sr-only">
          {announcement}
        </p>
        <div id={`${id}-panel`}>{panel}</div>
        <button
          type="button"
          disabled={!result}
          aria-describedby={result ? `${id}-request` : `${id}-panel`}
          onClick={() => {
            if (result) router.push(requestMeeting(result, new Date()));
          }}
          className={buttonVariants({
            variant: "accent",
            size: "lg",
            // Its words say what it will do, so they stay readable before there is an estimate.
            className:
              "mt-6 w-full disabled:bg-muted disabled:text-muted-foreground disabled:opacity-100 disabled:shadow-none",
          })}
        >
          {t("result.request")}
        </button>
        <p id={`${id}-request`} className="mt-2 text-center text-muted-foreground text-sm">
          {t("result.requestHelp")}
        </p>
        {GenerateContractsButton ? <GenerateContractsButton estimate={result} /> : null}
      </div>
    </div>
  );
}

function PanelMessage({
  title,
  text,
  isAlert = false,
  children,
}: {
  title: string;
  text: string;
  isAlert?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      role={isAlert ? "alert" : undefined}
      className={`mt-4 rounded-md border border-dashed px-5 py-10 text-center ${isAlert ? "border-destructive/40 bg-destructive-surface" : "border-border"}`}
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-muted-foreground">{text}</p>
      {children}
    </div>
  );
}
