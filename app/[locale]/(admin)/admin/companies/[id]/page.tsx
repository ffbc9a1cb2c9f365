import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { CompanyScreen } from "@/components/people/company-screen";
import type { Locale } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "AdminPeople.columns" });
  return { title: t("company") };
}

export default async function CompanyPage({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  // What is no number is none of them: the screen says so, in its frame.
  return <CompanyScreen id={Number(id) || 0} />;
}
