"use client";

import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { bookings, updateBooking } from "@/lib/features/meetings/moderation-client";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import { BookingConflict } from "./booking-conflict";

/**
 * The representative's notes, saved when the field is left. When a colleague has written meanwhile, both versions
 * are shown and nothing is overwritten without a decision.
 */
export function BookingNotes({ booking }: { booking: AdminMeetingBooking }) {
  const t = useTranslations("AdminMeetings.notes");
  const editing = useTranslations("Editing");
  const stored = booking.representativeNotes ?? "";
  const id = useId();
  const [typed, setTyped] = useState(stored);
  /** The stored notes that were typed upon. */
  const [base, setBase] = useState(stored);
  const isSending = useRef(false);
  const isChanged = typed.trim() !== base;
  const isConflict = isChanged && stored !== base && stored !== typed.trim();

  const save = useAdminAction<string, AdminMeetingBooking>({
    run: (representativeNotes) =>
      updateBooking({
        params: { id: booking.id },
        body: { representativeNotes, previousRepresentativeNotes: base },
      }),
    paths: [bookings.path],
    failure: () => ({ title: t("failed") }),
  });

  // What colleagues write appears as long as nothing else was typed here.
  useEffect(() => {
    if (isChanged || stored === base) return;
    setTyped(stored);
    setBase(stored);
  }, [stored, base, isChanged]);
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
      onSuccess: () => setBase(sent),
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
        onChange={(event) => setTyped(event.target.value)}
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
    </section>
  );
}
