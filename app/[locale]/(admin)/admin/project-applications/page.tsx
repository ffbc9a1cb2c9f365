import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DeskHeader } from "@/components/admin/desk-header";
import { ApplicationsScreen } from "@/components/project-applications/moderation/applications-screen";
import { type Locale, localePath } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "AdminProjectApplications" });
  return { title: t("title"), alternates: { canonical: localePath(locale, "/admin/project-applications") } };
}

export default async function ProjectApplicationsPage({ params }: Props) {
  setRequestLocale((await params).locale);
  const t = await getTranslations("AdminProjectApplications");
  return (
    <>
      <DeskHeader title={t("title")} description={t("description")} />
      <ApplicationsScreen />
    </>
  );
}
