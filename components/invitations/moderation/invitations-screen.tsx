"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { useTranslations } from "#texts";
import { type Column, DataTable } from "@/components/admin/data-table";
import { linkClasses, MailLink } from "@/components/admin/links";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { RowButton } from "@/components/admin/row-buttons";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { useAdminList } from "@/components/admin/use-admin-list";
import { useListWish } from "@/components/admin/use-list-wish";
import { Link } from "@/components/layout/link";
import { Badge } from "@/components/ui/badge";
import { useFormatter } from "@/lib/client/use-formatter";
import { invitations, withdrawInvitation } from "@/lib/features/invitations/moderation-client";
import type { AdminInvitation } from "@/lib/features/invitations/moderation-schemas";
import { invitationBounds } from "@/lib/features/invitations/rules";
import {
  type InvitationStatus,
  invitationLifecycle,
  invitationStatuses,
} from "@/lib/features/invitations/states";

const MessageDialog = dynamic(() => import("./message-dialog"));
const ReasonDialog = dynamic(() => import("@/components/feedback/reason-dialog"));

const statusVariants = {
  sent: "warning",
  accepted: "success",
  declined: "neutral",
  withdrawn: "neutral",
} as const satisfies Record<InvitationStatus, string>;

/** /admin/invitations: whom companies invite to what, and what came of it. */
export function InvitationsScreen() {
  const t = useTranslations("AdminInvitations");
  const applications = useTranslations("AdminProjectApplications");
  const columnTexts = useTranslations("Admin.columns");
  const states = useTranslations("Choices.invitation");
  const entities = useTranslations("AdminAudit.entities");
  const format = useFormatter();
  const list = useAdminList(invitations, useListWish());
  const [opened, setOpened] = useState<{ invitation: AdminInvitation; to: "read" | "withdraw" } | null>(null);
  const close = () => setOpened(null);
  const withdrawing = useAdminAction<{ id: number; reason: string }, AdminInvitation>({
    run: async ({ id, reason }) => {
      const answer = await withdrawInvitation({ params: { id }, body: { status: "withdrawn", reason } });
      close();
      return answer;
    },
    paths: [invitations.path],
    success: () => ({ title: t("done") }),
    failure: () => ({ title: t("failed") }),
  });
  const day = (value: string) => (
    <time dateTime={value}>{format.dateTime(new Date(value), { dateStyle: "medium" })}</time>
  );
  const columns: Column<AdminInvitation>[] = [
    {
      key: "expert",
      header: entities("expert"),
      sort: "expertName",
      isWide: true,
      className: "wrap-anywhere min-w-56",
      cell: ({ expertId, expertName, expertEmail }) => (
        <>
          <span className="block">
            <Link href={`/expert/${expertId}`} className={linkClasses}>
              {expertName}
            </Link>
          </span>
          <span className="block text-sm">
            <MailLink address={expertEmail} />
          </span>
        </>
      ),
    },
    {
      key: "project",
      header: applications("columns.project"),
      sort: "projectTitle",
      isWide: true,
      className: "wrap-anywhere min-w-48",
      cell: ({ projectTitle, customerCompany, customerEmail }) => (
        <>
          <span className="block font-medium">{projectTitle}</span>
          <span className="wrap-anywhere text-muted-foreground text-sm">
            {customerCompany ? `${customerCompany}, ` : null}
            {customerEmail}
          </span>
        </>
      ),
    },
    {
      key: "status",
      header: columnTexts("status"),
      sort: "status",
      cell: ({ status }) => <Badge variant={statusVariants[status]}>{states(status)}</Badge>,
    },
    {
      key: "sent",
      header: t("columns.sent"),
      sort: "createdAt",
      isNamed: true,
      className: "whitespace-nowrap",
      cell: ({ createdAt }) => day(createdAt),
    },
    {
      key: "answered",
      header: t("columns.answered"),
      sort: "answeredAt",
      isNamed: true,
      className: "whitespace-nowrap",
      cell: ({ answeredAt }) => (answeredAt ? day(answeredAt) : "–"),
    },
    {
      key: "actions",
      header: columnTexts("actions"),
      cell: (invitation) => (
        <div className="flex flex-wrap gap-2">
          <RowButton
            variant="outline"
            name={t("readMessage", { name: invitation.expertName })}
            onClick={() => setOpened({ invitation, to: "read" })}
          >
            {applications("open")}
          </RowButton>
          {invitationLifecycle.canHappen("withdraw", invitation.status, "admin") ? (
            <RowButton
              variant="outline"
              name={t("takeBackOf", { name: invitation.expertName })}
              onClick={() => setOpened({ invitation, to: "withdraw" })}
            >
              {t("takeBack")}
            </RowButton>
          ) : null}
        </div>
      ),
    },
  ];
  return (
    <div className="space-y-4">
      <ListToolbar
        list={list}
        searchLabel={t("search")}
        statuses={invitationStatuses.map((status) => [status, states(status)])}
      />
      <DataTable
        name="invitations"
        label={t("title")}
        columns={columns}
        list={list}
        rowName={({ expertName }) => expertName}
        emptyText={t("empty")}
      />
      {opened?.to === "read" ? <MessageDialog invitation={opened.invitation} onClose={close} /> : null}
      {opened?.to === "withdraw" ? (
        <ReasonDialog
          title={t("question")}
          description={t("consequence", {
            name: opened.invitation.expertName,
            project: opened.invitation.projectTitle,
          })}
          label={t("why")}
          help={t("whyHelp")}
          maxLength={invitationBounds.reason}
          isRequired
          confirm={t("confirm")}
          isSending={withdrawing.isPending}
          onConfirm={(reason) => withdrawing.mutate({ id: opened.invitation.id, reason })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
