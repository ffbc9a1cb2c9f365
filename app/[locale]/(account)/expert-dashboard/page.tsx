import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ExpertDashboard } from "@/components/dashboard/expert-dashboard";
import { OwnApplicationCard } from "@/components/dashboard/own-application";
import { shellRoutes } from "@/components/layout/navigation";
import { PageTexts } from "@/components/layout/page-texts";
import { QueryProvider } from "@/lib/client/query-client";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import { getExpertDashboard, getOwnApplication } from "@/lib/features/dashboard/server/get-expert-dashboard";
import type { Locale } from "@/lib/shared/locales";
import { NoProfilePage } from "../no-profile-page";
import { visitor } from "../visitor";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Dashboard" });
  return { title: t("metaTitle"), robots: { index: false, follow: false } };
}

/** /expert-dashboard (decisions A4, A10). The middleware knows the session's token; whether it still counts is known here. */
export default async function ExpertDashboardPage({ params }: Props) {
  setRequestLocale((await params).locale);
  const actor = await visitor();
  if (actor.kind === "guest") redirect(pathWithQuery("/login", { returnTo: shellRoutes.expertDashboard }));
  const dashboard = await getExpertDashboard(actor);
  if (!dashboard) {
    const [t, application] = await Promise.all([getTranslations("Dashboard"), getOwnApplication(actor)]);
    return (
      <NoProfilePage
        title={t("title")}
        notice={application ? <OwnApplicationCard application={application} /> : null}
      />
    );
  }
  return (
    <PageTexts
      namespaces={[
        "Analysis",
        "Choices.arrangement",
        "Choices.availabilityInFull",
        "Choices.level",
        "Choices.personalityBand",
        "Choices.trait",
        "Dashboard.form",
        "Editing",
        "Fields.estimate",
        "Fields.person",
        "Fields.work",
        "Inputs",
        "Links",
        "MeetingAnswer",
        "OwnProfile",
        "Personality",
        "Profile.mastery",
      ]}
    >
      <QueryProvider>
        <ExpertDashboard dashboard={dashboard} />
      </QueryProvider>
    </PageTexts>
  );
}
