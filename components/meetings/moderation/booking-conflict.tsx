"use client";

import { useTranslations } from "#texts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { StoredText } from "./use-stored-text";

/** What a colleague has saved of a booking while something else was typed here, and which of the two shall stand. */
export function BookingConflict({
  title,
  text: { stored, isConflict, setTyped, setBase },
}: {
  title: string;
  text: StoredText;
}) {
  const t = useTranslations("AdminMeetings.notes");
  if (!isConflict) return null;
  return (
    <Alert variant="warning" role="alert" title={title} className="mt-2">
      <p className="whitespace-pre-line wrap-anywhere">{stored === "" ? t("emptied") : stored}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            setTyped(stored);
            setBase(stored);
          }}
        >
          {t("takeTheirs")}
        </Button>
        <Button variant="outline" size="sm" onClick={() => setBase(stored)}>
          {t("keepMine")}
        </Button>
      </div>
    </Alert>
  );
}
