"use client";

import { CalendarClock } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { useNow } from "@/components/admin/use-now";
import { useUndoable } from "@/components/admin/use-undoable";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/choice";
import { useFormatter } from "@/lib/client/use-formatter";
import { consultantsPath } from "@/lib/features/meetings/consultant-client";
import { bookings, updateBooking } from "@/lib/features/meetings/moderation-client";
import { hasStarted } from "@/lib/features/meetings/moderation-rules";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import { meetingLifecycle } from "@/lib/features/meetings/states";
import type { ChosenTime } from "../time-form";
import { BookingHandOver } from "./booking-hand-over";
import { useConsultants } from "./use-consultants";

const MoveDialog = dynamic(() => import("./move-dialog"));

/** Another time or consultant for a meeting that is still to come, and whether its client may move it and stay confirmed (deal O1). */
export function BookingMove({ booking }: { booking: AdminMeetingBooking }) {
  const t = useTranslations("AdminMeetings");
  const words = useTranslations("MeetingActions");
  const format = useFormatter();
  const hasOthers = useConsultants().length > 0;
  const [isMoving, setIsMoving] = useState(false);
  /** The time that was chosen and did not come to be: taken back, or refused. */
  const [kept, setKept] = useState<ChosenTime>();
  const undoable = useUndoable<"move">();
  const started = hasStarted(new Date(booking.startTime), useNow());
  const move = useAdminAction<ChosenTime, AdminMeetingBooking>({
    run: (body) =>
      updateBooking(
        { params: { id: booking.id }, body: { ...body, previousStartTime: booking.startTime } },
        // Sent to the end even when the page is left.
        { keepalive: true },
      ),
    paths: [bookings.path, consultantsPath],
    success: ({ consultant }) =>
      consultant.id === booking.consultant.id
        ? { title: t("move.done"), description: t("changed.mail") }
        : {
            title: t("move.doneOther", { consultant: consultant.name }),
            description: t("handOver.mail"),
          },
    failure: () => ({ title: t("move.failed") }),
  });
  function start(time: ChosenTime) {
    setIsMoving(false);
    setKept(undefined);
    const again = () => {
      setKept(time);
      setIsMoving(true);
    };
    undoable.start(
      "move",
      [booking.id],
      t("waiting.move", { name: booking.fullName }),
      () => move.mutate(time, { onError: again }),
      again,
    );
  }
  const keep = useAdminAction<boolean, AdminMeetingBooking>({
    run: (staysConfirmedWhenMoved) =>
      updateBooking({ params: { id: booking.id }, body: { staysConfirmedWhenMoved } }),
    paths: [bookings.path],
    success: (_, stays) => ({ title: t(stays ? "stays.on" : "stays.off") }),
    failure: () => ({ title: t("stays.failed") }),
  });
  if (started || !meetingLifecycle.canHappen("move", booking.status, "admin")) return null;
  // What is on its way is shown; a refusal brings the stored one back with the list.
  const stays = keep.isPending ? keep.variables : booking.staysConfirmedWhenMoved;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button
        variant="outline"
        className="max-sm:w-full"
        data-moves
        disabled={move.isPending || undoable.waiting.has(booking.id)}
        onClick={() => setIsMoving(true)}
      >
        <CalendarClock aria-hidden />
        {words("another")}
      </Button>
      <BookingHandOver booking={booking} />
      <Checkbox
        checked={stays}
        disabled={keep.isPending}
        description={t("stays.hint")}
        onChange={(event) => keep.mutate(event.target.checked)}
      >
        {t("stays.label")}
      </Checkbox>
      {isMoving ? (
        <MoveDialog
          bookingId={booking.id}
          description={[
            t("move.description", {
              name: booking.fullName,
              when: format.dateTime(new Date(booking.startTime), { dateStyle: "full", timeStyle: "short" }),
            }),
            hasOthers ? t("move.other", { consultant: booking.consultant.name }) : "",
          ].join(" ")}
          duration={booking.duration}
          initial={kept}
          onChoose={start}
          onClose={() => setIsMoving(false)}
        />
      ) : null}
    </div>
  );
}
