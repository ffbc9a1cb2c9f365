import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { StructuredData } from "@/components/layout/structured-data";
import { PricingTool } from "@/components/pricing/pricing-section";
import { firstExpertPage } from "@/lib/features/experts/server/cached-reads";
import { env } from "@/lib/server/env";
import { breadcrumbList } from "@/lib/shared/json-ld";
import type { Locale } from "@/lib/shared/locales";
import { pageMetadata } from "../page-metadata";

// Rendered at the first visit (the build has no database), then kept until an expert changes or an hour has passed.
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "Pricing.meta" });
  return pageMetadata({
    locale,
    title: t("title"),
    description: t("description"),
    path: shellRoutes.pricing,
  });
}

/** The price of a project: the calculator of the home page on a page of its own (000 §2). */
export default async function PricingPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [t, crumbs, { experts }] = await Promise.all([
    getTranslations("Pricing"),
    getTranslations("Breadcrumb"),
    firstExpertPage(),
  ]);
  const breadcrumb = [{ label: crumbs("home"), href: shellRoutes.home }, { label: t("heading") }];
  return (
    <PageShell>
      <StructuredData
        origin={env().APP_URL}
        data={{ "@context": "https://schema.org", ...breadcrumbList(env().APP_URL, breadcrumb) }}
      />
      <PageHeader title={t("heading")} description={t("intro")} />
      <PageTexts
        namespaces={[
          "Choices.projectType",
          "ContractDialog",
          "ContractTerms",
          "Fields.work",
          "Price",
          "Pricing",
          "SendContracts",
        ]}
      >
        <PricingTool experts={experts} />
      </PageTexts>
    </PageShell>
  );
}
