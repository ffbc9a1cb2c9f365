"use client";

import { CircleCheck } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslations } from "#texts";
import { buttonVariants } from "@/components/ui/button-variants";
import { AppliedNote } from "./applied-note";
import { type ApplicableProject, useApplyDialog } from "./use-apply-dialog";
import { useOwnApplications } from "./use-own-applications";

/** 'Apply Now' on the page of a project; afterwards, that the application was sent. @param hint what comes of one */
export function ApplyPanel({ project, hint }: { project: ApplicableProject; hint: string }) {
  const t = useTranslations("Projects.card");
  const [isApplied, setIsApplied] = useState(false);
  const earlier = useOwnApplications().get(project.id);
  const doneRef = useRef<HTMLParagraphElement>(null);
  const { open, dialog } = useApplyDialog({
    rules: "checked",
    onApplied: () => setIsApplied(true),
  });
  return (
    <>
      {isApplied ? (
        <p ref={doneRef} tabIndex={-1} className="flex min-h-11 items-center gap-2 font-medium text-success">
          <CircleCheck aria-hidden className="size-5 shrink-0" />
          {t("applied")}
        </p>
      ) : earlier ? (
        <AppliedNote
          at={earlier.createdAt}
          className="flex min-h-11 flex-wrap items-center gap-x-1 font-medium"
        />
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => open(project, { focusAfter: () => doneRef.current })}
          className={buttonVariants({ variant: "accent", size: "lg", className: "w-full" })}
        >
          {t("apply")}
        </button>
      )}
      {!earlier || earlier.stage === "new" || earlier.stage === "shortlisted" ? (
        <p className="text-muted-foreground text-sm">{hint}</p>
      ) : null}
      {dialog}
    </>
  );
}
