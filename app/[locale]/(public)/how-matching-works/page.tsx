import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { shellRoutes } from "@/components/layout/navigation";
import { HowMatchingWorks } from "@/components/matching/how-matching-works";
import { env } from "@/lib/server/env";
import { brand } from "@/lib/shared/brand";

type Props = { params: Promise<{ locale: string }> };

// Made at the first visit: the address of the site stands in the environment, which the build has not.
export const dynamic = "force-static";
export const revalidate = 86_400;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "HowMatchingWorks" });
  const [title, description] = [t("title"), t("meta.description", { brand: brand.name })];
  const url = shellRoutes.howMatchingWorks;
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { siteName: brand.name, type: "website", locale: "en_FI", url, title, description },
  };
}

/** How matching works (decisions E1, E2): the main parameters of ranking in the sense of Regulation (EU) 2019/1150. */
export default async function HowMatchingWorksPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return <HowMatchingWorks origin={env().APP_URL} />;
}
