import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DeskHeader } from "@/components/admin/desk-header";
import { InvitationsScreen } from "@/components/invitations/moderation/invitations-screen";
import type { Locale } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "AdminInvitations" });
  return { title: t("title"), alternates: { canonical: "/admin/invitations" } };
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
