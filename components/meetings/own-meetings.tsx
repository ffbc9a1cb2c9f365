import { ChevronDown, Video } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardContent } from "@/components/ui/card";
import type { OwnMeeting } from "@/lib/features/meetings/client-meeting-schemas";
import { helsinkiWallTime } from "@/lib/shared/dates";
import { formatDate, formatTime } from "@/lib/shared/format-dates";
import { meetingColours } from "./meeting-colours";

/** So many meetings are asked for; who has more finds the rest in the mails. */
export const ownMeetingsShown = 50;

/** The meetings that the signed-in person has booked (deal O2): those to come first, the others one press away. */
export async function OwnMeetings({ meetings, total }: { meetings: OwnMeeting[]; total: number }) {
  const t = await getTranslations("OwnMeetings");
  const booking = await getTranslations("Meetings");
  const toCome = meetings.filter(({ isToCome }) => isToCome).reverse();
  const others = meetings.filter(({ isToCome }) => !isToCome);
  return (
    <Card id="meetings" className="scroll-mt-20">
      <CardContent>
        <h2 className="text-heading">{t("title")}</h2>
        <p className="mt-2 mb-4 max-w-reading">
          {t(total === 0 ? "none" : toCome.length === 0 ? "noneToCome" : "description")}
        </p>
        {toCome.length > 0 ? <MeetingRows meetings={toCome} /> : null}
        {toCome.length === 0 ? (
          <Link href={shellRoutes.bookMeeting} className={buttonVariants({ variant: "outline" })}>
            {booking("title")}
          </Link>
        ) : null}
        {others.length > 0 ? (
          <details className="group mt-4">
            <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-md font-medium text-primary">
              {t("others", { count: others.length })}
              <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
            </summary>
            <MeetingRows meetings={others} />
            {total > meetings.length ? (
              <p className="mt-3 text-muted-foreground text-sm">
                {t("latest", { shown: meetings.length, total })}
              </p>
            ) : null}
          </details>
        ) : null}
      </CardContent>
    </Card>
  );
}

async function MeetingRows({ meetings }: { meetings: OwnMeeting[] }) {
  const t = await getTranslations("OwnMeetings");
  const booking = await getTranslations("Meetings");
  const times = await getTranslations("Dashboard.meetings");
  const statuses = await getTranslations("Choices.meeting");
  const links = await getTranslations("Links");
  const locale = await getLocale();
  return (
    <ul className="divide-y divide-border border-border border-y">
      {meetings.map((meeting) => {
        const [start, end] = [new Date(meeting.startTime), new Date(meeting.endTime)];
        const date = formatDate(helsinkiWallTime(start).date, locale, "full");
        return (
          <li key={meeting.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
                {date}
                <Badge variant={meetingColours[meeting.status]}>{statuses(meeting.status)}</Badge>
              </h3>
              <p className="tabular text-sm">
                {times("time", { start: formatTime(start, locale), end: formatTime(end, locale) })}
              </p>
              <p className="wrap-anywhere text-muted-foreground text-sm">
                {meeting.expert
                  ? t("about", { expert: meeting.expert.name, title: meeting.expert.title })
                  : booking("generalTitle")}
              </p>
            </div>
            <div className="flex flex-wrap gap-3">
              {meeting.joinUrl ? (
                <a
                  href={meeting.joinUrl}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`${t("joinOf", { date })} (${links("newTab")})`}
                  className={buttonVariants({ variant: "accent" })}
                >
                  <Video aria-hidden />
                  {t("join")}
                </a>
              ) : null}
              <Link
                href={meeting.url}
                prefetch={false}
                aria-label={t("openOf", { date })}
                className={buttonVariants({ variant: "outline" })}
              >
                {t("open")}
              </Link>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
