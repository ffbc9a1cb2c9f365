"use client";

import { useTranslations } from "#texts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/client/api";

/** Whether a change was refused because somebody else has saved first: the answer names the field that says when. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.fieldErrors?.updatedAt !== undefined;

/** Says in an editing dialog that a colleague saved first, and asks which version shall stand. */
export function Overtaken({
  title,
  onShowTheirs,
  onSaveMine,
}: {
  title: string;
  onShowTheirs: () => void;
  /** Saves what was changed, over theirs. */
  onSaveMine: () => void;
}) {
  const t = useTranslations("AdminExperts.edit");
  return (
    <Alert role="alert" variant="warning" title={title}>
      <p>{t("overtakenText")}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button variant="outline" onClick={onShowTheirs}>
          {t("showTheirs")}
        </Button>
        <Button variant="outline" onClick={onSaveMine}>
          {t("saveMine")}
        </Button>
      </div>
    </Alert>
  );
}
