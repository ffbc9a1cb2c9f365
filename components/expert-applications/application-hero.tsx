import { Check } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { brand, claims } from "@/lib/shared/brand";
import { type Cents, formatEuros } from "@/lib/shared/format-money";
import { formatPercent } from "@/lib/shared/format-numbers";

const points = ["rate", "private", "choice"] as const;
const steps = ["apply", "review", "live"] as const;

/** Why to apply, in claims that hold (lib/shared/brand.ts), and what happens next. */
export async function ApplicationHero({ rates }: { rates: { min: Cents; max: Cents } | null }) {
  const [t, breadcrumb, locale] = await Promise.all([
    getTranslations("Applications.hero"),
    getTranslations("Applications.breadcrumb"),
    getLocale(),
  ]);
  const crumbs = await getTranslations("Breadcrumb");
  return (
    <>
      <Breadcrumb
        label={crumbs("label")}
        items={[{ label: crumbs("home"), href: "/" }, { label: breadcrumb("here") }]}
      />
      <div className="mt-2 mb-8 grid items-start gap-x-10 gap-y-8 lg:grid-cols-3">
        <header className="lg:col-span-2">
          <h1 className="text-title">{t("title")}</h1>
          <p className="mt-3 max-w-reading text-lg text-muted-foreground">
            {t("description", { brand: brand.name })}
            {rates
              ? ` ${t("rates", { min: formatEuros(rates.min, locale), max: formatEuros(rates.max, locale) })}`
              : null}
          </p>
          <ul className="mt-5 space-y-2">
            {points.map((point) => (
              <li key={point} className="flex max-w-reading gap-2.5">
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
                {t(`points.${point}`, { fee: formatPercent(claims.platformFeePercent, locale) })}
              </li>
            ))}
          </ul>
          <p className="mt-5 max-w-reading text-muted-foreground">
            {t("door")}{" "}
            <Link
              href="/expert-onboarding"
              prefetch={false}
              className="font-medium text-primary underline underline-offset-4"
            >
              {t("doorLink")}
            </Link>
          </p>
        </header>
        <section aria-labelledby="what-happens-next">
          <h2 id="what-happens-next" className="text-subheading">
            {t("nextTitle")}
          </h2>
          <ol className="mt-3 space-y-3">
            {steps.map((step, index) => (
              <li key={step} className="flex gap-3">
                <span
                  aria-hidden
                  className="tabular inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-secondary font-semibold text-secondary-foreground text-sm"
                >
                  {index + 1}
                </span>
                <span>
                  <span className="block font-medium">{t(`steps.${step}.title`)}</span>
                  <span className="block text-muted-foreground text-sm">
                    {t(`steps.${step}.text`, claims.applicationReviewBusinessDays)}
                  </span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}
