import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DeskHeader } from "@/components/admin/desk-header";
import { JobsScreen } from "@/components/operations/jobs-screen";
import { failedJobDays } from "@/lib/features/operations/job-schemas";
import { type Locale, localePath } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "AdminJobs" });
  return { title: t("title"), alternates: { canonical: localePath(locale, "/admin/jobs") } };
}

export default async function JobsPage({ params }: Props) {
  setRequestLocale((await params).locale);
  const t = await getTranslations("AdminJobs");
  return (
    <>
      <DeskHeader title={t("title")} description={t("description", { days: failedJobDays })} />
      <JobsScreen />
    </>
  );
}
