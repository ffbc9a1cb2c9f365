import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { shellRoutes } from "@/components/layout/navigation";
import { PageTexts } from "@/components/layout/page-texts";
import { RecommendationsScreen } from "@/components/matching/recommendations-screen";
import type { Locale } from "@/lib/shared/locales";
import { pageMetadata } from "../page-metadata";

type Props = { params: Promise<{ locale: Locale }> };

// The same for everybody: role, selections and results are the browser's to know.
export const dynamic = "force-static";
export const revalidate = 86_400;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "Recommendations.metadata" });
  const [title, description] = [t("title"), t("description")];
  // Also of /ai-matching (decisions B2).
  return pageMetadata({ locale, title, description, path: shellRoutes.matching });
}

const recommendationTexts = [
  "Breadcrumb",
  "BriefReading",
  "Choices.arrangement",
  "Choices.availability",
  "Choices.availabilityInFull",
  "Choices.category",
  "Choices.level",
  "Choices.personalityBand",
  "Choices.trait",
  "Drafts",
  "Editing",
  "Experts.card",
  "Favorites.button",
  "Fields.project",
  "Fields.work",
  "Inputs",
  "Invite",
  "MatchScore",
  "MatchingSteps",
  "Posting",
  "Price",
  "ProjectApplications",
  "Projects.card",
  "Recommendations",
  "Units",
  "Wishes",
] as const;

/** Recommendations (001 §2). */
export default async function RecommendationsPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <PageTexts namespaces={recommendationTexts}>
      <RecommendationsScreen />
    </PageTexts>
  );
}
