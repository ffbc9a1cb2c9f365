"use client";

import { Pencil, RotateCcw, Trash2 } from "lucide-react";
import { useTranslations } from "#texts";
import type { Column } from "@/components/admin/data-table";
import { ReviewClock } from "@/components/admin/review-clock";
import { RowButton, RowIconButton } from "@/components/admin/row-buttons";
import { Badge } from "@/components/ui/badge";
import { useFormatter } from "@/lib/client/use-formatter";
import type { AdminExpert } from "@/lib/features/experts/moderation-schemas";
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

/** The columns of the experts tab (001 §2); `order` is the first. */
export function useExpertColumns(
  order: Column<AdminExpert>,
  doingWith: (id: number) => Decision | null,
  actions: RowActions,
): Column<AdminExpert>[] {
  const t = useTranslations("AdminExperts");
  const person = useTranslations("Fields.person");
  const work = useTranslations("Fields.work");
  const columns = useTranslations("Admin.columns");
  const format = useFormatter();
  return [
    order,
    {
      key: "name",
      header: person("name"),
      sort: "name",
      className: "wrap-anywhere min-w-36 max-w-56 font-medium",
      cell: ({ name }) => name,
    },
    {
      key: "title",
      header: person("title"),
      sort: "title",
      isWide: true,
      className: "wrap-anywhere min-w-36 max-w-72",
      cell: ({ title }) => title,
    },
    {
      key: "skills",
      header: work("skills"),
      isWide: true,
      className: "min-w-40 max-w-72",
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
      header: work("availability"),
      sort: "availability",
      cell: ({ availability }) => <AvailabilityBadge availability={availability} />,
    },
    {
      key: "status",
      header: columns("status"),
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
      header: columns("actions"),
      isWide: true,
      cell: (expert) =>
        expert.archivedAt ? (
          <RowButton
            name={t("actions.restoreOne", { name: expert.name })}
            variant="outline"
            className="lg:-my-1"
            onClick={() => actions.restore(expert)}
          >
            <RotateCcw aria-hidden />
            {t("actions.restore")}
          </RowButton>
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
  const adminActions = useTranslations("Admin.actions");
  const { name, approvalStatus } = expert;
  return (
    // The decision stands over the rest: side by side they would be wider than a laptop's window.
    <div className="flex flex-wrap items-center gap-1.5 lg:-my-1 lg:w-min">
      {approvalStatus === "pending" ? (
        <div className="flex gap-1.5">
          <RowButton
            name={adminActions("approveOne", { name })}
            disabled={isBusy}
            onClick={() => actions.approve(expert)}
          >
            {adminActions("approve")}
          </RowButton>
          <RowButton
            name={adminActions("rejectOne", { name })}
            variant="outline"
            disabled={isBusy}
            onClick={() => actions.reject(expert)}
          >
            {adminActions("reject")}
          </RowButton>
        </div>
      ) : null}
      <div className="flex gap-1.5">
        <RowIconButton
          icon={<Pencil aria-hidden />}
          title={adminActions("edit")}
          name={t("editOne", { name })}
          disabled={isBusy}
          onClick={() => actions.edit(expert)}
        />
        <RowIconButton
          icon={<Trash2 aria-hidden />}
          data-removes
          title={adminActions("delete")}
          name={adminActions("deleteOne", { name })}
          disabled={isBusy}
          onClick={() => actions.remove(expert)}
        />
      </div>
    </div>
  );
}
