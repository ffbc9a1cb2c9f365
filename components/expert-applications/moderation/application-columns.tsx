"use client";

import { Eye, Trash2 } from "lucide-react";
import { useTranslations } from "#texts";
import type { Column } from "@/components/admin/data-table";
import { MailLink } from "@/components/admin/links";
import { ReviewButtons } from "@/components/admin/review-buttons";
import { ReviewClock } from "@/components/admin/review-clock";
import { RowIconButton } from "@/components/admin/row-buttons";
import { WaitingForSender } from "@/components/admin/waiting-for-sender";
import { useFormatter } from "@/lib/client/use-formatter";
import type { ExpertApplication } from "@/lib/features/expert-applications/moderation-schemas";
import { applicationLifecycle } from "@/lib/features/expert-applications/states";
import { ApplicationStatusBadge, type BusyWith } from "./application-status";

export type RowActions = {
  approve: (application: ExpertApplication) => void;
  reject: (application: ExpertApplication) => void;
  requestChanges: (application: ExpertApplication) => void;
  details: (application: ExpertApplication) => void;
  remove: (application: ExpertApplication) => void;
};

/** The columns of the applications tab (001 §2). */
export function useApplicationColumns(
  busyWith: (id: number) => BusyWith | null,
  actions: RowActions,
): Column<ExpertApplication>[] {
  const t = useTranslations("AdminApplications");
  const person = useTranslations("Fields.person");
  const work = useTranslations("Fields.work");
  const units = useTranslations("Units");
  const columns = useTranslations("Admin.columns");
  const adminActions = useTranslations("Admin.actions");
  const format = useFormatter();
  return [
    {
      key: "name",
      header: person("name"),
      sort: "name",
      className: "wrap-anywhere min-w-36 max-w-56 lg:min-w-0 lg:max-w-32 2xl:max-w-56",
      isOpener: true,
      cell: ({ name }) => <span className="font-medium">{name}</span>,
    },
    {
      key: "title",
      header: person("title"),
      sort: "title",
      className: "wrap-anywhere min-w-40 max-w-72 lg:min-w-0 lg:max-w-32 2xl:max-w-72",
      cell: ({ title }) => title,
    },
    {
      key: "email",
      header: person("email"),
      sort: "email",
      isWide: true,
      className: "min-w-44 max-w-64 lg:min-w-0 lg:max-w-40 2xl:max-w-64",
      cell: ({ email }) => <MailLink address={email} />,
    },
    {
      key: "experience",
      header: work("experience"),
      sort: "experienceYears",
      className: "whitespace-nowrap",
      cell: ({ experienceYears }) => units("years", { years: experienceYears }),
    },
    {
      key: "status",
      header: columns("status"),
      sort: "status",
      // Finnish and Swedish have longer words before the clock.
      className: "lg:max-w-60",
      cell: ({ id, status, createdAt, resubmittedAt, dueAt, reviewedAt }) => (
        <span className="flex flex-col items-start gap-1.5">
          <ApplicationStatusBadge status={status} busyWith={busyWith(id)} />
          {dueAt ? <ReviewClock submittedAt={resubmittedAt ?? createdAt} dueAt={dueAt} /> : null}
          {status === "changes_requested" ? <WaitingForSender /> : null}
          {reviewedAt ? (
            <span className="whitespace-nowrap text-muted-foreground text-sm">
              {t("reviewed", { date: format.dateTime(new Date(reviewedAt), { dateStyle: "medium" }) })}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      key: "actions",
      header: columns("actions"),
      isWide: true,
      cell: (application) => {
        const { id, name, status } = application;
        const isBusy = busyWith(id) !== null;
        return (
          <div className="flex items-center gap-1.5 max-lg:flex-wrap lg:justify-end lg:gap-0.5">
            <ReviewButtons
              name={name}
              isBusy={isBusy}
              canHappen={(event) => applicationLifecycle.canHappen(event, status, "admin")}
              onApprove={() => actions.approve(application)}
              onReject={() => actions.reject(application)}
              onRequestChanges={() => actions.requestChanges(application)}
            />
            <RowIconButton
              icon={<Eye aria-hidden />}
              title={adminActions("details")}
              name={t("actions.detailsOne", { name })}
              onClick={() => actions.details(application)}
            />
            <RowIconButton
              icon={<Trash2 aria-hidden />}
              data-removes
              title={adminActions("delete")}
              name={adminActions("deleteOne", { name })}
              disabled={isBusy}
              onClick={() => actions.remove(application)}
            />
          </div>
        );
      },
    },
  ];
}
