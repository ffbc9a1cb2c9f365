import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DeskHeader } from "@/components/admin/desk-header";
import { FunnelScreen } from "@/components/operations/funnel/funnel-screen";
import type { Locale } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "AdminFunnel" });
  return { title: t("title"), alternates: { canonical: "/admin/funnel" } };
}

export default async function FunnelPage({ params }: Props) {
  setRequestLocale((await params).locale);
  const t = await getTranslations("AdminFunnel");
  return (
    <>
      <DeskHeader title={t("title")} description={t("description")} />
      <FunnelScreen />
    </>
  );
}
