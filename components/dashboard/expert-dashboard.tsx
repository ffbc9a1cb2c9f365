import { ChevronDown } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { PageShell } from "@/components/layout/page-shell";
import { ChangesNotice } from "@/components/own-profile/changes-notice";
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
import { TodayMatches } from "./today-matches";

/** What an expert comes back for (spec 001 §2): what to do next, what fits, what waits, and, folded, the profile to change. */
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
        {dashboard.askedChanges ? (
          <ChangesNotice expertId={expert.id} asked={dashboard.askedChanges} hasLink />
        ) : null}
        {dashboard.isAvailabilityOld ? <AvailabilityCard expert={expert} /> : null}
      </div>
      {isAwaited ? <div className="mt-8">{invitations}</div> : null}
      {/* On narrow screens what to do next comes before everything else, and the ways out of here last. */}
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="space-y-6 lg:col-start-2">
          <ProfileSteps expertId={expert.id} profile={profile} />
          {ownApplication ? <OwnApplicationCard application={ownApplication} /> : null}
        </div>
        <div className="min-w-0 space-y-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <TodayMatches matches={dashboard.matches} />
          <SentApplications applications={dashboard.applications} quotes={dashboard.quotes} />
          {isAwaited ? null : invitations}
          <BookedMeetings meetings={dashboard.meetings} />
          <OwnContracts contracts={dashboard.contracts} />
          <Figures dashboard={dashboard} />
          <details className="group rounded-lg border border-border bg-card">
            <summary className="flex min-h-11 cursor-pointer items-start justify-between gap-4 p-5 sm:p-6">
              <span className="min-w-0">
                <h2 className="text-title">{ownForm("label")}</h2>
                <span className="mt-1 block text-muted-foreground">{t("form.description")}</span>
              </span>
              <ChevronDown aria-hidden className="mt-2 size-5 shrink-0 group-open:rotate-180" />
            </summary>
            <div className="space-y-6 p-5 pt-0 sm:p-6 sm:pt-0">
              <DashboardForm key={expert.id} expert={expert} />
            </div>
          </details>
          <PersonalitySection expertId={expert.id} />
        </div>
        <div className="lg:col-start-2">
          <QuickLinks expert={expert} />
        </div>
      </div>
    </PageShell>
  );
}
