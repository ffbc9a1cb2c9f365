"use client";

import { Eye, Trash2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { Column } from "@/components/admin/data-table";
import { ReviewClock } from "@/components/admin/review-clock";
import { Button } from "@/components/ui/button";
import type { ExpertApplication } from "@/lib/features/applications/review-schemas";
import { canHappen } from "@/lib/features/applications/states";
import { MailLink } from "./application-links";
import { ApplicationStatusBadge, type BusyWith } from "./application-status";

export type RowActions = {
  approve: (application: ExpertApplication) => void;
  reject: (application: ExpertApplication) => void;
  details: (application: ExpertApplication) => void;
  remove: (application: ExpertApplication) => void;
};

/** The button that stays in a row whatever happens to the application. */
export const detailsButtonId = (id: number) => `application-${id}-details`;

/** The columns of the applications tab (001 §2). */
export function useApplicationColumns(
  busyWith: (id: number) => BusyWith | null,
  actions: RowActions,
): Column<ExpertApplication>[] {
  const t = useTranslations("AdminApplications");
  const format = useFormatter();
  return [
    {
      key: "name",
      header: t("columns.name"),
      sort: "name",
      className: "min-w-36 py-0",
      // On a phone the actions are far to the right; the name is at hand.
      cell: (application) => (
        <button
          type="button"
          className="min-h-11 rounded-sm text-left font-medium underline-offset-4 hover:underline"
          onClick={() => actions.details(application)}
        >
          {application.name}
        </button>
      ),
    },
    {
      key: "title",
      header: t("columns.title"),
      sort: "title",
      className: "min-w-40",
      cell: ({ title }) => title,
    },
    {
      key: "email",
      header: t("columns.email"),
      sort: "email",
      className: "min-w-44",
      cell: ({ email }) => <MailLink address={email} />,
    },
    {
      key: "experience",
      header: t("columns.experience"),
      sort: "experienceYears",
      className: "whitespace-nowrap",
      cell: ({ experienceYears }) => t("years", { years: experienceYears }),
    },
    {
      key: "status",
      header: t("columns.status"),
      sort: "status",
      cell: ({ id, status, createdAt, dueAt, reviewedAt }) => (
        <span className="flex flex-col items-start gap-1.5">
          <ApplicationStatusBadge status={status} busyWith={busyWith(id)} />
          {dueAt ? <ReviewClock submittedAt={createdAt} dueAt={dueAt} /> : null}
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
      header: t("columns.actions"),
      cell: (application) => {
        const { id, name, status } = application;
        const isBusy = busyWith(id) !== null;
        return (
          <div className="-my-1 flex items-center gap-1.5">
            {canHappen("approve", status) ? (
              <Button
                size="sm"
                className="h-11"
                disabled={isBusy}
                aria-label={t("actions.approveOne", { name })}
                onClick={() => actions.approve(application)}
              >
                {t("actions.approve")}
              </Button>
            ) : null}
            {canHappen("reject", status) ? (
              <Button
                size="sm"
                variant="outline"
                className="h-11"
                disabled={isBusy}
                aria-label={t("actions.rejectOne", { name })}
                onClick={() => actions.reject(application)}
              >
                {t("actions.reject")}
              </Button>
            ) : null}
            <Button
              id={detailsButtonId(id)}
              size="icon"
              variant="ghost"
              title={t("actions.details")}
              aria-label={t("actions.detailsOne", { name })}
              onClick={() => actions.details(application)}
            >
              <Eye aria-hidden />
            </Button>
            <Button
              size="icon"
              variant="ghost"
              title={t("actions.delete")}
              disabled={isBusy}
              aria-label={t("actions.deleteOne", { name })}
              onClick={() => actions.remove(application)}
            >
              <Trash2 aria-hidden />
            </Button>
          </div>
        );
      },
    },
  ];
}
