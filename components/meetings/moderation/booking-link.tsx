"use client";

import { useId } from "react";
import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { useUndoable } from "@/components/admin/use-undoable";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { bookings, updateBooking } from "@/lib/features/meetings/moderation-client";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import { slotHoldingStatuses } from "@/lib/features/meetings/states";
import { BookingConflict } from "./booking-conflict";
import { useStoredText } from "./use-stored-text";

/** Where the meeting is joined: saving it sends it to the client of a confirmed meeting (decisions D10). */
export function BookingLink({ booking }: { booking: AdminMeetingBooking }) {
  const t = useTranslations("AdminMeetings.link");
  const waiting = useTranslations("AdminMeetings.waiting");
  const id = useId();
  const text = useStoredText(booking.joinUrl ?? "");
  const { typed, base, isChanged, isConflict } = text;
  const undoable = useUndoable<"link">();
  const save = useAdminAction<string, AdminMeetingBooking>({
    run: (joinUrl) =>
      updateBooking(
        { params: { id: booking.id }, body: { joinUrl, previousJoinUrl: base } },
        { keepalive: true },
      ),
    paths: [bookings.path],
    success: () => ({ title: t("saved") }),
    failure: () => ({ title: t("failed") }),
  });
  const isBusy = save.isPending || undoable.waiting.has(booking.id);
  const canSend = isChanged && !isConflict && !isBusy;
  // A meeting that is over or cancelled is joined by nobody.
  if (!slotHoldingStatuses.some((status) => status === booking.status)) return null;
  function send(joinUrl: string) {
    const store = () => save.mutate(joinUrl, { onSuccess: () => text.setBase(joinUrl) });
    // The client of a confirmed meeting is mailed, so it can be taken back for a moment.
    if (booking.status !== "confirmed" || joinUrl === "") store();
    else undoable.start("link", [booking.id], waiting("link", { name: booking.fullName }), store);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) send(typed.trim());
      }}
    >
      <label htmlFor={id} className="mb-1.5 block text-subheading">
        {t("label")}
      </label>
      <div className="flex flex-wrap gap-3">
        <Input
          id={id}
          type="url"
          inputMode="url"
          maxLength={500}
          value={typed}
          aria-describedby={`${id}-hint`}
          className="min-w-0 flex-1 basis-64"
          onChange={(event) => text.setTyped(event.target.value)}
          // Whoever types it and confirms next means it to be in the confirmation; while it waits nobody is mailed.
          onBlur={() => {
            if (booking.status === "pending" && canSend) send(typed.trim());
          }}
        />
        <Button type="submit" variant="outline" disabled={!canSend}>
          {t("save")}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-2 text-muted-foreground text-sm">
        {t("hint")}
      </p>
      <BookingConflict title={t("conflict")} text={text} />
    </form>
  );
}
