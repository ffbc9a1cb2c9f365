"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import type { ExpertApplication } from "@/lib/features/applications/review-schemas";
import { reviewNotesMaxLength } from "@/lib/features/applications/states";

/** Asks for the notes of a rejection. It stays open until the rejection has gone through: what was typed is kept. */
export default function RejectDialog({
  applications,
  initialNotes,
  isSending,
  onReject,
  onClose,
}: {
  applications: readonly ExpertApplication[];
  initialNotes: string;
  isSending: boolean;
  onReject: (notes: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations("AdminApplications.reject");
  const id = useId();
  const [notes, setNotes] = useState(initialNotes);
  const count = applications.length;
  const [first] = applications;

  return (
    <Dialog open onOpenChange={(open) => !open && !isSending && onClose()}>
      <DialogContent
        width="sm"
        title={t("title", { count })}
        description={count === 1 && first ? t("one", { name: first.name }) : t("many")}
        closeLabel={t("close")}
        // A click beside it is rarely meant once something is typed.
        onInteractOutside={(event) => notes !== "" && event.preventDefault()}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSending) onReject(notes);
          }}
        >
          <Label htmlFor={id}>
            {t("notes")} <span className="font-normal text-muted-foreground">{t("optional")}</span>
          </Label>
          <p id={`${id}-help`} className="mb-2 text-muted-foreground text-sm">
            {t("help", { max: reviewNotesMaxLength })}
          </p>
          <Textarea
            id={id}
            aria-describedby={`${id}-help`}
            maxLength={reviewNotesMaxLength}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
          <DialogFooter>
            <Button variant="outline" disabled={isSending} onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" variant="destructive" aria-disabled={isSending}>
              {isSending ? t("sending") : t("confirm", { count })}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
