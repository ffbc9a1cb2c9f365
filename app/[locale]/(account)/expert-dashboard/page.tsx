import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ExpertDashboard } from "@/components/dashboard/expert-dashboard";
import { SentApplications } from "@/components/dashboard/sent-applications";
import { KeepFocus } from "@/components/layout/keep-focus";
import { shellRoutes } from "@/components/layout/navigation";
import { PageTexts } from "@/components/layout/page-texts";
import { Alert } from "@/components/ui/alert";
import { QueryProvider } from "@/lib/client/query-client";
import {
  getExpertDashboard,
  getOwnApplication,
  getSentApplications,
} from "@/lib/features/dashboard/server/get-expert-dashboard";
import { hasArchivedExpert } from "@/lib/features/experts/server/creation-repository";
import { redirectToLogin } from "@/lib/server/redirect";
import { brand } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";
import { NoProfilePage } from "../no-profile-page";
import { visitor } from "../visitor";

const applicationTexts = [
  "Conversations.actions",
  "Dashboard.applications",
  "Dashboard.list",
  "Fields.person",
  "Links",
] as const;

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Dashboard" });
  return { title: t("metaTitle"), robots: { index: false, follow: false } };
}

/** /expert-dashboard (decisions A4, A10). The middleware knows the session's token; whether it still counts is known here. */
export default async function ExpertDashboardPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const actor = await visitor();
  if (actor.kind === "guest") redirectToLogin(locale, shellRoutes.expertDashboard);
  const dashboard = await getExpertDashboard(actor);
  if (!dashboard) {
    const [t, application, sent, isArchived] = await Promise.all([
      getTranslations("Dashboard"),
      getOwnApplication(actor),
      getSentApplications(actor),
      hasArchivedExpert(actor.userId, actor.emailVerified ? actor.email : null),
    ]);
    return (
      <NoProfilePage
        title={t("title")}
        application={application}
        notice={
          <div className="space-y-6 empty:hidden">
            {isArchived ? (
              <Alert variant="warning">{t("archived.text", { email: brand.supportEmail })}</Alert>
            ) : null}
            {sent.total > 0 ? (
              <PageTexts namespaces={applicationTexts}>
                <KeepFocus>
                  <SentApplications applications={sent} />
                </KeepFocus>
              </PageTexts>
            ) : null}
          </div>
        }
      />
    );
  }
  return (
    <PageTexts
      namespaces={[
        "Actions",
        "Analysis",
        "ChangeRequests",
        "Choices.arrangement",
        "Choices.availabilityInFull",
        "Choices.level",
        "Choices.personalityBand",
        "Choices.trait",
        "Conversations.actions",
        "Dashboard.applications",
        "Dashboard.availability",
        "Dashboard.form",
        "Dashboard.invitations",
        "Dashboard.list",
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
        "Quotes.row",
      ]}
    >
      <QueryProvider>
        {/* What is answered or withdrawn takes its buttons away. */}
        <KeepFocus>
          <ExpertDashboard dashboard={dashboard} />
        </KeepFocus>
      </QueryProvider>
    </PageTexts>
  );
}
