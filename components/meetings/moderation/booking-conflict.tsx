"use client";

import { useTranslations } from "#texts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

/** What a colleague has saved of a booking while something else was typed here, and which of the two shall stand. */
export function BookingConflict({
  title,
  theirs,
  onTakeTheirs,
  onKeepMine,
}: {
  title: string;
  /** Empty where they emptied it. */
  theirs: string;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}) {
  const t = useTranslations("AdminMeetings.notes");
  return (
    <Alert variant="warning" role="alert" title={title} className="mt-2">
      <p className="whitespace-pre-line wrap-anywhere">{theirs === "" ? t("emptied") : theirs}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button variant="outline" size="sm" onClick={onTakeTheirs}>
          {t("takeTheirs")}
        </Button>
        <Button variant="outline" size="sm" onClick={onKeepMine}>
          {t("keepMine")}
        </Button>
      </div>
    </Alert>
  );
}
