"use client";

import { Pencil, RotateCcw, Trash2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { Column } from "@/components/admin/data-table";
import { ReviewClock } from "@/components/admin/review-clock";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { AdminExpert } from "@/lib/features/experts/admin-schemas";
import { AvailabilityBadge, type Decision, StatusBadge } from "./expert-badges";

/** How many skills a row names (001 §9). */
const shownSkills = 3;

export type RowActions = {
  approve: (expert: AdminExpert) => void;
  reject: (expert: AdminExpert) => void;
  edit: (expert: AdminExpert) => void;
  remove: (expert: AdminExpert) => void;
  restore: (expert: AdminExpert) => void;
};

/** The button that stays in a row whatever happens to the expert's review. */
export const editButtonId = (id: number) => `expert-${id}-edit`;

/** The columns of the experts tab (001 §2); `order` is the first. */
export function useExpertColumns(
  order: Column<AdminExpert>,
  doingWith: (id: number) => Decision | null,
  actions: RowActions,
): Column<AdminExpert>[] {
  const t = useTranslations("AdminExperts");
  const format = useFormatter();
  return [
    order,
    {
      key: "name",
      header: t("columns.name"),
      sort: "name",
      className: "wrap-anywhere min-w-36 font-medium",
      cell: ({ name }) => name,
    },
    {
      key: "title",
      header: t("columns.title"),
      sort: "title",
      className: "min-w-36",
      cell: ({ title }) => title,
    },
    {
      key: "skills",
      header: t("columns.skills"),
      className: "min-w-40",
      cell: ({ skills }) => (
        <span className="flex flex-wrap gap-1">
          {skills.slice(0, shownSkills).map((skill) => (
            <Badge key={skill} variant="outline">
              {skill}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      key: "availability",
      header: t("columns.availability"),
      sort: "availability",
      cell: ({ availability }) => <AvailabilityBadge availability={availability} />,
    },
    {
      key: "status",
      header: t("columns.status"),
      sort: "status",
      cell: (expert) => (
        <span className="flex flex-col items-start gap-1.5">
          <StatusBadge expert={expert} doing={doingWith(expert.id)} />
          {expert.dueAt ? <ReviewClock submittedAt={expert.createdAt} dueAt={expert.dueAt} /> : null}
          {expert.archivedAt ? (
            <span className="whitespace-nowrap text-muted-foreground text-sm">
              {t("archivedOn", {
                date: format.dateTime(new Date(expert.archivedAt), { dateStyle: "medium" }),
              })}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      key: "actions",
      header: t("columns.actions"),
      cell: (expert) =>
        expert.archivedAt ? (
          <Button
            size="sm"
            variant="outline"
            className="-my-1 h-11"
            aria-label={t("actions.restoreOne", { name: expert.name })}
            onClick={() => actions.restore(expert)}
          >
            <RotateCcw aria-hidden />
            {t("actions.restore")}
          </Button>
        ) : (
          <LiveActions expert={expert} isBusy={doingWith(expert.id) !== null} actions={actions} />
        ),
    },
  ];
}

function LiveActions({
  expert,
  isBusy,
  actions,
}: {
  expert: AdminExpert;
  isBusy: boolean;
  actions: RowActions;
}) {
  const t = useTranslations("AdminExperts.actions");
  const { id, name, approvalStatus } = expert;
  return (
    // The decision stands over the rest: side by side they would be wider than a laptop's window.
    <div className="-my-1 flex w-min flex-wrap items-center gap-1.5">
      {approvalStatus === "pending" ? (
        <div className="flex gap-1.5">
          <Button
            size="sm"
            className="h-11"
            disabled={isBusy}
            aria-label={t("approveOne", { name })}
            onClick={() => actions.approve(expert)}
          >
            {t("approve")}
          </Button>
          <Button
            size="sm"
            variant="outline"
            className="h-11"
            disabled={isBusy}
            aria-label={t("rejectOne", { name })}
            onClick={() => actions.reject(expert)}
          >
            {t("reject")}
          </Button>
        </div>
      ) : null}
      <div className="flex gap-1.5">
        <Button
          id={editButtonId(id)}
          size="icon"
          variant="ghost"
          title={t("edit")}
          disabled={isBusy}
          aria-label={t("editOne", { name })}
          onClick={() => actions.edit(expert)}
        >
          <Pencil aria-hidden />
        </Button>
        <Button
          size="icon"
          variant="ghost"
          title={t("delete")}
          disabled={isBusy}
          aria-label={t("deleteOne", { name })}
          onClick={() => actions.remove(expert)}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
    </div>
  );
}
