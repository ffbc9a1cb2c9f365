import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { shellRoutes } from "@/components/layout/navigation";
import { AboutScreen } from "@/components/legal/about-screen";
import { shownConsultant } from "@/lib/features/meetings/server/shown-consultant";
import { cachedStats } from "@/lib/features/postings/server/cached-reads";
import { env } from "@/lib/server/env";
import { type LegalPageProps, legalPageMetadata } from "../legal-page-metadata";

// Made at the first visit and kept until its numbers change: the build has neither database nor environment.
export const dynamic = "force-static";
export const revalidate = 86_400;
export const generateStaticParams = () => [];

export const generateMetadata = (props: LegalPageProps): Promise<Metadata> =>
  legalPageMetadata(props, "About", shellRoutes.about);

/** The about page (spec 000 §2): mission, vision, values, leadership. */
export default async function AboutPage({ params }: LegalPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: "Meetings" });
  const consultant = await shownConsultant();
  return (
    <AboutScreen
      origin={env().APP_URL}
      representative={{ name: consultant.name, title: t("representativeTitle") }}
      stats={await cachedStats()}
    />
  );
}
