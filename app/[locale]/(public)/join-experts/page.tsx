import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ApplicationHero } from "@/components/expert-applications/application-hero";
import { ApplicationScreen } from "@/components/expert-applications/application-screen";
import { PageTexts } from "@/components/layout/page-texts";
import { cachedRateRange } from "@/lib/features/experts/server/cached-reads";
import { brand, claims } from "@/lib/shared/brand";
import { applicationPlaces } from "@/lib/shared/cities";
import type { Locale } from "@/lib/shared/locales";
import { pageMetadata } from "../page-metadata";

type Props = { params: Promise<{ locale: Locale }> };

// Rendered at the first visit and kept; the draft and who is signed in are the browser's to know.
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "Applications.metadata" });
  const title = t("title");
  const description = t("description", claims.applicationReviewBusinessDays);
  return pageMetadata({ locale, title, description, path: "/join-experts" });
}

const screenTexts = [
  "Applications.achievements",
  "Applications.aids",
  "Applications.confirmation",
  "Applications.draft",
  "Applications.form",
  "Applications.level",
  "Applications.strength",
  "Applications.suggestions",
  "Applications.toasts",
  "Choices.arrangement",
  "Drafts",
  "Fields.confirmation",
  "Fields.person",
  "Fields.work",
  "Inputs",
  "Links",
  "Shell.profileBanner",
] as const;

/** Expert application (spec 000 §2). */
export default async function JoinExpertsPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <PageTexts namespaces={screenTexts}>
      <ApplicationScreen
        cities={applicationPlaces(locale)}
        supportEmail={brand.supportEmail}
        reviewDays={claims.applicationReviewBusinessDays}
        hero={<ApplicationHero rates={await cachedRateRange()} />}
      />
    </PageTexts>
  );
}
