"use client";

import { lazy, Suspense, useState } from "react";
import { useFormState } from "react-hook-form";
import { useTranslations } from "#texts";
import { SignedOut } from "@/components/feedback/signed-out";
import { SubmitButton } from "@/components/form/submit-button";
import { type Leaving, useUnsavedGuard } from "@/components/form/use-unsaved-guard";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { isSessionEnded, serverMessage } from "@/lib/client/api";

const DiscardDialog = lazy(() => import("@/components/feedback/discard-dialog"));

/**
 * The end of a form over what was saved before, in sight while there is something to do: what was not saved, Cancel and Save Changes. Unsaved changes
 * are left only after a question.
 */
export function FormActions({
  problem,
  failed,
  cancel,
  unchanged,
  save,
  isAlwaysOpen = false,
  onCancel,
}: {
  /** Why the last attempt to save failed, beside what stands at the fields. */
  problem: unknown;
  /** What is said of it when the server says nothing. */
  failed: string;
  cancel: string;
  unchanged: string;
  /** What the button says where saving does more than that. */
  save?: string;
  /**
   * The form cannot be closed: without changes there is nothing to discard, and nothing that must stay in sight. It is
   * one thing of its page among others, so saving it is not the page's main action.
   */
  isAlwaysOpen?: boolean;
  onCancel: (path?: string) => void;
}) {
  const t = useTranslations("OwnProfile.form");
  const editing = useTranslations("Editing");
  const { isDirty, isSubmitting } = useFormState();
  /** Where a person who discards the changes goes: back to the view, or away. */
  const [leaving, setLeaving] = useState<Leaving | "view" | null>(null);
  useUnsavedGuard(isDirty, setLeaving);

  return (
    <div
      className={cn(
        // As what it stands on: the page, or a card.
        "-mx-4 space-y-3 border-border border-t bg-background in-[.bg-card]:bg-card px-4 py-3 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0",
        (isDirty || !isAlwaysOpen) && "sticky bottom-0 z-20",
      )}
    >
      {problem ? (
        <Alert role="alert" variant="destructive" title={t("problem")}>
          {isSessionEnded(problem) ? <SignedOut /> : <p>{serverMessage(problem, failed)}</p>}
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p className="mr-auto text-muted-foreground text-sm max-sm:w-full">
          {isDirty ? t("unsaved") : unchanged}
        </p>
        <Button
          variant="outline"
          className="max-sm:flex-1"
          disabled={isSubmitting}
          // Not disabled: the focus comes back to it when the changes were discarded.
          aria-disabled={isAlwaysOpen && !isDirty}
          onClick={() => (isDirty ? setLeaving("view") : onCancel())}
        >
          {cancel}
        </Button>
        <SubmitButton
          variant={isAlwaysOpen ? "primary" : "accent"}
          pendingLabel={editing("saving")}
          className="max-sm:flex-1"
        >
          {save ?? editing("save")}
        </SubmitButton>
      </div>
      {leaving ? (
        <Suspense fallback={null}>
          <DiscardDialog
            loss="changed"
            onKeep={() => setLeaving(null)}
            onDiscard={() => {
              setLeaving(null);
              if (leaving === "view") onCancel();
              else if ("path" in leaving) onCancel(leaving.path);
              else leaving.goOn();
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
