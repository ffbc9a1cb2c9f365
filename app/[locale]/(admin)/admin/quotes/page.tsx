import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DeskHeader } from "@/components/admin/desk-header";
import { QuotesScreen } from "@/components/quotes/moderation/quotes-screen";
import { type Locale, localePath } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "AdminQuotes" });
  return { title: t("title"), alternates: { canonical: localePath(locale, "/admin/quotes") } };
}

export default async function QuotesPage({ params }: Props) {
  setRequestLocale((await params).locale);
  const t = await getTranslations("AdminQuotes");
  return (
    <>
      <DeskHeader title={t("title")} description={t("description")} />
      <QuotesScreen />
    </>
  );
}
