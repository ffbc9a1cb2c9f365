"use client";

import { useId, useState } from "react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";
import type { PostingLifecycle } from "@/lib/features/postings/lifecycle";
import type { Applicant } from "@/lib/features/project-applications/company-schemas";
import { applicantBounds } from "@/lib/features/project-applications/rules";
import {
  type ChosenStage,
  chosenStages,
  isTold,
  reachableStages,
} from "@/lib/features/project-applications/stages";

/** What is done with several applicants at once: all of them move, or none. */
export function BulkBar({
  chosen,
  lifecycle,
  move,
  clear,
}: {
  chosen: readonly Applicant[];
  lifecycle: PostingLifecycle;
  move: (stage: ChosenStage, message: string) => void;
  clear: () => void;
}) {
  const t = useTranslations("Applicants.bulk");
  const stageNames = useTranslations("Choices.stage");
  const id = useId();
  const [wanted, setWanted] = useState<ChosenStage | "">("");
  const [message, setMessage] = useState("");
  const isReached = (stage: ChosenStage, from: Applicant) =>
    reachableStages(from.stage, lifecycle).includes(stage);
  // Who stands there already stays; where all of them do, nothing would be moved.
  const possible = chosenStages.filter(
    (stage) =>
      chosen.every((each) => each.stage === stage || isReached(stage, each)) &&
      chosen.some((each) => each.stage !== stage),
  );
  const stage = possible.find((each) => each === wanted);
  const isTooMany = chosen.length > applicantBounds.ids.max;
  return (
    <section
      aria-label={t("label")}
      className="sticky bottom-4 z-20 rounded-xl border border-border bg-card p-4 text-card-foreground shadow-lg"
    >
      <div className="flex flex-wrap items-end gap-3">
        <p role="status" className="tabular self-center font-semibold">
          {t("selected", { count: chosen.length })}
          {isTooMany ? (
            <span className="block font-normal text-sm">{t("most", { max: applicantBounds.ids.max })}</span>
          ) : null}
        </p>
        <div className="min-w-44 flex-1 sm:max-w-60">
          <Label htmlFor={id}>{t("stage")}</Label>
          <NativeSelect
            id={id}
            value={stage ?? ""}
            onChange={(event) => setWanted(event.target.value as ChosenStage | "")}
          >
            <option value="">{t(possible.length > 0 ? "choose" : "none")}</option>
            {possible.map((each) => (
              <option key={each} value={each}>
                {stageNames(each)}
              </option>
            ))}
          </NativeSelect>
        </div>
        <Button
          aria-disabled={!stage || isTooMany}
          onClick={() => stage && !isTooMany && move(stage, isTold(stage) ? message : "")}
        >
          {t("move")}
        </Button>
        <Button variant="ghost" onClick={clear}>
          {t("clear")}
        </Button>
      </div>
      {stage && isTold(stage) ? (
        <div className="mt-3">
          <Label htmlFor={`${id}-message`}>{t("message")}</Label>
          <Textarea
            id={`${id}-message`}
            rows={2}
            maxLength={applicantBounds.message}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </div>
      ) : null}
    </section>
  );
}
