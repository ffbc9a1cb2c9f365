import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DeskHeader } from "@/components/admin/desk-header";
import { ReportsScreen } from "@/components/conversations/moderation/reports-screen";
import { type Locale, localePath } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "AdminReports" });
  return { title: t("title"), alternates: { canonical: localePath(locale, "/admin/conversation-reports") } };
}

export default async function ConversationReportsPage({ params }: Props) {
  setRequestLocale((await params).locale);
  const t = await getTranslations("AdminReports");
  return (
    <>
      <DeskHeader title={t("title")} description={t("description")} />
      <ReportsScreen />
    </>
  );
}
