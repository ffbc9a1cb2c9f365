import "server-only";
import { calendarFeed } from "@/lib/server/calendar/invitation";
import { now } from "@/lib/server/clock";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { idOfToken } from "@/lib/server/tokens";
import { translator } from "@/lib/server/translator";
import { minutesPerDay } from "@/lib/shared/dates";
import { AppError } from "@/lib/shared/errors";
import { calendarStatus } from "../states";
import { isCalendarToken } from "./consultant-calendar-link";
import { findConsultant, listMeetingsOf } from "./consultants-repository";
import { meetingPlace, meetingTopic, representativeNotes } from "./meeting-words";

/** How far back a consultant's calendar goes. */
const pastDays = 90;

/**
 * GET /api/consultants/{token}/calendar.ics: a consultant's meetings and days off as a calendar that other calendars
 * read from time to time. It goes one way: nothing of theirs is read here.
 * @throws AppError not_found for whatever is no such address
 */
export async function getConsultantCalendar(token: string): Promise<string> {
  const at = now();
  const id = idOfToken(token);
  const consultant = id === null ? null : await findConsultant(id, at);
  if (!consultant || !isCalendarToken(token, consultant)) throw new AppError("consultant_not_found");
  const locale = await readerLocale(consultant.email);
  const t = translator("MeetingMails", locale);
  const from = new Date(at.getTime() - pastDays * minutesPerDay * 60_000);
  const meetings = await listMeetingsOf(consultant.calendar, from);
  return calendarFeed({
    locale,
    name: t("feed.name", { name: consultant.name }),
    entries: meetings.map((meeting) => {
      const expert =
        meeting.expertName === null ? null : { name: meeting.expertName, title: meeting.expertTitle ?? "" };
      const { fullName, company, email, phone, projectDescription } = meeting;
      return {
        uid: meeting.calendarUid,
        sequence: meeting.calendarSequence,
        status: calendarStatus[meeting.status],
        start: meeting.startAt,
        end: meeting.endAt,
        createdAt: meeting.updatedAt,
        summary: `${fullName}, ${company}`,
        description: representativeNotes(
          [meetingTopic({ expert }, locale), email, phone, projectDescription].filter(Boolean).join("\n"),
          meeting,
          locale,
        ),
        location: meetingPlace(meeting.joinUrl, locale),
        url: meeting.joinUrl,
        organizer: consultant,
        locale,
      };
    }),
    daysOff: consultant.absences.map(({ firstDay, lastDay }) => ({
      uid: `${consultant.calendar}-${firstDay}`,
      firstDay,
      lastDay,
      changedAt: consultant.updatedAt,
      summary: t("feed.dayOff"),
    })),
  });
}
