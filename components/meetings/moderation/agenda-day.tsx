"use client";

import { useTranslations } from "#texts";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { useFormatter } from "@/lib/client/use-formatter";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import { MeetingStatusBadge } from "./meeting-status-badge";

/** A day of the agenda: a row a meeting, which opens it. */
export function AgendaDay({
  date,
  isToday,
  meetings,
  chosenId,
  showsConsultant,
  onChoose,
}: {
  date: string;
  isToday: boolean;
  meetings: readonly AdminMeetingBooking[];
  chosenId: number | null;
  /** Whose a meeting is need be said where there are several. */
  showsConsultant: boolean;
  onChoose: (id: number) => void;
}) {
  const t = useTranslations("AdminMeetings.agenda");
  const columns = useTranslations("AdminMeetings.handOver");
  const format = useFormatter();
  const headingId = `agenda-${date}`;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="flex items-center gap-3 text-subheading">
        {format.dateTime(new Date(`${date}T12:00:00Z`), {
          ...{ weekday: "long", day: "numeric", month: "long", timeZone: "UTC" },
        })}
        {isToday ? <Badge variant="info">{t("isToday")}</Badge> : null}
      </h3>
      {meetings.length === 0 ? (
        <p className="mt-1 text-muted-foreground text-sm">{t("none")}</p>
      ) : (
        <ul className="mt-2 divide-y divide-border overflow-hidden rounded-lg border border-border bg-card">
          {meetings.map((meeting) => (
            <li key={meeting.id}>
              <button
                type="button"
                data-booking={meeting.id}
                aria-pressed={meeting.id === chosenId}
                onClick={() => onChoose(meeting.id)}
                className={cn(
                  "flex min-h-11 w-full items-center gap-x-4 gap-y-1 px-4 py-2 text-left transition-colors -outline-offset-2 hover:bg-muted max-sm:flex-wrap",
                  meeting.id === chosenId && "bg-secondary",
                )}
              >
                <span className="tabular shrink-0 whitespace-nowrap font-medium">
                  {format.dateTimeRange(new Date(meeting.startTime), new Date(meeting.endTime), {
                    timeStyle: "short",
                  })}
                </span>
                <span className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">
                  <span className={cn("block truncate", meeting.status === "cancelled" && "line-through")}>
                    {meeting.fullName} <span className="text-muted-foreground">{meeting.company}</span>
                  </span>
                  {showsConsultant ? (
                    <span className="block truncate text-muted-foreground text-sm">
                      <span className="sr-only">{columns("consultant")}: </span>
                      {meeting.consultant.name}
                    </span>
                  ) : null}
                </span>
                <MeetingStatusBadge status={meeting.status} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
