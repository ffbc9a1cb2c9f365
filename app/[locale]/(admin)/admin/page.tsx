import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DeskHeader } from "@/components/admin/desk-header";
import { Dashboard } from "@/components/operations/dashboard";
import { dashboardTabs } from "@/components/operations/dashboard-tabs";
import { type Locale, localePath } from "@/lib/shared/locales";

type Props = {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "Admin" });
  return { title: t("title"), alternates: { canonical: localePath(locale, "/admin") } };
}

/** /admin, also as /admin-dashboard (decisions B2). */
export default async function AdminPage({ params, searchParams }: Props) {
  setRequestLocale((await params).locale);
  const [t, { tab }] = await Promise.all([getTranslations("Admin"), searchParams]);
  return (
    <>
      <DeskHeader title={t("title")} description={t("description")} />
      <Dashboard initialTab={dashboardTabs.find((each) => each === tab) ?? "overview"} />
    </>
  );
}
