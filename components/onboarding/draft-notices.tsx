"use client";

import { CircleAlert, CircleCheck, HardDrive, RotateCcw, Trash2 } from "lucide-react";
import { useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "#texts";
import { excerpt } from "@/components/experts/profile/excerpt";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Beginning } from "@/lib/features/onboarding/draft";
import { formatMoment } from "@/lib/shared/format-dates";
import type { Wizard } from "./use-wizard";

/** Characters of a title by which a draft is told from another. */
const titleLength = 60;

/** Where the contents come from, when that is not plain. */
export function BeginningNotices({
  beginning: { notice, replacedEmail, draft },
  wizard,
  onSettled,
}: {
  beginning: Beginning;
  wizard: Wizard;
  /** One of the drafts was chosen, and its button is gone. */
  onSettled: () => void;
}) {
  const t = useTranslations("Onboarding.draft");
  const locale = useLocale();
  const title = useWatch({ control: wizard.form.control, name: "title" });
  const { keptAt, other } = wizard.saving;
  /** A draft by its title and when it was saved. */
  const facts = (titled: string, at: string | null) =>
    t("facts", {
      title: excerpt(titled, titleLength) || "none",
      when: at ? formatMoment(new Date(at), locale) : "none",
    });
  function settle(choice: "theirs" | "mine") {
    wizard.settleOther(choice);
    onSettled();
  }
  return (
    <>
      {other ? (
        <Alert role="alert" variant="warning" title={t("overtaken")}>
          <ul className="list-disc break-words pl-5">
            <li>{t("inBrowser", { draft: facts(title, keptAt) })}</li>
            <li>{t("inAccount", { draft: facts(other.draft.fields.title, other.updatedAt) })}</li>
          </ul>
          <p>{t("overtakenText")}</p>
          <div className="flex flex-wrap gap-3 pt-2">
            <Button variant="outline" onClick={() => settle("theirs")}>
              {t("useOther")}
            </Button>
            <Button variant="outline" onClick={() => settle("mine")}>
              {t("keepThis")}
            </Button>
          </div>
        </Alert>
      ) : null}
      {wizard.leftOut.map((left) => (
        <Alert key={left.updatedAt} title={t("leftOut")}>
          <p className="break-words">{facts(left.draft.fields.title, left.updatedAt)}</p>
          <Button
            variant="outline"
            onClick={() => {
              wizard.exchange(left);
              onSettled();
            }}
          >
            {t("useLeftOut")}
          </Button>
        </Alert>
      ))}
      {notice === "application" || notice === "profile" ? <Alert title={t(notice)} /> : null}
      {replacedEmail ? (
        <Alert
          variant="warning"
          title={t("replacedEmail", { typed: replacedEmail, email: draft.fields.email })}
        />
      ) : null}
    </>
  );
}

/**
 * What becomes of what was entered. Only "restored" and "cleared" are announced: "saved" comes every few seconds.
 * One button, so that focus stays where it is when clearing turns into undoing.
 */
export function DraftLine({
  beginning,
  wizard,
  isSignedIn,
  onStartOver,
}: {
  beginning: Beginning;
  wizard: Wizard;
  isSignedIn: boolean;
  onStartOver: () => void;
}) {
  const t = useTranslations("Onboarding.draft");
  const drafts = useTranslations("Drafts");
  const actions = useTranslations("Actions");
  const { cleared, isFresh } = wizard;
  const { status } = wizard.saving;
  const isRestored = isFresh && beginning.notice === "restored" && !["failed", "overtaken"].includes(status);
  const announced = cleared ? drafts("cleared") : isRestored ? t("restored") : null;
  const saved = isSignedIn ? t("saved") : t("savedHere");
  const text = {
    none: t("hint"),
    saving: t("saving"),
    saved,
    failed: t("failed"),
    overtaken: t("undecided"),
  }[status];
  const Icon =
    status === "failed" || status === "overtaken"
      ? CircleAlert
      : announced === null && status !== "saved"
        ? HardDrive
        : CircleCheck;
  const hasContent = !isFresh || beginning.notice !== "none";
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-muted-foreground text-sm">
      <Icon aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 py-2.5">
        <span role="status">{announced}</span>
        {announced === null ? <span>{text}</span> : null}
      </p>
      {cleared || hasContent ? (
        <Button
          variant="ghost"
          className="-mr-3 px-3 text-sm"
          onClick={cleared ? wizard.undoStartOver : onStartOver}
        >
          {cleared ? <RotateCcw aria-hidden /> : <Trash2 aria-hidden />}
          {cleared ? actions("undo") : t("clear")}
        </Button>
      ) : null}
    </div>
  );
}
