"use client";

import type { ReactNode } from "react";
import { useLocale, useTranslations } from "#texts";
import { AuditTrail } from "@/components/admin/audit-trail";
import { linkClasses, MailLink } from "@/components/admin/links";
import { OutsideLink } from "@/components/admin/outside-link";
import { ReviewClock } from "@/components/admin/review-clock";
import { WaitingForSender } from "@/components/admin/waiting-for-sender";
import { Link } from "@/components/layout/link";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { useNames } from "@/lib/client/names";
import { useFormatter } from "@/lib/client/use-formatter";
import type { ExpertApplication } from "@/lib/features/expert-applications/moderation-schemas";
import { applicationLifecycle } from "@/lib/features/expert-applications/states";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { langOf } from "@/lib/shared/locales";
import { ApplicationStatusBadge, type BusyWith } from "./application-status";

/** Everything an application says, what was decided about it and why, and the decisions that are possible. */
export default function ApplicationDetails({
  application,
  busyWith,
  onApprove,
  onReject,
  onRequestChanges,
  onReopen,
  onDelete,
  onClose,
}: {
  application: ExpertApplication;
  busyWith: BusyWith | null;
  onApprove: () => void;
  onReject: () => void;
  onRequestChanges: () => void;
  onReopen: () => void;
  onDelete: () => void;
  onClose: () => void;
}) {
  const t = useTranslations("AdminApplications");
  const actions = useTranslations("Actions");
  const admin = useTranslations("Admin");
  const adminActions = useTranslations("Admin.actions");
  const format = useFormatter();
  const date = (value: string) => format.dateTime(new Date(value), { dateStyle: "long", timeStyle: "short" });
  const { status, createdAt, resubmittedAt, dueAt } = application;
  const isBusy = busyWith !== null;

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={application.name}
        description={t("details.description", { date: date(createdAt) })}
        closeLabel={actions("close")}
      >
        <div className="space-y-6">
          <div className="flex flex-wrap items-start gap-3">
            <ApplicationStatusBadge status={status} busyWith={busyWith} />
            {dueAt ? <ReviewClock submittedAt={resubmittedAt ?? createdAt} dueAt={dueAt} /> : null}
            {status === "changes_requested" ? <WaitingForSender /> : null}
          </div>
          <ExistingExpert application={application} />
          <Facts application={application} />
          <section aria-labelledby="application-history">
            <h3 id="application-history" className="mb-3 text-subheading">
              {admin("history")}
            </h3>
            {/* Read anew after a decision, which adds to it. */}
            <AuditTrail key={status} entity="expert_application" entityId={application.id} />
          </section>
        </div>
        <DialogFooter>
          <Button
            variant="ghost"
            className="text-destructive sm:mr-auto"
            disabled={isBusy}
            onClick={onDelete}
          >
            {adminActions("delete")}
          </Button>
          {applicationLifecycle.canHappen("reopen", status, "admin") ? (
            <Button variant="outline" disabled={isBusy} onClick={onReopen}>
              {adminActions("reopen")}
            </Button>
          ) : null}
          {applicationLifecycle.canHappen("request_changes", status, "admin") ? (
            <Button variant="outline" disabled={isBusy} onClick={onRequestChanges}>
              {adminActions("requestChanges")}
            </Button>
          ) : null}
          {applicationLifecycle.canHappen("reject", status, "admin") ? (
            <Button variant="outline" disabled={isBusy} onClick={onReject}>
              {adminActions("reject")}
            </Button>
          ) : null}
          {applicationLifecycle.canHappen("approve", status, "admin") ? (
            <Button disabled={isBusy} onClick={onApprove}>
              {adminActions("approve")}
            </Button>
          ) : null}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** What approving would do to the profile that is there already, while it can be approved. */
function ExistingExpert({ application: { status, existingExpert } }: { application: ExpertApplication }) {
  const t = useTranslations("AdminApplications.details.existing");
  if (!existingExpert || status !== "pending") return null;
  return (
    <Alert variant="info" title={t("title")}>
      <p>{t(existingExpert.approvalStatus)}</p>
      <Link href={`/expert-profile/${existingExpert.id}`} prefetch={false} className={linkClasses}>
        {t("open")}
      </Link>
    </Alert>
  );
}

function Facts({ application }: { application: ExpertApplication }) {
  const t = useTranslations("AdminApplications");
  const arrangements = useTranslations("Choices.arrangement");
  const person = useTranslations("Fields.person");
  const work = useTranslations("Fields.work");
  const units = useTranslations("Units");
  const locale = useLocale();
  const names = useNames();
  const format = useFormatter();
  const { reviewedAt, reviewedBy, expertId } = application;
  const rate = formatEuros(toCents(application.hourlyRate), locale, { fractionDigits: 2 });
  const facts: [label: string, value: ReactNode][] = [
    [person("title"), application.title],
    [person("email"), <MailLink key="email" address={application.email} />],
    [person("phone"), application.phone ?? t("details.noPhone")],
    [work("experience"), units("years", { years: application.experienceYears })],
    [work("hourlyRate"), units("rate", { rate })],
    [work("availability"), units("hoursAWeek", { hours: application.weeklyAvailabilityHours })],
    [work("location"), application.location ? names.place(application.location) : t("details.noLocation")],
    [person("travelRange"), units("kilometres", { kilometres: application.workRadius })],
    [work("arrangement"), application.workArrangement.map((each) => arrangements(each)).join(", ")],
    [work("skills"), <Skills key="skills" skills={application.skills.map(names.skill)} />],
    [
      person("description"),
      <span key="about" lang={langOf(application.textLanguage, locale)} className="whitespace-pre-line">
        {application.description}
      </span>,
    ],
    ...(["portfolio", "linkedinUrl", "githubUrl", "resume"] as const).flatMap(
      (field): [string, ReactNode][] => {
        const address = application[field];
        const label = person(linkLabels[field]);
        return address ? [[label, <OutsideLink key={field} address={address} />]] : [];
      },
    ),
    ...(reviewedAt
      ? ([
          [
            t("details.reviewed"),
            t("details.reviewedValue", {
              date: format.dateTime(new Date(reviewedAt), { dateStyle: "long", timeStyle: "short" }),
              who: reviewedBy ?? "–",
            }),
          ],
        ] as [string, ReactNode][])
      : []),
    ...(application.reviewNotes
      ? ([
          [
            t("details.notes"),
            <span
              key="notes"
              lang={langOf(application.notesLanguage, locale)}
              className="whitespace-pre-line"
            >
              {application.reviewNotes}
            </span>,
          ],
        ] as [string, ReactNode][])
      : []),
    ...(expertId
      ? ([
          [
            t("details.became"),
            <Link key="expert" href={`/expert-profile/${expertId}`} prefetch={false} className={linkClasses}>
              {t("details.expert", { id: expertId })}
            </Link>,
          ],
        ] as [string, ReactNode][])
      : []),
  ];
  return (
    <dl className="divide-y divide-border border-border border-y">
      {facts.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 py-2.5 sm:grid-cols-[11rem_1fr]">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const linkLabels = {
  portfolio: "portfolio",
  linkedinUrl: "linkedin",
  githubUrl: "github",
  resume: "resume",
} as const;

function Skills({ skills }: { skills: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {skills.map((skill) => (
        <li key={skill}>
          <Badge className="whitespace-normal break-words">{skill}</Badge>
        </li>
      ))}
    </ul>
  );
}
