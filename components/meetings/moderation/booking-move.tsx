"use client";

import { CalendarClock } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { useNow } from "@/components/admin/use-now";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/choice";
import { useFormatter } from "@/lib/client/use-formatter";
import { bookings, updateBooking } from "@/lib/features/meetings/moderation-client";
import { hasStarted } from "@/lib/features/meetings/moderation-rules";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import { meetingLifecycle } from "@/lib/features/meetings/states";

const MoveDialog = dynamic(() => import("./move-dialog"));

/** Another time for a meeting that is still to come, and whether its client may move it and stay confirmed (deal O1). */
export function BookingMove({ booking }: { booking: AdminMeetingBooking }) {
  const t = useTranslations("AdminMeetings");
  const words = useTranslations("MeetingActions");
  const format = useFormatter();
  const [isMoving, setIsMoving] = useState(false);
  const started = hasStarted(new Date(booking.startTime), useNow());
  const move = useAdminAction<{ preferredDate: string; preferredTime: string }, AdminMeetingBooking>({
    run: (body) =>
      updateBooking({
        params: { id: booking.id },
        body: { ...body, previousStartTime: booking.startTime },
      }),
    paths: [bookings.path],
    success: () => ({ title: t("move.done"), description: t("changed.mail") }),
    failure: () => ({ title: t("move.failed") }),
  });
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
      <Button variant="outline" className="max-sm:w-full" onClick={() => setIsMoving(true)}>
        <CalendarClock aria-hidden />
        {words("another")}
      </Button>
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
          description={t("move.description", {
            name: booking.fullName,
            when: format.dateTime(new Date(booking.startTime), { dateStyle: "full", timeStyle: "short" }),
          })}
          duration={booking.duration}
          send={async (time) => {
            await move.mutateAsync(time);
            setIsMoving(false);
          }}
          onClose={() => setIsMoving(false)}
        />
      ) : null}
    </div>
  );
}
