"use client";

import { useLocale, useTranslations } from "#texts";
import { Badge } from "@/components/ui/badge";
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "@/components/ui/table";
import type { Applicant } from "@/lib/features/project-applications/company-schemas";
import { formatShortDay, formatTypedDay } from "@/lib/shared/format-dates";
import { exactEuros } from "@/lib/shared/format-money";
import { formatPercent } from "@/lib/shared/format-numbers";
import type { CardActions } from "./applicant-card";
import { AnswerDue } from "./applicant-facts";

/** The applicants as a table, one below the other. */
export function ApplicantList({
  applicants,
  actions,
}: {
  applicants: readonly Applicant[];
  actions: CardActions;
}) {
  const t = useTranslations("Applicants");
  const fields = useTranslations("Fields.project");
  const stageNames = useTranslations("Choices.stage");
  const locale = useLocale();
  return (
    <Table label={t("region")}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t("columns.applicant")}</TableHeaderCell>
          <TableHeaderCell>{t("columns.stage")}</TableHeaderCell>
          <TableHeaderCell numeric>{t("columns.match")}</TableHeaderCell>
          <TableHeaderCell numeric>{t("columns.rate")}</TableHeaderCell>
          <TableHeaderCell>{fields("start")}</TableHeaderCell>
          <TableHeaderCell className="max-lg:hidden">{t("columns.applied")}</TableHeaderCell>
          <TableHeaderCell>{t("columns.due")}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {applicants.map((applicant) => {
          const { id, applicantName: name, expert, match, proposedRate, createdAt } = applicant;
          return (
            <TableRow key={id}>
              <TableCell className="min-w-56">
                <div className="flex items-start gap-3">
                  <input
                    type="checkbox"
                    aria-label={t("card.select", { name })}
                    checked={actions.selected.has(id)}
                    onChange={(event) => actions.select(id, event.target.checked)}
                    className="mt-1 size-5 shrink-0 accent-primary"
                  />
                  <div className="min-w-0">
                    <button
                      type="button"
                      onClick={() => actions.open(id)}
                      className="text-left font-semibold text-primary underline-offset-4 hover:underline"
                    >
                      {name}
                    </button>
                    <p className="text-muted-foreground text-sm">
                      {expert ? expert.title : t("card.noProfile")}
                    </p>
                  </div>
                </div>
              </TableCell>
              <TableCell className="whitespace-nowrap">
                <Badge>{stageNames(applicant.stage)}</Badge>
              </TableCell>
              <TableCell numeric className="whitespace-nowrap">
                {match ? formatPercent(match.matchScore, locale) : "–"}
              </TableCell>
              <TableCell numeric className="whitespace-nowrap">
                {proposedRate === null ? "–" : exactEuros(proposedRate, locale)}
              </TableCell>
              <TableCell className="wrap-anywhere min-w-28">
                {applicant.estimatedStartDate ? formatTypedDay(applicant.estimatedStartDate, locale) : "–"}
              </TableCell>
              <TableCell className="whitespace-nowrap max-lg:hidden">
                {formatShortDay(new Date(createdAt), locale)}
              </TableCell>
              <TableCell className="whitespace-nowrap">
                {applicant.answerDueAt ? <AnswerDue answerDueAt={applicant.answerDueAt} isHeaded /> : "–"}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
