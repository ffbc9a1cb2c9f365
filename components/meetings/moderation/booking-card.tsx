"use client";

import {
  Building2,
  CalendarDays,
  ChevronRight,
  Clock,
  Headset,
  Mail,
  Phone,
  Timer,
  UserRound,
  Video,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { AuditTrail } from "@/components/admin/audit-trail";
import { linkClasses, MailLink, PhoneLink } from "@/components/admin/links";
import { ReviewClock } from "@/components/admin/review-clock";
import { Link } from "@/components/layout/link";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { useFormatter } from "@/lib/client/use-formatter";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import { meetingLifecycle } from "@/lib/features/meetings/states";
import { langOf } from "@/lib/shared/locales";
import { BookingActions } from "./booking-actions";
import { BookingEstimate } from "./booking-estimate";
import { BookingLink } from "./booking-link";
import { BookingMove } from "./booking-move";
import { BookingNextStep } from "./booking-next-step";
import { BookingNotes } from "./booking-notes";
import { MeetingStatusBadge } from "./meeting-status-badge";

/** One booking with everything that is known of it, and what can be done (001 §2). */
export function BookingCard({ booking }: { booking: AdminMeetingBooking }) {
  const t = useTranslations("AdminMeetings");
  const columns = useTranslations("Admin.columns");
  const units = useTranslations("Units");
  const person = useTranslations("Fields.person");
  const format = useFormatter();
  const locale = useLocale();
  const [start, end] = [new Date(booking.startTime), new Date(booking.endTime)];
  const { expert } = booking;
  const nameId = `booking-${booking.id}`;
  return (
    <Card className="@container">
      <article aria-labelledby={nameId} className="divide-y divide-border">
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-5 sm:p-6">
          <div className="min-w-0">
            <h2 id={nameId} className="text-heading wrap-anywhere">
              {booking.fullName}
            </h2>
            <p className="text-muted-foreground wrap-anywhere">{booking.company}</p>
          </div>
          <div className="flex flex-wrap items-start gap-3">
            {booking.reviewDueAt ? (
              <ReviewClock submittedAt={booking.movedAt ?? booking.submittedAt} dueAt={booking.reviewDueAt} />
            ) : null}
            <MeetingStatusBadge status={booking.status} />
          </div>
        </header>
        <div className="space-y-6 p-5 sm:p-6">
          <dl className="grid grid-cols-2 gap-4 sm:gap-x-6 @4xl:grid-cols-4">
            <Fact icon={<CalendarDays aria-hidden />} label={columns("date")}>
              {format.dateTime(start, { dateStyle: "full" })}
            </Fact>
            <Fact icon={<Clock aria-hidden />} label={t("facts.time")}>
              {format.dateTimeRange(start, end, { timeStyle: "short" })}
            </Fact>
            <Fact icon={<Video aria-hidden />} label={t("facts.type")}>
              {booking.joinUrl ? (
                <a href={booking.joinUrl} rel="noreferrer" target="_blank" className={linkClasses}>
                  {t("facts.teams")}
                </a>
              ) : (
                t("facts.teams")
              )}
            </Fact>
            <Fact icon={<Timer aria-hidden />} label={t("facts.duration")}>
              {units("minutes", { minutes: booking.duration })}
            </Fact>
            <Fact icon={<Mail aria-hidden />} label={person("email")} className="max-sm:col-span-2">
              <MailLink address={booking.email} />
            </Fact>
            <Fact icon={<Phone aria-hidden />} label={person("phone")}>
              {booking.phone ? <PhoneLink number={booking.phone} /> : t("facts.noPhone")}
            </Fact>
            <Fact icon={<Building2 aria-hidden />} label={person("company")}>
              {booking.company}
            </Fact>
            <Fact icon={<Headset aria-hidden />} label={t("handOver.consultant")}>
              {booking.consultant.name}
            </Fact>
            <Fact icon={<UserRound aria-hidden />} label={t("facts.expert")}>
              {expert ? (
                <>
                  <Link
                    href={`/${expert.isPublic ? "expert" : "expert-profile"}/${expert.id}`}
                    prefetch={false}
                    className={linkClasses}
                  >
                    {expert.name}
                  </Link>
                  <span lang={langOf(expert.titleLanguage, locale)} className="block text-muted-foreground">
                    {expert.title}
                  </span>
                  <ExpertAnswer booking={booking} />
                </>
              ) : (
                t("facts.noExpert")
              )}
            </Fact>
          </dl>
          {booking.projectDescription ? (
            <section>
              <h3 className="mb-1 text-subheading">{t("description")}</h3>
              <p
                lang={langOf(booking.textLanguage, locale)}
                className="max-w-reading whitespace-pre-line wrap-anywhere"
              >
                {booking.projectDescription}
              </p>
            </section>
          ) : null}
          <BookingEstimate booking={booking} />
          <BookingMove booking={booking} />
          <BookingLink key={booking.joinUrl} booking={booking} />
          <BookingNotes booking={booking} />
        </div>
        <footer className="space-y-4 p-5 sm:p-6">
          <BookingActions booking={booking} />
          <BookingNextStep booking={booking} />
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted-foreground text-sm">
            <span>{t("bookingId", { id: booking.id })}</span>
            <span>
              {t("submitted", {
                when: format.dateTime(new Date(booking.submittedAt), {
                  dateStyle: "medium",
                  timeStyle: "short",
                }),
              })}
            </span>
            {booking.movedAt ? (
              <span>
                {t("movedOn", {
                  when: format.dateTime(new Date(booking.movedAt), {
                    dateStyle: "medium",
                    timeStyle: "short",
                  }),
                })}
              </span>
            ) : null}
          </p>
          <History id={booking.id} />
        </footer>
      </article>
    </Card>
  );
}

function Fact({
  icon,
  label,
  className,
  children,
}: {
  icon: ReactNode;
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={cn("min-w-0", className)}>
      <dt className="flex items-center gap-2 text-muted-foreground text-sm [&_svg]:size-4">
        {icon}
        {label}
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** What the expert said of the time as it is now, of a meeting that they can still answer or have answered. */
function ExpertAnswer({
  booking: { expertAnswer, expertAnsweredAt, status },
}: {
  booking: AdminMeetingBooking;
}) {
  const t = useTranslations("AdminMeetings.answer");
  const format = useFormatter();
  if (!expertAnswer || !expertAnsweredAt) {
    return meetingLifecycle.canHappen("answer", status, "expert") ? (
      <span className="block text-muted-foreground text-sm">{t("none")}</span>
    ) : null;
  }
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Badge variant={expertAnswer === "available" ? "success" : "warning"}>{t(expertAnswer)}</Badge>
      {t("at", { date: format.dateTime(new Date(expertAnsweredAt), { dateStyle: "medium" }) })}
    </span>
  );
}

/** Read when it is opened, not for every card of the page. */
function History({ id }: { id: number }) {
  const t = useTranslations("Admin");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-md font-medium">
        <ChevronRight aria-hidden className={cn("size-5 transition-transform", isOpen && "rotate-90")} />
        {t("history")}
      </summary>
      {isOpen ? (
        <div className="pt-3">
          <AuditTrail entity="meeting_booking" entityId={id} />
        </div>
      ) : null}
    </details>
  );
}
