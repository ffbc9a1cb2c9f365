import { getLocale, getTranslations } from "next-intl/server";
import { Section } from "@/components/layout/section";
import { QueryProvider } from "@/lib/client/query-client";
import { pickableExperts } from "@/lib/features/pricing/client";
import { calculatorChoices, pricingConstants, toPercent } from "@/lib/features/pricing/rules";
import { formatPercent, formatUnit } from "@/lib/shared/format-numbers";
import { EstimateSkeleton } from "./estimate-skeleton";
import { PricingCalculator } from "./pricing-calculator";

type Props = { experts: Parameters<typeof pickableExperts>[0] };

/** The pricing section of the home page; the header's Pricing link scrolls here. */
export async function PricingSection(props: Props) {
  const t = await getTranslations("Pricing");
  return (
    <Section id="pricing" title={t("heading")} description={t("intro")}>
      <PricingTool {...props} />
    </Section>
  );
}

/** The calculator with the experts to begin with. */
export async function PricingTool({ experts }: Props) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("Pricing")]);
  const [second, first] = pricingConstants.volumeDiscounts;
  const percent = (basisPoints: number) => formatPercent(toPercent(basisPoints), locale);
  const months = (value: number) => formatUnit(value, "month", locale);
  return (
    <QueryProvider>
      <PricingCalculator
        experts={pickableExperts(experts)}
        choices={calculatorChoices}
        firstVolumeDiscount={{ fromMonths: first.fromMonths, percent: toPercent(first.basisPoints) }}
        durationHelp={t("duration.help", {
          first: percent(first.basisPoints),
          firstMonths: months(first.fromMonths),
          second: percent(second.basisPoints),
          secondMonths: months(second.fromMonths),
        })}
        placeholder={<EstimateSkeleton text={t("result.calculating")} />}
      />
    </QueryProvider>
  );
}
