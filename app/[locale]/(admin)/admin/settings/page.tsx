import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DeskHeader } from "@/components/admin/desk-header";
import { TemplatesScreen } from "@/components/operations/settings/templates-screen";
import { type Locale, localePath } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "AdminSettings" });
  return { title: t("title"), alternates: { canonical: localePath(locale, "/admin/settings") } };
}

export default async function SettingsPage({ params }: Props) {
  setRequestLocale((await params).locale);
  const t = await getTranslations("AdminSettings");
  return (
    <>
      <DeskHeader title={t("title")} description={t("description")} />
      <TemplatesScreen />
    </>
  );
}
