import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "#texts";
import { EmptyState } from "@/components/feedback/empty-state";
import { Checkbox } from "@/components/ui/choice";
import { SubjectState } from "./subject-state";
import type { SelectionState } from "./use-selection";

/** Whom or what to match, what was chosen beside it, and what fits it below. */
export function SubjectChoice<Subject>({
  chosenId,
  query,
  namespace,
  icon,
  selection,
  select,
  field,
  summary,
  results,
}: Pick<SelectionState, "selection" | "select"> & {
  chosenId: number | null;
  /** Of what was chosen. */
  query: UseQueryResult<Subject>;
  /** What the choice and its subject are called. */
  namespace: "Recommendations.company" | "Recommendations.expert";
  /** Of the sentence that stands here before anything is chosen. */
  icon: ReactNode;
  /** The select of what can be chosen. */
  field: ReactNode;
  summary: (subject: Subject) => ReactNode;
  results: (id: number) => ReactNode;
}) {
  const t = useTranslations(namespace);
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="space-y-4">
          {field}
          <Checkbox
            checked={selection.includeApplied}
            onChange={(event) => select({ includeApplied: event.target.checked }, { quietly: true })}
            description={t("includeAppliedHelp")}
          >
            {t("includeApplied")}
          </Checkbox>
        </div>
        {chosenId === null ? null : (
          <SubjectState query={query} namespace={`${namespace}.card`}>
            {summary}
          </SubjectState>
        )}
      </div>
      {chosenId === null ? (
        <EmptyState as="h2" icon={icon} title={t("before")} />
      ) : query.isError ? null : (
        results(chosenId)
      )}
    </>
  );
}
