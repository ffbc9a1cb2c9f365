"use client";

import { Pencil, RotateCcw, Trash2 } from "lucide-react";
import { useLocale, useTranslations } from "#texts";
import type { Column } from "@/components/admin/data-table";
import { MailLink } from "@/components/admin/links";
import { ReviewButtons } from "@/components/admin/review-buttons";
import { ReviewClock } from "@/components/admin/review-clock";
import { RowButton, RowIconButton } from "@/components/admin/row-buttons";
import { WaitingForSender } from "@/components/admin/waiting-for-sender";
import { Badge } from "@/components/ui/badge";
import { useNames } from "@/lib/client/names";
import { useFormatter } from "@/lib/client/use-formatter";
import type { AdminExpert } from "@/lib/features/experts/moderation-schemas";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { AvailabilityBadge, type Doing, StatusBadge } from "./expert-badges";

/** How many skills a row names (001 §9). */
const shownSkills = 3;

export type RowActions = {
  open: (expert: AdminExpert) => void;
  approve: (expert: AdminExpert) => void;
  reject: (expert: AdminExpert) => void;
  requestChanges: (expert: AdminExpert) => void;
  edit: (expert: AdminExpert) => void;
  remove: (expert: AdminExpert) => void;
  restore: (expert: AdminExpert) => void;
};

/** The button that opens the panel of a row. */
export const openButtonId = (id: number) => `expert-${id}-open`;

/** The columns of the experts tab (001 §2); `order` is the first. */
export function useExpertColumns(
  order: Column<AdminExpert>,
  doingWith: (id: number) => Doing | null,
  actions: RowActions,
): Column<AdminExpert>[] {
  const t = useTranslations("AdminExperts");
  const person = useTranslations("Fields.person");
  const work = useTranslations("Fields.work");
  const columns = useTranslations("Admin.columns");
  const format = useFormatter();
  const locale = useLocale();
  const names = useNames();
  return [
    order,
    {
      key: "name",
      header: person("name"),
      sort: "name",
      className: "wrap-anywhere min-w-36 max-w-56 font-medium lg:min-w-0 lg:max-w-32 2xl:max-w-56",
      cell: (expert) => (
        <button
          type="button"
          id={openButtonId(expert.id)}
          className="-my-2.5 max-w-full truncate rounded-sm py-2.5 text-left underline-offset-4 hover:underline"
          onClick={() => actions.open(expert)}
        >
          {expert.name}
        </button>
      ),
    },
    {
      key: "title",
      header: person("title"),
      sort: "title",
      isWide: true,
      className: "wrap-anywhere min-w-36 max-w-72 lg:min-w-0 lg:max-w-22 2xl:max-w-48",
      cell: ({ title }) => title,
    },
    {
      key: "skills",
      header: work("skills"),
      isWide: true,
      className: "min-w-40 max-w-72 lg:min-w-0 lg:max-w-22 2xl:max-w-48",
      cell: ({ skills }) => (
        // On one line they are words with commas: three marks would each end after a letter.
        <span className="flex flex-wrap gap-1 lg:inline">
          {skills.slice(0, shownSkills).map((skill) => (
            <Badge
              key={skill}
              variant="outline"
              className="lg:not-last:after:content-[',_'] lg:inline lg:border-0 lg:p-0 lg:font-normal"
            >
              {names.skill(skill)}
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
      className: "lg:max-w-none",
      cell: (expert) => (
        <span className="flex flex-col items-start gap-1.5">
          <StatusBadge expert={expert} doing={doingWith(expert.id)} />
          {expert.dueAt ? (
            <ReviewClock submittedAt={expert.resubmittedAt ?? expert.createdAt} dueAt={expert.dueAt} />
          ) : null}
          {expert.approvalStatus === "changes_requested" && !expert.archivedAt ? <WaitingForSender /> : null}
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
      key: "rate",
      header: work("hourlyRate"),
      sort: "hourlyRate",
      numeric: true,
      isNamed: true,
      cell: ({ hourlyRate }) => formatEuros(toCents(hourlyRate), locale),
    },
    {
      key: "location",
      header: work("location"),
      isNamed: true,
      isExtra: true,
      cell: ({ location }) => names.place(location),
    },
    {
      key: "email",
      header: person("email"),
      isExtra: true,
      isWide: true,
      cell: ({ email }) => <MailLink address={email} />,
    },
    {
      key: "phone",
      header: person("phone"),
      isExtra: true,
      isNamed: true,
      cell: ({ phone }) => phone ?? "–",
    },
    {
      key: "links",
      header: person("links"),
      isExtra: true,
      isNamed: true,
      numeric: true,
      cell: ({ portfolioUrl, linkedinUrl, githubUrl }) =>
        [portfolioUrl, linkedinUrl, githubUrl].filter(Boolean).length,
    },
    {
      key: "confirmed",
      header: t("columns.confirmed"),
      isExtra: true,
      isNamed: true,
      cell: ({ availabilityConfirmedAt }) =>
        availabilityConfirmedAt
          ? format.dateTime(new Date(availabilityConfirmedAt), { dateStyle: "medium" })
          : "–",
    },
    {
      key: "createdAt",
      header: t("columns.createdAt"),
      sort: "createdAt",
      isExtra: true,
      isNamed: true,
      cell: ({ createdAt }) => format.dateTime(new Date(createdAt), { dateStyle: "medium" }),
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
    <div className="flex flex-wrap items-center justify-end gap-1.5 lg:flex-nowrap lg:gap-0.5">
      {approvalStatus === "pending" ? (
        <div className="flex gap-1.5 lg:gap-0.5">
          <ReviewButtons
            name={name}
            isBusy={isBusy}
            canHappen={() => true}
            onApprove={() => actions.approve(expert)}
            onReject={() => actions.reject(expert)}
            onRequestChanges={() => actions.requestChanges(expert)}
          />
        </div>
      ) : null}
      <div className="flex gap-1.5 lg:gap-0.5">
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
