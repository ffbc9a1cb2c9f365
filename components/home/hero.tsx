import { ArrowRight, Sparkles } from "lucide-react";
import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { Avatar } from "@/components/ui/avatar";
import { buttonVariants } from "@/components/ui/button-variants";
import type { CardExpert } from "@/lib/features/experts/card";
import { claims } from "@/lib/shared/brand";
import { formatRate } from "@/lib/shared/format-money";

/** How many free experts the panel names. */
const panelExperts = 4;

/** What the product gives, how many experts are free now, and the way to see matching at work (spec 000 §2). */
export async function Hero({ availableCount, experts }: { availableCount: number; experts: CardExpert[] }) {
  const [t, locale] = await Promise.all([getTranslations("Home.hero"), getLocale()]);
  const links = await getTranslations("Links");
  const price = await getTranslations("Price");
  const free = experts.filter(({ availability }) => availability === "available").slice(0, panelExperts);
  return (
    <section
      aria-labelledby="hero-title"
      className="mx-auto w-full max-w-page px-4 pt-8 pb-14 sm:px-6 sm:pt-14 sm:pb-20"
    >
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <p className="inline-flex items-center gap-2 rounded-full bg-success-surface px-3 py-1 font-medium text-sm text-success">
            <span aria-hidden className="size-2 rounded-full bg-current" />
            {t("available", { count: availableCount })}
          </p>
          <h1 id="hero-title" className="mt-5 text-display">
            {t("title", claims.matchingDays)}
          </h1>
          <p className="mt-5 max-w-reading text-lg text-muted-foreground">
            {t("description", {
              weeksMin: claims.industryMatchingWeeks.min,
              weeksMax: claims.industryMatchingWeeks.max,
            })}
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <a href="#experts" className={buttonVariants({ variant: "accent", size: "lg" })}>
              {links("browseExperts")}
              <ArrowRight aria-hidden />
            </a>
            <Link
              href="/project-matching-demo"
              prefetch={false}
              className={buttonVariants({ variant: "outline", size: "lg" })}
            >
              <Sparkles aria-hidden />
              {t("demo")}
            </Link>
          </div>
        </div>
        {free.length > 0 ? (
          <div className="rounded-xl border border-border bg-card p-5 shadow-md sm:p-6">
            <h2 className="text-subheading">{t("panelTitle")}</h2>
            <ul className="mt-2 divide-y divide-border">
              {free.map((expert) => (
                <li key={expert.id}>
                  <Link
                    href={`/expert/${expert.id}`}
                    prefetch={false}
                    className="group flex items-center gap-3 rounded-md py-3"
                  >
                    <Avatar name={expert.name} src={expert.profileImage} />
                    <span className="min-w-0 flex-1 leading-snug">
                      <span className="block font-medium underline-offset-4 group-hover:underline">
                        {expert.name}
                      </span>
                      <span className="block truncate text-muted-foreground text-sm">{expert.title}</span>
                    </span>
                    <span className="tabular whitespace-nowrap font-medium text-sm">
                      {price("perHour", { rate: formatRate(expert.hourlyRate, locale) })}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  );
}
