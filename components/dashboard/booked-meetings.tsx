import { getLocale, getTranslations } from "next-intl/server";
import { MeetingAnswer } from "@/components/meetings/meeting-answer";
import { meetingColours } from "@/components/meetings/meeting-colours";
import { Badge } from "@/components/ui/badge";
import type { BookedMeeting, Newest } from "@/lib/features/dashboard/figures";
import { formatUnit } from "@/lib/shared/format-numbers";
import { quote } from "@/lib/shared/prose";
import { dashboardDates } from "./dates";
import { NewestList } from "./newest-list";

/** When which companies talk about the expert, and about which work; never with whom (decisions A8, D1). */
export async function BookedMeetings({ meetings }: { meetings: Newest<BookedMeeting> }) {
  const [t, locale] = await Promise.all([getTranslations("Dashboard.meetings"), getLocale()]);
  const projectTypes = await getTranslations("Choices.projectType");
  const statuses = await getTranslations("Choices.meeting");
  const dates = dashboardDates(locale);
  return (
    <NewestList
      title={t("title")}
      note={t("note")}
      list={meetings}
      empty={<p className="max-w-reading text-muted-foreground">{t("none")}</p>}
      row={({ id, startAt, endAt, duration, status, projectType, projectDurationMonths, ...about }) => (
        <>
          <div id={`meeting-${id}`} className="min-w-0 flex-1 basis-56 scroll-mt-20">
            <p className="font-medium">{dates.weekday(startAt)}</p>
            <p className="text-sm">
              {t("time", { start: dates.time(startAt), end: dates.time(endAt) })}{" "}
              <span className="text-muted-foreground">({formatUnit(duration, "minute", locale)})</span>
            </p>
            <p className="text-muted-foreground text-sm">
              {[
                projectType ? projectTypes(projectType) : t("noEstimate"),
                projectDurationMonths ? formatUnit(projectDurationMonths, "month", locale) : null,
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <p className="wrap-anywhere text-sm">
              {about.company === null ? t("companyGone") : t("company", { company: about.company })}
            </p>
            {about.topic ? (
              <p className="wrap-anywhere mt-1 max-w-reading whitespace-pre-line text-muted-foreground text-sm">
                {quote(about.topic, 400)}
              </p>
            ) : null}
            {about.canAnswer ? (
              <MeetingAnswer
                key={`${id} ${about.expertAnswer}`}
                meetingId={id}
                initial={about.expertAnswer}
                label={t("answer", { date: dates.weekday(startAt) })}
              />
            ) : about.expertAnswer ? (
              <p className="text-muted-foreground text-sm">{t(about.expertAnswer)}</p>
            ) : null}
          </div>
          <Badge variant={meetingColours[status]}>{statuses(status)}</Badge>
        </>
      )}
    />
  );
}
