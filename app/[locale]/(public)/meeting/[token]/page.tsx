import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { MeetingScreen } from "@/components/meetings/meeting-screen";
import { QueryProvider } from "@/lib/client/query-client";
import { getClientMeeting } from "@/lib/features/meetings/server/client-meeting";
import { AppError } from "@/lib/shared/errors";
import type { Locale } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale; token: string }> };

// A meeting is shown as it is at this moment.
export const dynamic = "force-dynamic";

const linkedMeeting = cache((token: string) =>
  getClientMeeting(token).catch((error: unknown) => {
    if (error instanceof AppError && error.reason === "booking_not_found") return null;
    throw error;
  }),
);

/** Never indexed, and its address, which is the key to it, is told to no other site. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, token } = await params;
  const meeting = await linkedMeeting(token);
  const t = await getTranslations({ locale, namespace: "ClientMeeting" });
  const booked = await getTranslations({ locale, namespace: "Meetings.confirmation" });
  return {
    title: meeting ? booked("summary") : t("gone"),
    robots: { index: false, follow: false },
    referrer: "same-origin",
  };
}

/** /meeting/{token} (deal O1): a meeting to whoever has its link. Opening it changes nothing. */
export default async function MeetingPage({ params }: Props) {
  const { locale, token } = await params;
  setRequestLocale(locale);
  const meeting = await linkedMeeting(token);
  if (!meeting) notFound();
  const t = await getTranslations({ locale, namespace: "Meetings" });
  return (
    <PageShell width="narrow">
      <PageTexts namespaces={["Choices.meeting", "ClientMeeting", "Editing", "MeetingActions", "Meetings"]}>
        <QueryProvider>
          <MeetingScreen token={token} initial={meeting} representativeTitle={t("representativeTitle")} />
        </QueryProvider>
      </PageTexts>
    </PageShell>
  );
}
