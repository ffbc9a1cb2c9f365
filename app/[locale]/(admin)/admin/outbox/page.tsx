import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DeskHeader } from "@/components/admin/desk-header";
import { OutboxScreen } from "@/components/operations/outbox/outbox-screen";
import { mailTransport } from "@/lib/server/mail/transport";
import { type Locale, localePath } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "AdminOutbox" });
  return { title: t("title"), alternates: { canonical: localePath(locale, "/admin/outbox") } };
}

export default async function OutboxPage({ params }: Props) {
  setRequestLocale((await params).locale);
  const t = await getTranslations("AdminOutbox");
  return (
    <>
      <DeskHeader title={t("title")} description={t("description")} />
      <OutboxScreen transport={mailTransport()} />
    </>
  );
}
