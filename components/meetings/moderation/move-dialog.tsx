"use client";

import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { TimeForm } from "../time-form";

/** Another time for somebody's meeting, chosen as clients choose theirs. Loaded when it is first needed. */
export default function MoveDialog({
  description,
  duration,
  send,
  onClose,
}: {
  description: string;
  duration: number;
  send: (time: { preferredDate: string; preferredTime: string }) => Promise<unknown>;
  onClose: () => void;
}) {
  const t = useTranslations("MeetingActions");
  const actions = useTranslations("Actions");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("move")}
        description={description}
        closeLabel={actions("close")}
        // A click beside it is rarely meant once a time is chosen.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <TimeForm
          duration={duration}
          label={t("move")}
          submit={t("move")}
          pending={t("moving")}
          send={send}
          // The action says it.
          onError={() => undefined}
        >
          <Button variant="outline" onClick={onClose}>
            {actions("cancel")}
          </Button>
        </TimeForm>
      </DialogContent>
    </Dialog>
  );
}
