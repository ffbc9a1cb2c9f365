import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { shellRoutes } from "@/components/layout/navigation";
import { PageTexts } from "@/components/layout/page-texts";
import { DemoScreen } from "@/components/matching/demo-screen";
import type { Locale } from "@/lib/shared/locales";
import { pageMetadata } from "../page-metadata";

type Props = { params: Promise<{ locale: Locale }> };

export const dynamic = "force-static";
export const revalidate = 86_400;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "MatchingDemo.metadata" });
  const demo = await getTranslations({ locale, namespace: "MatchingDemo" });
  const [title, description] = [demo("title"), t("description")];
  return pageMetadata({ locale, title, description, path: shellRoutes.matchingDemo });
}

/** The matching demo (001 §2). */
export default async function MatchingDemoPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <PageTexts
      namespaces={[
        "Breadcrumb",
        "Choices.arrangement",
        "Choices.level",
        "Fields.project",
        "Fields.work",
        "MatchScore",
        "MatchingDemo",
        "MatchingSteps",
        "Price",
      ]}
    >
      <DemoScreen />
    </PageTexts>
  );
}
