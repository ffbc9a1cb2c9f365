"use client";

import { useId } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "#texts";
import { PrivacyNote } from "@/components/form/privacy-note";
import { SubmitButton } from "@/components/form/submit-button";
import { Alert } from "@/components/ui/alert";
import type { PostingMode, PostingValues } from "@/lib/features/postings/form";
import { claims } from "@/lib/shared/brand";

/** The form's main button, what it waits for, and why the last attempt failed, which stays when the toast has gone. */
export function SubmitBar({ mode, problem }: { mode: PostingMode; problem: string | null }) {
  const t = useTranslations("Posting");
  const form = useTranslations("Form");
  const [title, skills] = useWatch<PostingValues, ["title", "requiredSkills"]>({
    name: ["title", "requiredSkills"],
  });
  const noteId = useId();
  const lacksTitle = title.trim() === "";
  const lacksSkill = skills.length === 0;
  const reason = lacksTitle
    ? lacksSkill
      ? t("submit.needsTitleAndSkill")
      : t("submit.needsTitle")
    : lacksSkill
      ? t("submit.needsSkill")
      : null;
  return (
    <div className="space-y-4">
      {problem ? (
        <Alert variant="destructive" title={t("toasts.failedTitle")}>
          <p>{problem}</p>
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SubmitButton
          size="lg"
          className="w-full sm:w-auto"
          pendingLabel={mode === "post" ? t("submit.posting") : t("submit.matching")}
          disabled={reason !== null}
          aria-describedby={noteId}
        >
          {mode === "post" ? t("submit.post") : t("submit.match")}
        </SubmitButton>
        <p id={noteId} className="min-w-0 flex-1 basis-60 text-muted-foreground text-sm">
          {reason ??
            (mode === "post"
              ? t("submit.review", { hours: claims.postingReviewHours })
              : t("submit.matchNote"))}
        </p>
      </div>
      {mode === "post" ? <PrivacyNote text={t("submit.privacy")} linkText={form("privacy")} /> : null}
    </div>
  );
}
