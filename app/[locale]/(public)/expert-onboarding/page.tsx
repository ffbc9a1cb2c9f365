import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { OnboardingScreen } from "@/components/onboarding/onboarding-screen";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { skillDemand } from "@/lib/features/postings/server/cached-reads";
import { brand } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";
import { pageMetadata } from "../page-metadata";

type Props = { params: Promise<{ locale: Locale }> };

// Rendered at the first visit and kept; the draft and who is signed in are the browser's to know.
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "Onboarding.metadata" });
  const screen = await getTranslations({ locale, namespace: "Onboarding" });
  const title = screen("title");
  const description = t("description", { brand: brand.name });
  return pageMetadata({ locale, title, description, path: "/expert-onboarding" });
}

/** The onboarding wizard (spec 001 §2); open to guests, who sign in to send it (decisions A14). */
export default async function ExpertOnboardingPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations("Onboarding");
  const crumbs = await getTranslations("Breadcrumb");
  return (
    <PageShell>
      <Breadcrumb
        label={crumbs("label")}
        items={[{ label: crumbs("home"), href: "/" }, { label: t("breadcrumb.here") }]}
      />
      <header className="mt-2 mb-8">
        <p className="font-medium text-primary">{t("welcome", { brand: brand.name })}</p>
        <h1 className="mt-1 text-title">{t("title")}</h1>
        <p className="mt-3 max-w-reading text-lg text-muted-foreground">{t("description")}</p>
        <p className="mt-2 max-w-reading text-muted-foreground signed-in:hidden">{t("doors")}</p>
      </header>
      <PageTexts
        namespaces={[
          "Background",
          "Choices.arrangement",
          "Choices.languageLevel",
          "Choices.personalityBand",
          "Choices.trait",
          "Drafts",
          "Editing",
          "Fields.person",
          "Fields.work",
          "Inputs",
          "Links",
          "Onboarding",
          "Personality",
          "Profile.mastery",
        ]}
      >
        <OnboardingScreen demand={await skillDemand()} />
      </PageTexts>
    </PageShell>
  );
}
