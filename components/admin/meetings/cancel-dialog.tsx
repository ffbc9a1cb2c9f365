"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import type { AdminMeetingBooking } from "@/lib/features/meetings/admin-schemas";

/** Asks before a meeting is cancelled, and for words to the client. Loaded when it is first needed. */
export default function CancelDialog({
  booking,
  isMailed,
  onCancel,
  onKeep,
}: {
  booking: AdminMeetingBooking;
  /** Whether client and representative will be told by mail. */
  isMailed: boolean;
  onCancel: (reason: string) => void;
  onKeep: () => void;
}) {
  const t = useTranslations("AdminMeetings.cancel");
  const format = useFormatter();
  const [reason, setReason] = useState("");
  const id = useId();
  const when = format.dateTime(new Date(booking.startTime), { dateStyle: "full", timeStyle: "short" });
  return (
    <Dialog open onOpenChange={(open) => !open && onKeep()}>
      <DialogContent
        role="alertdialog"
        width="sm"
        title={t("title")}
        description={t(isMailed ? "description" : "descriptionNoMail", { name: booking.fullName, when })}
        closeLabel={t("keep")}
      >
        <label htmlFor={id} className="mb-1.5 block font-medium">
          {t(isMailed ? "reason" : "reasonNoMail")}
        </label>
        <Textarea
          id={id}
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <DialogFooter>
          <Button variant="outline" onClick={onKeep}>
            {t("keep")}
          </Button>
          <Button variant="destructive" onClick={() => onCancel(reason.trim())}>
            {t("confirm")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
