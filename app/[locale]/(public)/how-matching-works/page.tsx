import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { shellRoutes } from "@/components/layout/navigation";
import { HowMatchingWorks } from "@/components/legal/how-matching-works";
import { env } from "@/lib/server/env";
import { type LegalPageProps, legalPageMetadata } from "../legal-page-metadata";

// Made at the first visit: the address of the site stands in the environment, which the build has not.
export const dynamic = "force-static";
export const revalidate = 86_400;
export const generateStaticParams = () => [];

export const generateMetadata = (props: LegalPageProps): Promise<Metadata> =>
  legalPageMetadata(props, "HowMatchingWorks", shellRoutes.howMatchingWorks);

/** How matching works (decisions E1, E2): the main parameters of ranking in the sense of Regulation (EU) 2019/1150. */
export default async function HowMatchingWorksPage({ params }: LegalPageProps) {
  setRequestLocale((await params).locale);
  return <HowMatchingWorks origin={env().APP_URL} />;
}
