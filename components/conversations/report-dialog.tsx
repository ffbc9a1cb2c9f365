"use client";

import { useId, useState } from "react";
import { useTranslations } from "#texts";
import { FieldShell } from "@/components/form/field-shell";
import { useRequired } from "@/components/form/use-required";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { messageBounds } from "@/lib/features/conversations/rules";

/** Asks what is wrong. It stays open until its owner takes it away: what was typed is not lost when sending fails. */
export default function ReportDialog({
  isSending,
  onSend,
  onClose,
}: {
  isSending: boolean;
  onSend: (reason: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations("Conversations.actions");
  const actions = useTranslations("Actions");
  const id = useId();
  const required = useRequired();
  const [reason, setReason] = useState("");
  return (
    <Dialog open onOpenChange={(open) => !open && !isSending && onClose()}>
      <DialogContent
        width="sm"
        title={t("reportTitle")}
        description={t("reportDescription")}
        closeLabel={actions("close")}
        onInteractOutside={(event) => reason !== "" && event.preventDefault()}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSending && reason.trim() !== "") onSend(reason.trim());
          }}
        >
          <FieldShell id={id} label={t("reason")} optionalMark={null}>
            <Textarea
              id={id}
              rows={4}
              {...required}
              maxLength={messageBounds.reason}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </FieldShell>
          <DialogFooter>
            <Button variant="outline" disabled={isSending} onClick={onClose}>
              {actions("cancel")}
            </Button>
            <Button type="submit" aria-disabled={isSending}>
              {isSending ? t("reporting") : t("reportSend")}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
