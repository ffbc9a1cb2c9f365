"use client";

import { useId } from "react";
import { useWatch } from "react-hook-form";
import { PrivacyNote } from "@/components/form/privacy-note";
import { SubmitButton } from "@/components/form/submit-button";
import { Alert } from "@/components/ui/alert";
import type { PostingMode, PostingValues } from "@/lib/features/postings/form";
import { claims } from "@/lib/shared/brand";
import { fillText } from "@/lib/shared/fill-text";
import type { PostingTexts } from "./posting-texts";

/** The form's main button, what it waits for, and why the last attempt failed, which stays when the toast has gone. */
export function SubmitBar({
  texts,
  mode,
  problem,
}: {
  texts: PostingTexts;
  mode: PostingMode;
  problem: string | null;
}) {
  const t = texts.submit;
  const [title, skills] = useWatch<PostingValues, ["title", "requiredSkills"]>({
    name: ["title", "requiredSkills"],
  });
  const noteId = useId();
  const lacksTitle = title.trim() === "";
  const lacksSkill = skills.length === 0;
  const reason = lacksTitle
    ? lacksSkill
      ? t.needsTitleAndSkill
      : t.needsTitle
    : lacksSkill
      ? t.needsSkill
      : null;
  return (
    <div className="space-y-4">
      {problem ? (
        <Alert variant="destructive" title={texts.toasts.failedTitle}>
          <p>{problem}</p>
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SubmitButton
          size="lg"
          className="w-full sm:w-auto"
          pendingLabel={mode === "post" ? t.posting : t.matching}
          disabled={reason !== null}
          aria-describedby={noteId}
        >
          {mode === "post" ? t.post : t.match}
        </SubmitButton>
        <p id={noteId} className="min-w-0 flex-1 basis-60 text-muted-foreground text-sm">
          {reason ??
            (mode === "post" ? fillText(t.review, { hours: claims.postingReviewHours }) : t.matchNote)}
        </p>
      </div>
      {mode === "post" ? <PrivacyNote text={t.privacy} linkText={t.privacyLink} /> : null}
    </div>
  );
}
