"use client";

import { useEffect, useId, useState } from "react";
import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { bookings, updateBooking } from "@/lib/features/meetings/moderation-client";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import { slotHoldingStatuses } from "@/lib/features/meetings/states";
import { BookingConflict } from "./booking-conflict";

/** Where the meeting is joined: saving it sends it to the client of a confirmed meeting (decisions D10). */
export function BookingLink({ booking }: { booking: AdminMeetingBooking }) {
  const t = useTranslations("AdminMeetings.link");
  const id = useId();
  const stored = booking.joinUrl ?? "";
  const [typed, setTyped] = useState(stored);
  /** The stored link that was typed upon. */
  const [base, setBase] = useState(stored);
  const isChanged = typed.trim() !== base;
  const isConflict = isChanged && stored !== base && stored !== typed.trim();
  const save = useAdminAction<string, AdminMeetingBooking>({
    run: (joinUrl) => updateBooking({ params: { id: booking.id }, body: { joinUrl, previousJoinUrl: base } }),
    paths: [bookings.path],
    success: () => ({ title: t("saved") }),
    failure: () => ({ title: t("failed") }),
  });
  // What colleagues save appears as long as nothing else was typed here.
  useEffect(() => {
    if (isChanged || stored === base) return;
    setTyped(stored);
    setBase(stored);
  }, [stored, base, isChanged]);
  // A meeting that is over or cancelled is joined by nobody.
  if (!slotHoldingStatuses.some((status) => status === booking.status)) return null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const sent = typed.trim();
        if (isChanged && !isConflict) save.mutate(sent, { onSuccess: () => setBase(sent) });
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
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="outline" disabled={save.isPending || !isChanged || isConflict}>
          {t("save")}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-2 text-muted-foreground text-sm">
        {t("hint")}
      </p>
      {isConflict ? (
        <BookingConflict
          title={t("conflict")}
          theirs={stored}
          onTakeTheirs={() => {
            setTyped(stored);
            setBase(stored);
          }}
          onKeepMine={() => setBase(stored)}
        />
      ) : null}
    </form>
  );
}
