"use client";

import { CircleCheck, HardDrive, RotateCcw, Trash2 } from "lucide-react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import type { VisitorDraftState } from "./use-visitor-draft";

const looks = {
  line: "text-muted-foreground",
  bar: "rounded-lg border border-border bg-card px-4 sm:sticky sm:top-17 sm:z-10 sm:shadow-sm",
};

/**
 * What becomes of what was typed: a line, or a bar that stays in sight. Only "restored" and "cleared" are announced:
 * "saved" comes every few seconds. One button, so that focus stays where it is when clearing turns into undoing.
 */
export function DraftNotice({
  look,
  namespace,
  draft,
  clear,
  cleared,
}: {
  look: keyof typeof looks;
  /** What the form says in words of its own. */
  namespace: "Applications.draft" | "Posting.draft" | "Quotes.form.typed";
  draft: VisitorDraftState;
  /** What the button says, and what is said of it, where a draft is something else too. */
  clear?: string;
  cleared?: string;
}) {
  const t = useTranslations(namespace);
  const drafts = useTranslations("Drafts");
  const actions = useTranslations("Actions");
  const { status } = draft;
  const textOf = {
    none: t("hint"),
    saving: drafts("saving"),
    saved: t("saved"),
    restored: t("restored"),
    cleared: cleared ?? drafts("cleared"),
  };
  const isAnnounced = status === "restored" || status === "cleared";
  const isKept = status === "saved" || status === "restored";
  const Icon = isKept ? CircleCheck : HardDrive;
  return (
    <div className={`flex min-h-11 flex-wrap items-center gap-x-3 text-sm ${looks[look]}`}>
      <Icon
        aria-hidden
        className={`size-5 shrink-0 ${isKept && look === "bar" ? "text-success" : "text-muted-foreground"}`}
      />
      <p className="min-w-0 flex-1 py-2.5">
        <span role="status">{isAnnounced ? textOf[status] : null}</span>
        {isAnnounced ? null : <span>{textOf[status]}</span>}
      </p>
      {status === "none" ? null : (
        <Button
          variant="ghost"
          className="-mr-3 px-3 text-sm"
          onClick={status === "cleared" ? draft.undo : draft.clear}
        >
          {status === "cleared" ? <RotateCcw aria-hidden /> : <Trash2 aria-hidden />}
          {status === "cleared" ? actions("undo") : (clear ?? drafts("clear"))}
        </Button>
      )}
    </div>
  );
}
