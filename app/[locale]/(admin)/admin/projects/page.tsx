import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ByHandLinks } from "@/components/admin/by-hand-links";
import { DeskHeader } from "@/components/admin/desk-header";
import { PostingsScreen } from "@/components/postings/moderation/postings-screen";
import { type Locale, localePath } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "AdminProjects.page" });
  return { title: t("title"), alternates: { canonical: localePath(locale, "/admin/projects") } };
}

/** /admin/projects, also as /admin-projects (decisions B2). */
export default async function AdminProjectsPage({ params }: Props) {
  setRequestLocale((await params).locale);
  const t = await getTranslations("AdminProjects.page");
  return (
    <>
      <DeskHeader
        title={t("title")}
        description={t("description")}
        actions={<ByHandLinks kinds={["posting"]} />}
      />
      <PostingsScreen />
    </>
  );
}
