import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ConsultantsScreen } from "@/components/meetings/consultants/consultants-screen";
import { type Locale, localePath } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "AdminConsultants" });
  return { title: t("title"), alternates: { canonical: localePath(locale, "/admin/consultants") } };
}

export default async function ConsultantsPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return <ConsultantsScreen />;
}
