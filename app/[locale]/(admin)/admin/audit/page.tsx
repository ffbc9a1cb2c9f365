import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DeskHeader } from "@/components/admin/desk-header";
import { AuditScreen } from "@/components/operations/audit/audit-screen";
import type { Locale } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "AdminAudit" });
  return { title: t("title"), alternates: { canonical: "/admin/audit" } };
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
