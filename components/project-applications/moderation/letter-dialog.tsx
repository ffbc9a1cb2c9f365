"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "#texts";
import { LoadError } from "@/components/admin/load-error";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { useFormatter } from "@/lib/client/use-formatter";
import { projectApplicationQuery } from "@/lib/features/project-applications/moderation-client";
import type { AdminProjectApplication } from "@/lib/features/project-applications/moderation-schemas";
import { formatTypedDay } from "@/lib/shared/format-dates";
import { exactEuros } from "@/lib/shared/format-money";
import { langOf } from "@/lib/shared/locales";

/** What an applicant wrote to a company, and when the company was shown who it is. */
export default function LetterDialog({
  application,
  onClose,
}: {
  application: AdminProjectApplication;
  onClose: () => void;
}) {
  const t = useTranslations("AdminProjectApplications");
  const actions = useTranslations("Actions");
  const { data, isError, refetch } = useQuery(projectApplicationQuery(application.id));
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={application.applicantName}
        description={application.projectTitle}
        closeLabel={actions("close")}
      >
        {data ? (
          <Letter application={data} />
        ) : isError ? (
          <LoadError as="h3" title={t("failed")} onRetry={() => void refetch()} />
        ) : (
          <div role="status" className="space-y-3">
            <span className="sr-only">{t("loading")}</span>
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-32 w-full" />
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Letter({ application }: { application: AdminProjectApplication }) {
  const t = useTranslations("AdminProjectApplications");
  const projectFields = useTranslations("Fields.project");
  const units = useTranslations("Units");
  const fields = useTranslations("Fields.work");
  const format = useFormatter();
  const locale = useLocale();
  const { proposedRate, estimatedStartDate, estimatedHoursPerWeek: hours, identityShownAt } = application;
  const facts: [string, ReactNode][] = [
    [
      fields("hourlyRate"),
      proposedRate === null ? null : units("rate", { rate: exactEuros(proposedRate, locale) }),
    ],
    [projectFields("start"), estimatedStartDate && formatTypedDay(estimatedStartDate, locale)],
    [fields("hoursPerWeek"), hours === null ? null : units("hoursAWeek", { hours })],
    [
      fields("availability"),
      application.availabilityNotes && (
        <span lang={langOf(application.availabilityNotesLanguage, locale)}>
          {application.availabilityNotes}
        </span>
      ),
    ],
    [
      t("identityShown"),
      identityShownAt
        ? format.dateTime(new Date(identityShownAt), { dateStyle: "long", timeStyle: "short" })
        : t("notShown"),
    ],
  ];
  return (
    <>
      <dl className="mb-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label} className="contents">
              <dt className="text-muted-foreground">{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p lang={langOf(application.textLanguage, locale)} className="whitespace-pre-line">
        {application.coverLetter}
      </p>
    </>
  );
}
