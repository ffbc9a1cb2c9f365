"use client";

import { useEffect, useId, useRef } from "react";
import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { bookings, updateBooking } from "@/lib/features/meetings/moderation-client";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import { BookingConflict } from "./booking-conflict";
import { useStoredText } from "./use-stored-text";

/**
 * The representative's notes, saved when the field is left. When a colleague has written meanwhile, both versions
 * are shown and nothing is overwritten without a decision.
 */
export function BookingNotes({ booking }: { booking: AdminMeetingBooking }) {
  const t = useTranslations("AdminMeetings.notes");
  const editing = useTranslations("Editing");
  const id = useId();
  const text = useStoredText(booking.representativeNotes ?? "");
  const { typed, base, isChanged, isConflict } = text;
  const isSending = useRef(false);

  const save = useAdminAction<string, AdminMeetingBooking>({
    run: (representativeNotes) =>
      updateBooking({
        params: { id: booking.id },
        body: { representativeNotes, previousRepresentativeNotes: base },
      }),
    paths: [bookings.path],
    failure: () => ({ title: t("failed") }),
  });

  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isChanged]);

  function saveNow() {
    // The button takes the focus first, which saves: the same press must not save twice.
    if (!isChanged || isConflict || isSending.current) return;
    isSending.current = true;
    const sent = typed.trim();
    save.mutate(sent, {
      onSuccess: () => text.setBase(sent),
      onSettled: () => {
        isSending.current = false;
      },
    });
  }

  const state = save.isPending ? "saving" : isChanged ? "unsaved" : save.isSuccess ? "saved" : null;
  return (
    <section>
      <label htmlFor={id} className="mb-1.5 block text-subheading">
        {t("label")}
      </label>
      <Textarea
        id={id}
        rows={3}
        maxLength={5000}
        value={typed}
        aria-describedby={`${id}-hint`}
        onChange={(event) => text.setTyped(event.target.value)}
        onBlur={saveNow}
      />
      <div className="mt-2 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <p id={`${id}-hint`} className="text-muted-foreground text-sm">
          {t("hint")}
        </p>
        <div className="flex items-center gap-3">
          <span role="status" className="text-muted-foreground text-sm">
            {state === "saving" ? editing("saving") : state ? t(state) : ""}
          </span>
          {isChanged && !isConflict ? (
            <Button variant="outline" size="sm" disabled={save.isPending} onClick={saveNow}>
              {t("save")}
            </Button>
          ) : null}
        </div>
      </div>
      <BookingConflict title={t("conflict")} text={text} />
    </section>
  );
}
