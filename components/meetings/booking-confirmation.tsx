"use client";

import { CalendarCheck, CalendarPlus, House } from "lucide-react";
import { useTranslations } from "#texts";
import { ConfirmationHeader } from "@/components/feedback/confirmation-header";
import { Link } from "@/components/layout/link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import { remindersAhead } from "@/lib/features/meetings/reminders";
import type { MeetingBookingCreated } from "@/lib/features/meetings/schemas";
import { Confetti } from "./confetti";
import { MeetingFacts } from "./meeting-facts";

export interface BookedMeeting {
  booking: MeetingBookingCreated;
  fullName: string;
  email: string;
}

/** In place of the form after a booking (spec 000 §2). */
export function BookingConfirmation({
  representativeTitle,
  meeting: { booking, fullName, email },
}: {
  representativeTitle: string;
  meeting: BookedMeeting;
}) {
  const t = useTranslations("Meetings");
  const links = useTranslations("Links");
  const steps = [
    {
      title: t("confirmation.emailTitle"),
      text: t("confirmation.emailText", {
        email,
        reminders: remindersAhead(new Date(booking.startTime), new Date()),
      }),
    },
    { title: t("confirmation.questionsTitle"), text: t("confirmation.questionsText") },
    { title: t("confirmation.requirementsTitle"), text: t("confirmation.requirementsText") },
  ];
  return (
    <div className="relative isolate">
      <Confetti />
      <ConfirmationHeader
        icon={<CalendarCheck />}
        title={t("confirmation.title")}
        text={t("confirmation.text", { name: fullName })}
      />
      <Card className="mt-8 p-5 sm:p-6">
        <h2 className="text-subheading">{t("confirmation.summary")}</h2>
        <div className="mt-4">
          <MeetingFacts
            meeting={booking}
            place={t(booking.hasJoinLink ? "confirmation.onlineByMail" : "confirmation.online")}
            representativeTitle={representativeTitle}
          />
        </div>
      </Card>
      <Card className="mt-6 p-5 sm:p-6">
        <h2 className="text-subheading">{t("confirmation.nextTitle")}</h2>
        <NumberedSteps steps={steps} />
      </Card>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button asChild variant="outline">
          <a href={booking.calendarFileUrl} download>
            <CalendarPlus aria-hidden />
            {t("confirmation.calendarFile")}
          </a>
        </Button>
        <Button asChild variant="accent">
          <Link href="/">
            <House aria-hidden />
            {links("backHome")}
          </Link>
        </Button>
      </div>
      <p className="mt-3 text-center text-muted-foreground text-sm">{t("confirmation.calendarFileHelp")}</p>
    </div>
  );
}
