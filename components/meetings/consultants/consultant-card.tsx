"use client";

import { CalendarOff, CalendarRange, Clock, Mail, Pencil, Video } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "#texts";
import { linkClasses, MailLink } from "@/components/admin/links";
import { Link } from "@/components/layout/link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFormatter } from "@/lib/client/use-formatter";
import type { AdminConsultant } from "@/lib/features/meetings/consultant-schemas";
import { formatClock } from "../meeting-time";
import { ConsultantAddress } from "./consultant-address";
import { useWeekdayName } from "./use-weekday-name";

/** A consultant with everything that is kept of them. */
export function ConsultantCard({ consultant, onEdit }: { consultant: AdminConsultant; onEdit: () => void }) {
  const t = useTranslations("AdminConsultants");
  const person = useTranslations("Fields.person");
  const actions = useTranslations("Admin.actions");
  const locale = useLocale();
  const format = useFormatter();
  const weekdayName = useWeekdayName("short");
  const { id, name, email, isActive, joinUrl, workingHours, absences, meetingsToCome } = consultant;
  const nameId = `consultant-${id}`;
  const day = (date: string) =>
    format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: "medium", timeZone: "UTC" });
  return (
    <Card>
      <article aria-labelledby={nameId} className="divide-y divide-border">
        <header className="flex items-start justify-between gap-3 p-4 sm:px-5">
          <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={nameId} className="wrap-anywhere font-semibold text-lg">
              {name}
            </h2>
            <Badge variant={isActive ? "success" : "neutral"}>{t(isActive ? "active" : "inactive")}</Badge>
          </div>
          <Button variant="outline" className="shrink-0" aria-label={t("edit", { name })} onClick={onEdit}>
            <Pencil aria-hidden />
            {actions("edit")}
          </Button>
        </header>
        <dl className="grid gap-4 p-4 sm:grid-cols-2 sm:px-5">
          <Fact icon={<Mail aria-hidden />} label={person("email")}>
            <MailLink address={email} />
          </Fact>
          <Fact icon={<CalendarRange aria-hidden />} label={t("meetings")}>
            <Link
              href={`/admin/meetings?period=upcoming&consultant=${id}`}
              prefetch={false}
              className={linkClasses}
            >
              {t("toCome", { count: meetingsToCome })}
            </Link>
          </Fact>
          <Fact icon={<Clock aria-hidden />} label={t("hours")}>
            {workingHours.length === 0
              ? t("noHours")
              : workingHours.map(({ weekday, opensAt, closesAt }) => (
                  <span key={weekday} className="tabular block">
                    {t("day", {
                      day: weekdayName(weekday),
                      from: formatClock(opensAt, locale),
                      to: formatClock(closesAt, locale),
                    })}
                  </span>
                ))}
          </Fact>
          <Fact icon={<CalendarOff aria-hidden />} label={t("daysOff")}>
            {absences.length === 0
              ? t("noDaysOff")
              : absences.map(({ firstDay, lastDay }) => (
                  <span key={firstDay} className="tabular block">
                    {firstDay === lastDay ? day(firstDay) : `${day(firstDay)} – ${day(lastDay)}`}
                  </span>
                ))}
          </Fact>
          {joinUrl ? (
            <Fact icon={<Video aria-hidden />} label={t("form.joinUrl")} className="sm:col-span-2">
              <a href={joinUrl} rel="noreferrer" target="_blank" className={linkClasses}>
                {joinUrl}
              </a>
            </Fact>
          ) : null}
        </dl>
        <ConsultantAddress consultant={consultant} />
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
    <div className={className}>
      <dt className="flex items-center gap-2 text-muted-foreground text-sm [&_svg]:size-4">
        {icon}
        {label}
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
