import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ByHandLinks } from "@/components/admin/by-hand-links";
import { DeskHeader } from "@/components/admin/desk-header";
import { PageTexts } from "@/components/layout/page-texts";
import { MeetingsScreen } from "@/components/meetings/moderation/meetings-screen";
import { type Locale, localePath } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "AdminMeetings" });
  return { title: t("title"), alternates: { canonical: localePath(locale, "/admin/meetings") } };
}

/** /admin/meetings, also as /admin-meetings (decisions B2). */
export default async function MeetingBookingsPage({ params }: Props) {
  setRequestLocale((await params).locale);
  const t = await getTranslations("AdminMeetings");
  return (
    <>
      <DeskHeader title={t("title")} description={t("intro")} actions={<ByHandLinks kinds={["booking"]} />} />
      <PageTexts namespaces={["MeetingActions", "Meetings"]}>
        <MeetingsScreen />
      </PageTexts>
    </>
  );
}
