import { ArrowRight, EyeOff, Handshake, MessagesSquare, Scale, ScanSearch, Users } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { StructuredData } from "@/components/layout/structured-data";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Stats } from "@/lib/features/experts/schemas";
import { brand, claimed, claims, supportMailto } from "@/lib/shared/brand";
import { formatPercent } from "@/lib/shared/format-numbers";
import { breadcrumbList } from "@/lib/shared/json-ld";
import { Leadership } from "./leadership";

const values = [
  { key: "open", Icon: ScanSearch },
  { key: "fair", Icon: Scale },
  { key: "private", Icon: EyeOff },
  { key: "human", Icon: Handshake },
] as const;

const column = "mx-auto w-full max-w-page px-4 sm:px-6";

/** The about page (spec 000 §2). Its numbers are claims as far as they hold, and live ones otherwise (decisions E4). */
export async function AboutScreen({
  origin,
  representative,
  stats,
}: {
  /** Address of the site without a slash at the end. */
  origin: string;
  representative: { name: string; title: string };
  stats: Stats;
}) {
  const [t, locale] = await Promise.all([getTranslations("About"), getLocale()]);
  const crumbs = await getTranslations("Breadcrumb");
  const title = t("title", { brand: brand.name });
  const breadcrumb = [{ label: crumbs("home"), href: shellRoutes.home }, { label: title }];
  const { totalExperts, totalProjects, successRate } = stats;
  const numbers = [
    { key: "experts", value: claimed(claims.about.verifiedExperts, totalExperts, locale) },
    { key: "projects", value: claimed(claims.about.projects, totalProjects, locale) },
    // What nobody has measured yet is not claimed.
    ...(successRate === null ? [] : [{ key: "success", value: formatPercent(successRate, locale) } as const]),
  ] as const;
  const page = `${origin}${shellRoutes.about}`;
  const data = {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "AboutPage",
        "@id": page,
        url: page,
        name: title,
        isPartOf: { "@id": `${origin}/#website` },
        about: { "@id": `${origin}/#organization` },
      },
      breadcrumbList(origin, breadcrumb),
    ],
  };
  return (
    <>
      <StructuredData origin={origin} data={data} />
      <div className={`${column} pt-4 sm:pt-6`}>
        <Breadcrumb label={crumbs("place")} items={breadcrumb} />
      </div>
      <section aria-labelledby="about-title" className={`${column} pt-6 pb-14 sm:pt-10 sm:pb-20`}>
        <div className="grid grid-cols-1 items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div>
            <h1 id="about-title" className="text-display">
              {t("headline")}
            </h1>
            <p className="mt-5 max-w-reading text-lg text-muted-foreground">{t("lead")}</p>
            <div className="mt-8 flex flex-col gap-3 sm:flex-row">
              <Link
                href={shellRoutes.onboarding}
                prefetch={false}
                className={buttonVariants({ variant: "accent", size: "lg" })}
              >
                {t("actions.expert")}
                <ArrowRight aria-hidden />
              </Link>
              <Link href={shellRoutes.home} className={buttonVariants({ variant: "outline", size: "lg" })}>
                {t("actions.home")}
              </Link>
            </div>
          </div>
          <dl
            aria-label={t("claims.label", { brand: brand.name })}
            className="grid grid-cols-1 divide-y divide-border rounded-xl border border-border bg-card px-6 shadow-sm sm:grid-cols-3 sm:divide-x sm:divide-y-0 sm:px-0 lg:grid-cols-1 lg:divide-x-0 lg:divide-y lg:px-6"
          >
            {numbers.map(({ key, value }) => (
              <div key={key} className="flex flex-col-reverse py-5 sm:px-6 lg:px-0">
                <dt className="text-muted-foreground">{t(`claims.${key}`)}</dt>
                <dd className="tabular text-primary text-title">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>

      <div className="border-border border-y bg-card">
        <div className={`${column} grid gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-2`}>
          <section aria-labelledby="mission">
            <h2 id="mission" className="text-title">
              {t("mission.title")}
            </h2>
            <p className="mt-3 max-w-reading text-lg text-muted-foreground">
              {t("mission.text", {
                weeksMin: claims.industryMatchingWeeks.min,
                weeksMax: claims.industryMatchingWeeks.max,
                daysMin: claims.matchingDays.min,
                daysMax: claims.matchingDays.max,
              })}
            </p>
          </section>
          <section aria-labelledby="vision">
            <h2 id="vision" className="text-title">
              {t("vision.title")}
            </h2>
            <p className="mt-3 max-w-reading text-lg text-muted-foreground">{t("vision.text")}</p>
          </section>
        </div>
      </div>

      <section aria-labelledby="values" className={`${column} py-12 sm:py-16`}>
        <h2 id="values" className="text-title">
          {t("values.title")}
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {values.map(({ key, Icon }) => (
            <li key={key} className="border-primary border-t-2 pt-5">
              <Icon aria-hidden className="size-7 text-primary" />
              <h3 className="mt-4 text-subheading">{t(`values.items.${key}.title`)}</h3>
              <p className="mt-1 text-muted-foreground">
                {t(`values.items.${key}.text`, { fee: claims.platformFeePercent })}
              </p>
            </li>
          ))}
        </ul>
      </section>

      <Leadership
        people={[
          {
            key: "founders",
            Icon: Users,
            title: t("leadership.roles.founders.title"),
            role: t("leadership.roles.founders.role"),
            href: supportMailto,
          },
          {
            key: "consultant",
            Icon: MessagesSquare,
            title: representative.name,
            role: representative.title,
            href: shellRoutes.bookMeeting,
          },
          {
            key: "experts",
            Icon: Handshake,
            title: t("leadership.roles.experts.title"),
            role: t("leadership.roles.experts.role"),
            href: shellRoutes.join,
          },
        ]}
      />
    </>
  );
}
