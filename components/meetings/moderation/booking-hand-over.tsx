"use client";

import { ArrowRightLeft } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { useUndoable } from "@/components/admin/use-undoable";
import { Button } from "@/components/ui/button";
import { useFormatter } from "@/lib/client/use-formatter";
import { consultantsPath } from "@/lib/features/meetings/consultant-client";
import type { FreeConsultant } from "@/lib/features/meetings/consultant-schemas";
import { bookings, updateBooking } from "@/lib/features/meetings/moderation-client";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import { useConsultants } from "./use-consultants";

const HandOverDialog = dynamic(() => import("./hand-over-dialog"));

/** Gives a meeting that is still to come to another consultant; it waits a moment, because three are mailed. */
export function BookingHandOver({ booking }: { booking: AdminMeetingBooking }) {
  const t = useTranslations("AdminMeetings");
  const format = useFormatter();
  const consultants = useConsultants();
  const [isChoosing, setIsChoosing] = useState(false);
  const undoable = useUndoable<"handOver">();
  const handOver = useAdminAction<FreeConsultant, AdminMeetingBooking>({
    run: ({ id }) =>
      updateBooking(
        {
          params: { id: booking.id },
          body: {
            consultantId: id,
            previousConsultantId: booking.consultant.id,
            previousStartTime: booking.startTime,
          },
        },
        { keepalive: true },
      ),
    paths: [bookings.path, consultantsPath],
    success: ({ consultant }) => ({
      title: t("handOver.done", { name: consultant.name }),
      description: t("handOver.mail"),
    }),
    failure: () => ({ title: t("handOver.failed") }),
  });
  if (!consultants.some(({ id, isActive }) => isActive && id !== booking.consultant.id)) return null;
  return (
    <>
      <Button
        variant="outline"
        className="max-sm:w-full"
        disabled={handOver.isPending || undoable.waiting.has(booking.id)}
        onClick={() => setIsChoosing(true)}
      >
        <ArrowRightLeft aria-hidden />
        {t("handOver.open")}
      </Button>
      {isChoosing ? (
        <HandOverDialog
          bookingId={booking.id}
          description={t("handOver.description", {
            name: booking.fullName,
            when: format.dateTime(new Date(booking.startTime), { dateStyle: "full", timeStyle: "short" }),
          })}
          onChoose={(consultant) => {
            setIsChoosing(false);
            undoable.start("handOver", [booking.id], t("waiting.handOver", { name: booking.fullName }), () =>
              handOver.mutate(consultant),
            );
          }}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </>
  );
}
