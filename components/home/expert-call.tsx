import { ArrowRight, Check } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { claims } from "@/lib/shared/brand";
import { type Cents, formatEuros } from "@/lib/shared/format-money";
import { ApplyLink } from "./apply-link";

const points = ["private", "rate", "free"] as const;

/** The call to experts to apply (spec 000 §2). */
export async function ExpertCall({ rates }: { rates: { min: Cents; max: Cents } | null }) {
  const [t, locale] = await Promise.all([getTranslations("Home.join"), getLocale()]);
  return (
    <section aria-labelledby="join-title" className="mx-auto w-full max-w-page px-4 pb-14 sm:px-6 sm:pb-20">
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-8 rounded-xl bg-primary p-6 text-primary-foreground sm:p-12 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2 id="join-title" className="text-title">
            {t("title")}
          </h2>
          <p className="mt-3 max-w-reading text-lg">
            {rates
              ? `${t("rates", { min: formatEuros(rates.min, locale), max: formatEuros(rates.max, locale) })} `
              : null}
            {t("description", {
              reviewMin: claims.applicationReviewBusinessDays.min,
              reviewMax: claims.applicationReviewBusinessDays.max,
            })}
          </p>
          <ul className="mt-5 flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:flex-wrap">
            {points.map((point) => (
              <li key={point} className="flex gap-2">
                <Check aria-hidden className="mt-0.5 size-5 shrink-0" />
                {t(`points.${point}`)}
              </li>
            ))}
          </ul>
        </div>
        <ApplyLink
          className="inline-flex h-13 items-center justify-center gap-2 whitespace-nowrap rounded-md bg-card px-7 font-medium text-card-foreground transition-colors hover:bg-muted focus-visible:outline-primary-foreground"
          icon={<ArrowRight aria-hidden className="size-5" />}
        />
      </div>
    </section>
  );
}
