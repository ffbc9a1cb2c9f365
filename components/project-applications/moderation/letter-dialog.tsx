"use client";

import { useLocale, useTranslations } from "#texts";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { useFormatter } from "@/lib/client/use-formatter";
import type { AdminProjectApplication } from "@/lib/features/project-applications/moderation-schemas";
import { formatRate } from "@/lib/shared/format-money";

/** What an applicant wrote to a company, and when the company was shown who it is. */
export default function LetterDialog({
  application,
  onClose,
}: {
  application: AdminProjectApplication;
  onClose: () => void;
}) {
  const t = useTranslations("AdminProjectApplications");
  const projectFields = useTranslations("Fields.project");
  const actions = useTranslations("Actions");
  const units = useTranslations("Units");
  const fields = useTranslations("Fields.work");
  const format = useFormatter();
  const locale = useLocale();
  const { proposedRate, estimatedHoursPerWeek: hours, identityShownAt } = application;
  const facts: [string, string | null][] = [
    [
      fields("hourlyRate"),
      proposedRate === null ? null : units("rate", { rate: formatRate(proposedRate, locale) }),
    ],
    [projectFields("start"), application.estimatedStartDate],
    [fields("hoursPerWeek"), hours === null ? null : units("hoursAWeek", { hours })],
    [fields("availability"), application.availabilityNotes],
    [
      t("identityShown"),
      identityShownAt
        ? format.dateTime(new Date(identityShownAt), { dateStyle: "long", timeStyle: "short" })
        : t("notShown"),
    ],
  ];
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={application.applicantName}
        description={application.projectTitle}
        closeLabel={actions("close")}
      >
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
        <p className="whitespace-pre-line">{application.coverLetter}</p>
      </DialogContent>
    </Dialog>
  );
}
