import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DeskHeader } from "@/components/admin/desk-header";
import { CompaniesScreen } from "@/components/people/companies-screen";
import type { Locale } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Admin.navigation" });
  return { title: t("companies"), alternates: { canonical: "/admin/companies" } };
}

export default async function CompaniesPage({ params }: Props) {
  setRequestLocale((await params).locale);
  const [t, pages] = await Promise.all([
    getTranslations("AdminCompanies"),
    getTranslations("Admin.navigation"),
  ]);
  return (
    <>
      <DeskHeader title={pages("companies")} description={t("description")} />
      <CompaniesScreen />
    </>
  );
}
