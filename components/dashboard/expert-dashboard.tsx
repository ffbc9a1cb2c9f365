import { getTranslations } from "next-intl/server";
import { PageShell } from "@/components/layout/page-shell";
import { ProfileHeader } from "@/components/own-profile/profile-header";
import { StatusNotice } from "@/components/own-profile/profile-status";
import { Visibility } from "@/components/own-profile/visibility";
import { PersonalitySection } from "@/components/personality/personality-section";
import type { ExpertDashboard as Figured } from "@/lib/features/dashboard/figures";
import { profileStatus } from "@/lib/features/experts/own-profile";
import { AvailabilityCard } from "./availability-card";
import { BookedMeetings } from "./booked-meetings";
import { DashboardForm } from "./dashboard-form";
import { Figures } from "./figures";
import { OwnApplicationCard } from "./own-application";
import { OwnContracts } from "./own-contracts";
import { ProfileSteps } from "./profile-steps";
import { QuickLinks } from "./quick-links";
import { ReceivedInvitations } from "./received-invitations";
import { SentApplications } from "./sent-applications";

/** What an expert comes back for (spec 001 §2): what has happened, what to do next, and the profile to change. */
export async function ExpertDashboard({ dashboard }: { dashboard: Figured }) {
  const { expert, ownApplication, profile } = dashboard;
  const t = await getTranslations("Dashboard");
  const invitations = <ReceivedInvitations invitations={dashboard.invitations} />;
  // Somebody waits for an answer: nothing is more pressing.
  const isAwaited = dashboard.invitations.items.some(({ status }) => status === "sent");
  const ownForm = await getTranslations("OwnProfile.form");
  return (
    <PageShell>
      <ProfileHeader title={t("title")} expert={expert} />
      <div className="mt-6 space-y-4">
        <Visibility expert={expert} />
        <StatusNotice status={profileStatus(expert)} />
        {dashboard.isAvailabilityOld ? <AvailabilityCard expert={expert} /> : null}
      </div>
      {isAwaited ? <div className="mt-8">{invitations}</div> : null}
      <div className="mt-8">
        <Figures dashboard={dashboard} />
      </div>
      {/* On narrow screens what to do next comes before everything else, and the ways out of here last. */}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="space-y-6 lg:col-start-2">
          <ProfileSteps expertId={expert.id} profile={profile} />
          {ownApplication ? <OwnApplicationCard application={ownApplication} /> : null}
        </div>
        <div className="min-w-0 space-y-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {isAwaited ? null : invitations}
          <SentApplications applications={dashboard.applications} quotes={dashboard.quotes} />
          <OwnContracts contracts={dashboard.contracts} />
          <BookedMeetings meetings={dashboard.meetings} />
          <div className="pt-4">
            <h2 className="text-title">{ownForm("label")}</h2>
            <p className="mt-1 text-lg text-muted-foreground">{t("form.description")}</p>
          </div>
          <DashboardForm key={expert.id} expert={expert} />
          <PersonalitySection expertId={expert.id} />
        </div>
        <div className="lg:col-start-2">
          <QuickLinks expert={expert} />
        </div>
      </div>
    </PageShell>
  );
}
