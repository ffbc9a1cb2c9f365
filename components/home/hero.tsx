import { ArrowRight, Search } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { Avatar } from "@/components/ui/avatar";
import { buttonVariants } from "@/components/ui/button-variants";
import type { CardExpert } from "@/lib/features/experts/card";
import { claims } from "@/lib/shared/brand";
import { formatRate } from "@/lib/shared/format-money";
import { langOf } from "@/lib/shared/locales";
import { HeroSearch } from "./hero-search";

const quietLink =
  "inline-flex min-h-11 items-center gap-1.5 font-medium text-primary underline-offset-4 hover:text-primary-hover hover:underline";

/**
 * What the product gives, the way to start, how many experts are free now, and the way to see matching at work
 * (spec 000 §2).
 * @param free experts whom the panel names
 */
export async function Hero({ availableCount, free }: { availableCount: number; free: CardExpert[] }) {
  const [t, locale] = await Promise.all([getTranslations("Home.hero"), getLocale()]);
  const links = await getTranslations("Links");
  const price = await getTranslations("Price");
  return (
    <section
      aria-labelledby="hero-title"
      className="mx-auto w-full max-w-page px-4 pt-8 pb-10 sm:px-6 sm:pt-14"
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
          <div className="mt-8 max-w-2xl">
            <HeroSearch
              buttonClassName={buttonVariants({ variant: "accent", size: "lg" })}
              icon={<Search aria-hidden />}
            />
          </div>
          <div className="mt-4 flex flex-wrap gap-x-6">
            <Link href={shellRoutes.experts} prefetch={false} className={quietLink}>
              {links("browseExperts")}
              <ArrowRight aria-hidden className="size-4" />
            </Link>
            <Link href={shellRoutes.matchingDemo} prefetch={false} className={quietLink}>
              {t("demo")}
              <ArrowRight aria-hidden className="size-4" />
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
                      <span
                        lang={langOf(expert.titleLanguage, locale)}
                        className="line-clamp-2 text-muted-foreground text-sm"
                      >
                        {expert.title}
                      </span>
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
