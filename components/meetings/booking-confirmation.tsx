"use client";

import { CalendarCheck, House } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
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

/** In place of the form after a booking (spec 000 §2). Its heading gets the focus, so that everybody notices. */
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
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

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
    [t.emailTitle, fillText(t.emailText, { email })],
    [t.questionsTitle, t.questionsText],
    [t.requirementsTitle, t.requirementsText],
  ];
  return (
    <div className="relative">
      <Confetti />
      <div className="text-center">
        <span
          aria-hidden
          className="inline-flex size-16 items-center justify-center rounded-full bg-success-surface text-success"
        >
          <CalendarCheck className="size-8" />
        </span>
        <h1 ref={headingRef} tabIndex={-1} className="mt-4 text-title">
          {t.title}
        </h1>
        <p className="mt-2 break-words text-lg text-muted-foreground">
          {fillText(t.text, { name: fullName })}
        </p>
      </div>
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
        <ol className="mt-4 space-y-4">
          {steps.map(([title, text], index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden
                className="tabular inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-secondary font-semibold text-secondary-foreground"
              >
                {index + 1}
              </span>
              <span className="min-w-0">
                <span className="block font-medium">{title}</span>
                <span className="block break-words text-muted-foreground">{text}</span>
              </span>
            </li>
          ))}
        </ol>
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
