import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccessDeniedNotice } from "@/components/accounts/access-denied-notice";
import { ExpertCall } from "@/components/home/expert-call";
import { ExpertsSection } from "@/components/home/experts-section";
import { Hero } from "@/components/home/hero";
import { HowItWorks } from "@/components/home/how-it-works";
import { MatchingPromo } from "@/components/home/matching-promo";
import { WhySection } from "@/components/home/why-section";
import { FloatingActionButton } from "@/components/layout/floating-action-button";
import { PageTexts } from "@/components/layout/page-texts";
import { ProfileBanner } from "@/components/layout/profile-banner";
import { StructuredData } from "@/components/layout/structured-data";
import { PricingSection } from "@/components/pricing/pricing-section";
import { toCardExpert } from "@/lib/features/experts/card";
import {
  cachedRateRange,
  cachedSkills,
  expertsAvailableNow,
  filterLanguages,
  filterPlaces,
  firstExpertPage,
} from "@/lib/features/experts/server/cached-reads";
import { env } from "@/lib/server/env";
import { brand } from "@/lib/shared/brand";
import { type Locale, localePath } from "@/lib/shared/locales";
import { pageMetadata } from "./page-metadata";

// Rendered at the first visit (the build has no database), then kept until an expert changes or an hour has passed.
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "Home.meta" });
  const title = t("title", { brand: brand.name });
  const description = t("description");
  return { ...pageMetadata({ locale, title, description, path: "/" }), title: { absolute: title } };
}

/** The company and the site for search engines; the search leads into the expert browser. */
function structuredData(origin: string, locale: Locale) {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${origin}/#organization`,
        name: brand.name,
        url: `${origin}/`,
        logo: `${origin}/icon.svg`,
        email: brand.supportEmail,
        areaServed: "FI",
      },
      {
        "@type": "WebSite",
        "@id": `${origin}/#website`,
        name: brand.name,
        url: `${origin}/`,
        publisher: { "@id": `${origin}/#organization` },
        potentialAction: {
          "@type": "SearchAction",
          target: {
            "@type": "EntryPoint",
            urlTemplate: `${origin}${localePath(locale, "/experts")}?q={search_term_string}`,
          },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}

const homeTexts = [
  "Accounts.denied",
  "Choices.arrangement",
  "Choices.availability",
  "Choices.projectType",
  "ContractDialog",
  "ContractTerms",
  "Experts.browser",
  "Experts.card",
  "Experts.tools",
  "Favorites.button",
  "Fields.work",
  "Home.join",
  "Home.search",
  "FilterChips",
  "Price",
  "Pricing",
  "SendContracts",
  "SavedSearches.saving",
  "Shell.profileBanner",
  "Keeping",
  "Shortlists.adding",
] as const;

/** The home page, its sections in the order of spec 000 §2. */
export default async function HomePage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [page, free, skills, places, languages, rates] = await Promise.all([
    firstExpertPage(),
    expertsAvailableNow(),
    cachedSkills(),
    filterPlaces(locale),
    filterLanguages(locale),
    cachedRateRange(),
  ]);
  const firstPage = { ...page, experts: page.experts.map(toCardExpert) };
  return (
    <PageTexts namespaces={homeTexts}>
      <StructuredData origin={env().APP_URL} data={structuredData(env().APP_URL, locale)} />
      <Hero availableCount={free.total} free={free.experts} />
      <div className="mx-auto w-full max-w-page px-4 pb-14 sm:px-6 sm:pb-20">
        <ProfileBanner />
      </div>
      <MatchingPromo totalExperts={page.total} />
      <WhySection totalExperts={page.total} />
      <ExpertsSection firstPage={firstPage} skills={skills} places={places} languages={languages} />
      <PricingSection experts={page.experts} />
      <HowItWorks />
      <ExpertCall rates={rates} />
      <FloatingActionButton />
      <AccessDeniedNotice />
    </PageTexts>
  );
}
