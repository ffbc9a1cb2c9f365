import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DeskHeader } from "@/components/admin/desk-header";
import { InboxScreen } from "@/components/operations/inbox/inbox-screen";
import { type Locale, localePath } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "AdminInbox" });
  return { title: t("title"), alternates: { canonical: localePath(locale, "/admin/inbox") } };
}

export default async function InboxPage({ params }: Props) {
  setRequestLocale((await params).locale);
  const t = await getTranslations("AdminInbox");
  return (
    <>
      <DeskHeader title={t("title")} description={t("description")} />
      <InboxScreen />
    </>
  );
}
