import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/feedback/empty-state";
import { Checkbox } from "@/components/ui/choice";
import { SubjectState, type SubjectTexts } from "./subject-state";
import type { SelectionState } from "./use-selection";

/** Whom or what to match, what was chosen beside it, and what fits it below. */
export function SubjectChoice<Subject>({
  chosenId,
  query,
  texts,
  subjectTexts,
  retry,
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
  texts: { before: string; includeApplied: string; includeAppliedHelp: string };
  subjectTexts: SubjectTexts;
  /** The text of the button that asks again. */
  retry: string;
  /** Of the sentence that stands here before anything is chosen. */
  icon: ReactNode;
  /** The select of what can be chosen. */
  field: ReactNode;
  summary: (subject: Subject) => ReactNode;
  results: (id: number) => ReactNode;
}) {
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="space-y-4">
          {field}
          <Checkbox
            checked={selection.includeApplied}
            onChange={(event) => select({ includeApplied: event.target.checked }, { quietly: true })}
            description={texts.includeAppliedHelp}
          >
            {texts.includeApplied}
          </Checkbox>
        </div>
        {chosenId === null ? null : (
          <SubjectState query={query} texts={subjectTexts} retry={retry}>
            {summary}
          </SubjectState>
        )}
      </div>
      {chosenId === null ? (
        <EmptyState as="h2" icon={icon} title={texts.before} />
      ) : query.isError ? null : (
        results(chosenId)
      )}
    </>
  );
}
