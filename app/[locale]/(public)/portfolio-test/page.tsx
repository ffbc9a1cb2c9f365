import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { shellRoutes } from "@/components/layout/navigation";
import { PageTexts } from "@/components/layout/page-texts";
import { PortfolioTestScreen } from "@/components/portfolio/portfolio-test-screen";
import { firstExpertPage } from "@/lib/features/experts/server/cached-reads";
import type { Locale } from "@/lib/shared/locales";
import { pageMetadata } from "../page-metadata";

type Props = { params: Promise<{ locale: Locale }> };

// The same for everybody, made anew when experts change; whose profile it is, is the browser's to know.
export const dynamic = "force-static";
export const revalidate = 86_400;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "Portfolio.metadata" });
  const page = await getTranslations({ locale, namespace: "Portfolio.page" });
  const [title, description] = [page("title"), t("description")];
  return pageMetadata({ locale, title, description, path: shellRoutes.portfolioTest });
}

/** The AI portfolio analysis test page (001 §2): for one's own expert, otherwise for the first public one (decisions A4). */
export default async function PortfolioTestPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const { experts } = await firstExpertPage();
  return (
    <PageTexts
      namespaces={[
        "Analysis",
        "Breadcrumb",
        "Choices.level",
        "Fields.work",
        "Portfolio.analyzer",
        "Portfolio.newSkills",
        "Portfolio.page",
        "Portfolio.result",
      ]}
    >
      <PortfolioTestScreen fallbackExpertId={experts[0]?.id ?? null} />
    </PageTexts>
  );
}
