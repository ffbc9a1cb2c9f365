"use client";

import { useTranslations } from "#texts";
import { useFormatter } from "@/lib/client/use-formatter";
import type { Dossier } from "@/lib/features/operations/desk-schemas";
import type { Stage } from "@/lib/features/project-applications/stages";

/** What the company decided about a posting's applicants, and who: the audit log holds what administrators do alone. */
export function ApplicantMoves({ moves: { total, items } }: Pick<Dossier, "moves">) {
  const t = useTranslations("AdminDesk.moves");
  const stages = useTranslations("Choices.stage");
  const reports = useTranslations("AdminReports");
  const format = useFormatter();
  const moverOf = (stage: Stage) => {
    const other = others[stage];
    return other === null ? reports("gone") : t(`by.${other}`);
  };
  return (
    <>
      <ol className="space-y-3 border-border border-l-2 pl-4 text-sm">
        {items.map((move) => (
          <li key={move.id}>
            <p className="wrap-anywhere">
              {t("move", {
                applicant: move.applicantName,
                from: stages(move.fromStage),
                to: stages(move.toStage),
              })}
              {move.isUndone ? ` ${t("undone")}` : null}
            </p>
            <p className="wrap-anywhere text-muted-foreground">
              {move.movedBy ?? moverOf(move.toStage)}
              {", "}
              <time dateTime={move.movedAt}>
                {format.dateTime(new Date(move.movedAt), { dateStyle: "medium", timeStyle: "short" })}
              </time>
            </p>
          </li>
        ))}
      </ol>
      {total > items.length ? (
        <p className="text-muted-foreground text-sm">{t("earlier", { count: total - items.length })}</p>
      ) : null}
    </>
  );
}

/** Who else may have moved somebody where no account is known; null where a company alone does, whose account is gone then. */
const others = {
  withdrawn: "applicant",
  no_answer: "time",
  hired: "contractsOrGone",
  // By an invitation that was accepted, or by applying anew.
  shortlisted: "applicantOrGone",
  new: "applicantOrGone",
  interview: null,
  offer: null,
  declined: null,
} as const satisfies Record<Stage, string | null>;
