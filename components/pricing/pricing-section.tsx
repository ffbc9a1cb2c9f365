import { getLocale, getMessages } from "next-intl/server";
import type { ContractTexts } from "@/components/contracts/contract-texts";
import { Section } from "@/components/layout/section";
import { QueryProvider } from "@/lib/client/query-client";
import { pickableExperts } from "@/lib/features/pricing/client";
import { calculatorChoices, pricingConstants, toPercent } from "@/lib/features/pricing/rules";
import { fillText } from "@/lib/shared/fill-text";
import { formatPercent, formatUnit } from "@/lib/shared/format-numbers";
import { PricingCalculator } from "./pricing-calculator";
import type { PricingTexts } from "./pricing-texts";

/** The pricing section of the home page, with the experts to begin with; the header's Pricing link scrolls here. */
export async function PricingSection({ experts }: { experts: Parameters<typeof pickableExperts>[0] }) {
  const [locale, messages] = await Promise.all([getLocale(), getMessages()]);
  const texts = messages.Pricing as PricingTexts;
  const [second, first] = pricingConstants.volumeDiscounts;
  const percent = (basisPoints: number) => formatPercent(toPercent(basisPoints), locale);
  const months = (value: number) => formatUnit(value, "month", locale);
  return (
    <Section id="pricing" title={texts.heading} description={texts.intro}>
      <QueryProvider>
        <PricingCalculator
          texts={texts}
          contracts={{ texts: messages.ContractDialog as ContractTexts }}
          locale={locale}
          experts={pickableExperts(experts)}
          choices={calculatorChoices}
          firstVolumeDiscount={{ fromMonths: first.fromMonths, percent: toPercent(first.basisPoints) }}
          durationHelp={fillText(texts.duration.help, {
            first: percent(first.basisPoints),
            firstMonths: months(first.fromMonths),
            second: percent(second.basisPoints),
            secondMonths: months(second.fromMonths),
          })}
        />
      </QueryProvider>
    </Section>
  );
}
