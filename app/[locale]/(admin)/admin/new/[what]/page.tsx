import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DeskHeader } from "@/components/admin/desk-header";
import { ApplicationByHand } from "@/components/expert-applications/moderation/application-by-hand";
import { PageTexts } from "@/components/layout/page-texts";
import { BookingByHand } from "@/components/meetings/moderation/booking-by-hand";
import { PostingByHand } from "@/components/postings/moderation/posting-by-hand";
import { redirect } from "@/lib/server/redirect";
import { applicationPlaces } from "@/lib/shared/cities";
import type { Locale } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale; what: string }> };

const kinds = ["posting", "booking", "expert"] as const;
const kindOf = (what: string, locale: Locale) =>
  kinds.find((kind) => kind === what) ?? redirect(locale, "/admin");

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, what } = await params;
  const t = await getTranslations({ locale, namespace: "AdminByHand" });
  return { title: t(`${kindOf(what, locale)}.title`) };
}

/** /admin/new/posting, …/booking and …/expert: the public forms, filled in by an administrator for others. */
export default async function ByHandPage({ params }: Props) {
  const { locale, what } = await params;
  setRequestLocale(locale);
  const kind = kindOf(what, locale);
  const t = await getTranslations("AdminByHand");
  return (
    <>
      <DeskHeader title={t(`${kind}.title`)} description={t(`${kind}.description`)} />
      <PageTexts
        namespaces={[
          "Applications.form",
          "Applications.suggestions",
          "Choices.personalityBand",
          "Choices.trait",
          "Meetings",
          "Posting",
          "Projects.card",
        ]}
      >
        {kind === "posting" ? <PostingByHand /> : null}
        {kind === "booking" ? <BookingByHand /> : null}
        {kind === "expert" ? <ApplicationByHand cities={applicationPlaces(locale)} /> : null}
      </PageTexts>
    </>
  );
}
