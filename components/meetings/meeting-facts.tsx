import { useLocale, useTranslations } from "#texts";
import type { ClientMeeting } from "@/lib/features/meetings/client-meeting-schemas";
import type { MeetingBookingCreated } from "@/lib/features/meetings/schemas";
import { helsinkiWallTime } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import { formatClock, helsinkiOffset } from "./meeting-time";

type Facts = Pick<
  MeetingBookingCreated & ClientMeeting,
  "startTime" | "endTime" | "representativeName" | "expert"
>;

/** When, where, with whom and about whom a meeting is, as its client reads it. `place` says where. */
export function MeetingFacts({
  meeting,
  place,
  representativeTitle,
}: {
  meeting: Facts;
  place: string;
  representativeTitle: string;
}) {
  const t = useTranslations("Meetings.confirmation");
  const slots = useTranslations("Meetings.slots");
  const locale = useLocale();
  const start = helsinkiWallTime(new Date(meeting.startTime));
  const end = helsinkiWallTime(new Date(meeting.endTime));
  const facts = [
    [
      t("when"),
      formatDate(start.date, locale, "full"),
      t("time", {
        start: formatClock(start.minutesOfDay, locale),
        end: formatClock(end.minutesOfDay, locale),
        zone: slots("zone", { offset: helsinkiOffset(start.date) }),
      }),
    ],
    [t("where"), place],
    [t("withLabel"), meeting.representativeName, representativeTitle],
    meeting.expert
      ? [t("about"), meeting.expert.name, meeting.expert.title]
      : [t("about"), t("aboutGeneral")],
  ];
  return (
    <dl className="divide-y divide-border">
      {facts.map(([label, value, detail]) => (
        <div key={label} className="grid gap-x-4 py-3 first:pt-0 last:pb-0 sm:grid-cols-4">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="wrap-anywhere sm:col-span-3">
            <span className="tabular block font-medium">{value}</span>
            {detail ? <span className="tabular block">{detail}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
