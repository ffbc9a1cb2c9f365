import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { shellRoutes } from "@/components/layout/navigation";
import { PageTexts } from "@/components/layout/page-texts";
import { BookingScreen } from "@/components/meetings/booking-screen";
import { QueryProvider } from "@/lib/client/query-client";
import { shownConsultant } from "@/lib/features/meetings/server/shown-consultant";
import type { Locale } from "@/lib/shared/locales";
import { pageAlternates } from "../page-metadata";

type Props = { params: Promise<{ locale: Locale }> };

// Rendered at the first visit and kept until a consultant changes: the build has neither database nor environment.
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "Meetings.metadata" });
  const crumbs = await getTranslations({ locale, namespace: "Meetings.breadcrumb" });
  return {
    title: crumbs("here"),
    description: t("description"),
    alternates: pageAlternates(locale, shellRoutes.bookMeeting),
  };
}

/** Consultation booking (spec 000 §2). Static: the query parameter is read in the browser. */
export default async function BookMeetingPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: "Meetings" });
  const consultant = await shownConsultant();
  return (
    <PageTexts
      namespaces={[
        "Breadcrumb",
        "Choices.arrangement",
        "Choices.availability",
        "Choices.projectType",
        "Fields.estimate",
        "Fields.person",
        "Fields.work",
        "Links",
        "Meetings",
        "Price",
      ]}
    >
      <QueryProvider>
        <BookingScreen
          representative={{
            name: consultant.isOnly ? consultant.name : null,
            title: t("representativeTitle"),
          }}
        />
      </QueryProvider>
    </PageTexts>
  );
}
