import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DeskHeader } from "@/components/admin/desk-header";
import { InvitationsScreen } from "@/components/invitations/moderation/invitations-screen";
import { type Locale, localePath } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "AdminInvitations" });
  return { title: t("title"), alternates: { canonical: localePath(locale, "/admin/invitations") } };
}

export default async function InvitationsPage({ params }: Props) {
  setRequestLocale((await params).locale);
  const t = await getTranslations("AdminInvitations");
  return (
    <>
      <DeskHeader title={t("title")} description={t("description")} />
      <InvitationsScreen />
    </>
  );
}
