import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DeskHeader } from "@/components/admin/desk-header";
import { AuditScreen } from "@/components/operations/audit/audit-screen";
import { type Locale, localePath } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "AdminAudit" });
  return { title: t("title"), alternates: { canonical: localePath(locale, "/admin/audit") } };
}

export default async function AuditPage({ params }: Props) {
  setRequestLocale((await params).locale);
  const t = await getTranslations("AdminAudit");
  return (
    <>
      <DeskHeader title={t("title")} description={t("description")} />
      <AuditScreen />
    </>
  );
}
