import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DeskHeader } from "@/components/admin/desk-header";
import { SearchesScreen } from "@/components/vocabulary/searches-screen";
import { fewHits } from "@/lib/features/vocabulary/rules";
import { type Locale, localePath } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "AdminSearches" });
  return { title: t("title"), alternates: { canonical: localePath(locale, "/admin/searches") } };
}

export default async function SearchesPage({ params }: Props) {
  setRequestLocale((await params).locale);
  const t = await getTranslations("AdminSearches");
  return (
    <>
      <DeskHeader title={t("title")} description={t("description", { hits: fewHits })} />
      <SearchesScreen />
    </>
  );
}
