"use client";

import { CalendarCheck, House } from "lucide-react";
import Link from "next/link";
import { ConfirmationHeader } from "@/components/feedback/confirmation-header";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import type { MeetingBookingCreated } from "@/lib/features/meetings/schemas";
import { formatTimeOfDay, helsinkiWallTime } from "@/lib/shared/dates";
import { fillText } from "@/lib/shared/fill-text";
import { Confetti } from "./confetti";
import type { MeetingTexts, RepresentativeCard } from "./meeting-texts";
import { formatMeetingDate, helsinkiOffset } from "./meeting-time";

export interface BookedMeeting {
  booking: MeetingBookingCreated;
  fullName: string;
  email: string;
}

/** In place of the form after a booking (spec 000 §2). */
export function BookingConfirmation({
  texts,
  locale,
  representative,
  meeting: { booking, fullName, email },
}: {
  texts: MeetingTexts;
  locale: string;
  representative: RepresentativeCard;
  meeting: BookedMeeting;
}) {
  const t = texts.confirmation;
  const start = helsinkiWallTime(new Date(booking.startTime));
  const end = helsinkiWallTime(new Date(booking.endTime));
  const facts = [
    [
      t.when,
      formatMeetingDate(start.date, locale),
      fillText(t.time, {
        start: formatTimeOfDay(start.minutesOfDay, "12h"),
        end: formatTimeOfDay(end.minutesOfDay, "12h"),
        zone: fillText(texts.slots.zone, { offset: helsinkiOffset(start.date) }),
      }),
    ],
    [t.where, t.online],
    [t.withLabel, representative.name, representative.title],
    booking.expert ? [t.about, booking.expert.name, booking.expert.title] : [t.about, t.aboutGeneral],
  ];
  const steps = [
    { title: t.emailTitle, text: fillText(t.emailText, { email }) },
    { title: t.questionsTitle, text: t.questionsText },
    { title: t.requirementsTitle, text: t.requirementsText },
  ];
  return (
    <div className="relative">
      <Confetti />
      <ConfirmationHeader
        icon={<CalendarCheck />}
        title={t.title}
        text={fillText(t.text, { name: fullName })}
      />
      <Card className="mt-8 p-5 sm:p-6">
        <h2 className="text-subheading">{t.summary}</h2>
        <dl className="mt-3 divide-y divide-border">
          {facts.map(([label, value, detail]) => (
            <div key={label} className="grid gap-x-4 py-3 sm:grid-cols-4">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="sm:col-span-3">
                <span className="tabular block font-medium">{value}</span>
                {detail ? <span className="tabular block">{detail}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card className="mt-6 p-5 sm:p-6">
        <h2 className="text-subheading">{t.nextTitle}</h2>
        <NumberedSteps steps={steps} />
      </Card>
      <div className="mt-8 text-center">
        <Button asChild>
          <Link href="/">
            <House aria-hidden />
            {texts.backToHome}
          </Link>
        </Button>
      </div>
    </div>
  );
}
