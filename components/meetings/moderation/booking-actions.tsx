"use client";

import { CalendarCheck, CheckCheck, X } from "lucide-react";
import dynamic from "next/dynamic";
import { useId, useState } from "react";
import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { useNow } from "@/components/admin/use-now";
import { useUndoable } from "@/components/admin/use-undoable";
import { Button } from "@/components/ui/button";
import { useFormatter } from "@/lib/client/use-formatter";
import { bookings, updateBooking } from "@/lib/features/meetings/moderation-client";
import { hasStarted } from "@/lib/features/meetings/moderation-rules";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import { type MeetingStatus, meetingLifecycle } from "@/lib/features/meetings/states";

const ReasonDialog = dynamic(() => import("@/components/feedback/reason-dialog"));

type Change = { status: MeetingStatus; cancellationReason?: string };

/** What can happen to a meeting next (decisions D8); cancelling asks first. */
export function BookingActions({ booking }: { booking: AdminMeetingBooking }) {
  const t = useTranslations("AdminMeetings");
  const words = useTranslations("MeetingActions");
  const editing = useTranslations("Editing");
  const format = useFormatter();
  const [isCancelling, setIsCancelling] = useState(false);
  const waitingId = useId();
  const started = hasStarted(new Date(booking.startTime), useNow());
  const change = useAdminAction<Change, AdminMeetingBooking>({
    run: (body) =>
      updateBooking(
        { params: { id: booking.id }, body: { ...body, previousStartTime: booking.startTime } },
        // Sent to the end even when the page is left.
        { keepalive: true },
      ),
    paths: [bookings.path],
    success: ({ status }) => ({
      title: t(`changed.${status}`),
      description: t(status === "completed" ? "changed.done" : started ? "changed.noMail" : "changed.mail"),
    }),
    failure: () => ({ title: editing("failed") }),
  });
  const undoable = useUndoable<"confirm" | "cancel">();
  const isWaiting = undoable.waiting.has(booking.id);
  const isBusy = change.isPending || isWaiting;
  const [keptReason, setKeptReason] = useState("");
  /** What mails somebody waits for a moment, in which it can be taken back. */
  const start = (event: "confirm" | "cancel", body: Change) =>
    undoable.start(event, [booking.id], t(`waiting.${event}`, { name: booking.fullName }), () =>
      change.mutate(body),
    );
  const events = (["confirm", "complete", "cancel"] as const).filter((event) =>
    meetingLifecycle.canHappen(event, booking.status, "admin"),
  );
  if (events.length === 0) return null;
  const can = (event: (typeof events)[number]) => events.includes(event);
  return (
    <div className="flex flex-wrap items-center gap-3 max-sm:*:w-full">
      {can("confirm") ? (
        <Button disabled={isBusy} onClick={() => start("confirm", { status: "confirmed" })}>
          <CalendarCheck aria-hidden />
          {t("actions.confirm")}
        </Button>
      ) : null}
      {can("complete") ? (
        <Button
          disabled={isBusy || !started}
          aria-describedby={started ? undefined : waitingId}
          onClick={() => change.mutate({ status: "completed" })}
        >
          <CheckCheck aria-hidden />
          {t("actions.complete")}
        </Button>
      ) : null}
      {can("cancel") ? (
        <Button variant="outline" disabled={isBusy} onClick={() => setIsCancelling(true)}>
          <X aria-hidden />
          {t("actions.cancel")}
        </Button>
      ) : null}
      {can("complete") && !started ? (
        <p id={waitingId} className="text-muted-foreground text-sm">
          {t("actions.notYet")}
        </p>
      ) : null}
      {isCancelling ? (
        <ReasonDialog
          title={words("cancelTitle")}
          description={t(started ? "cancel.descriptionNoMail" : "cancel.description", {
            name: booking.fullName,
            when: format.dateTime(new Date(booking.startTime), { dateStyle: "full", timeStyle: "short" }),
          })}
          label={t(started ? "cancel.reasonNoMail" : "cancel.reason")}
          maxLength={1000}
          initial={keptReason}
          confirm={words("cancel")}
          keep={words("keep")}
          onClose={() => setIsCancelling(false)}
          onConfirm={(cancellationReason) => {
            setIsCancelling(false);
            setKeptReason(cancellationReason);
            start("cancel", {
              status: "cancelled",
              ...(cancellationReason ? { cancellationReason } : {}),
            });
          }}
        />
      ) : null}
    </div>
  );
}
