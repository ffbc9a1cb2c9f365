"use client";

import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { type ChosenTime, TimeForm } from "../time-form";

/** Another time for somebody's meeting, chosen as clients choose theirs. Loaded when it is first needed. */
export default function MoveDialog({
  bookingId,
  description,
  duration,
  initial,
  onChoose,
  onClose,
}: {
  bookingId: number;
  description: string;
  duration: number;
  /** What was chosen before. */
  initial: ChosenTime | undefined;
  onChoose: (time: ChosenTime) => void;
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
          moving={String(bookingId)}
          duration={duration}
          {...(initial ? { initial } : {})}
          label={t("move")}
          submit={t("move")}
          pending={t("moving")}
          send={async (time) => onChoose(time)}
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
