"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { useTranslations } from "#texts";
import { type Column, DataTable } from "@/components/admin/data-table";
import { linkClasses, MailLink } from "@/components/admin/links";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { RowButton } from "@/components/admin/row-buttons";
import { useAdminList } from "@/components/admin/use-admin-list";
import { useListWish } from "@/components/admin/use-list-wish";
import { Link } from "@/components/layout/link";
import { Badge } from "@/components/ui/badge";
import { useFormatter } from "@/lib/client/use-formatter";
import { projectApplications } from "@/lib/features/project-applications/moderation-client";
import type { AdminProjectApplication } from "@/lib/features/project-applications/moderation-schemas";
import { type Stage, stages } from "@/lib/features/project-applications/stages";

const LetterDialog = dynamic(() => import("./letter-dialog"));

const stageVariants = {
  new: "warning",
  shortlisted: "info",
  interview: "info",
  offer: "primary",
  hired: "success",
  declined: "neutral",
  withdrawn: "neutral",
  no_answer: "destructive",
} as const satisfies Record<Stage, string>;

/** /admin/project-applications: who applied to what, and where it stands. The company's private notes are not here. */
export function ApplicationsScreen() {
  const t = useTranslations("AdminProjectApplications");
  const columnTexts = useTranslations("Applicants.columns");
  const stageNames = useTranslations("Choices.stage");
  const format = useFormatter();
  const list = useAdminList(projectApplications, useListWish());
  const [opened, setOpened] = useState<AdminProjectApplication | null>(null);
  const day = (value: string) => (
    <time dateTime={value}>{format.dateTime(new Date(value), { dateStyle: "medium" })}</time>
  );
  const columns: Column<AdminProjectApplication>[] = [
    {
      key: "applicant",
      header: columnTexts("applicant"),
      sort: "applicantName",
      isWide: true,
      className: "wrap-anywhere min-w-56",
      cell: ({ applicantName, applicantEmail, expertId }) => (
        <>
          {expertId === null ? (
            <span className="block font-medium">{applicantName}</span>
          ) : (
            <span className="block">
              <Link href={`/expert/${expertId}`} className={linkClasses}>
                {applicantName}
              </Link>
            </span>
          )}
          <span className="block text-sm">
            <MailLink address={applicantEmail} />
          </span>
        </>
      ),
    },
    {
      key: "project",
      header: t("columns.project"),
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
      key: "stage",
      header: columnTexts("stage"),
      sort: "stage",
      cell: ({ stage }) => <Badge variant={stageVariants[stage]}>{stageNames(stage)}</Badge>,
    },
    {
      key: "since",
      header: t("columns.since"),
      sort: "stageChangedAt",
      isNamed: true,
      className: "whitespace-nowrap",
      cell: ({ stageChangedAt }) => day(stageChangedAt),
    },
    {
      key: "due",
      header: columnTexts("due"),
      isNamed: true,
      className: "whitespace-nowrap",
      cell: ({ answerDueAt }) => (answerDueAt ? day(answerDueAt) : "–"),
    },
    {
      key: "applied",
      header: columnTexts("applied"),
      sort: "createdAt",
      isNamed: true,
      className: "whitespace-nowrap",
      cell: ({ createdAt }) => day(createdAt),
    },
    {
      key: "letter",
      header: t("columns.letter"),
      cell: (application) => (
        <RowButton
          variant="outline"
          name={t("openLetter", { name: application.applicantName })}
          onClick={() => setOpened(application)}
        >
          {t("open")}
        </RowButton>
      ),
    },
  ];
  return (
    <div className="space-y-4">
      <ListToolbar
        list={list}
        searchLabel={t("search")}
        statuses={stages.map((stage) => [stage, stageNames(stage)])}
      />
      <DataTable
        name="project-applications"
        label={t("label")}
        columns={columns}
        list={list}
        rowName={({ applicantName }) => applicantName}
        emptyText={t("empty")}
        emptyHelp={t("emptyHelp")}
      />
      {opened ? <LetterDialog application={opened} onClose={() => setOpened(null)} /> : null}
    </div>
  );
}
