"use client";

import { useWatch } from "react-hook-form";
import { useTranslations } from "#texts";
import { PriceLines } from "@/components/pricing/price-lines";
import { Card } from "@/components/ui/card";
import { livePrice } from "@/lib/features/quotes/client";
import type { QuoteFormValues } from "@/lib/features/quotes/schemas";

/** The price of what is typed, while it is typed. */
export function LivePrice({ acceptsVolumeDiscount }: { acceptsVolumeDiscount: boolean }) {
  const t = useTranslations("Quotes.form");
  const [projectType, hourlyRate, hoursPerWeek, durationUnit, duration] = useWatch<
    QuoteFormValues,
    ["projectType", "hourlyRate", "hoursPerWeek", "durationUnit", "duration"]
  >({
    name: ["projectType", "hourlyRate", "hoursPerWeek", "durationUnit", "duration"],
  });
  const typed = { projectType, hourlyRate, hoursPerWeek, duration, durationUnit: durationUnit ?? "months" };
  const price = livePrice(typed, acceptsVolumeDiscount);
  return (
    <Card className="p-5 sm:p-6 lg:sticky lg:top-22">
      <h2 className="text-subheading">{t("price")}</h2>
      {price ? (
        <PriceLines result={price} className="mt-4" />
      ) : (
        <p className="mt-2 text-muted-foreground">{t("noPrice")}</p>
      )}
      <p className="mt-4 text-muted-foreground text-sm">{t("priceNote")}</p>
    </Card>
  );
}
