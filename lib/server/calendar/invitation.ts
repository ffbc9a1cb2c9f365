import "server-only";
import ical, {
  foldLines,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEvent,
  ICalEventBusyStatus,
  ICalEventStatus,
} from "ical-generator";
import { addDays } from "@/lib/shared/dates";
import type { Locale } from "@/lib/shared/locales";
import type { Attachment } from "../mail/mail";

/** A meeting as calendars know it. */
export type CalendarEntry = {
  uid: string;
  /** Rises with every change of the same UID (RFC 5545 §3.8.7.4). */
  sequence: number;
  status: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
  start: Date;
  end: Date;
  createdAt: Date;
  summary: string;
  description: string;
  location: string;
  url?: string | null;
  organizer: { name: string; email: string };
  /** Of its words. */
  locale: Locale;
};

export type Invitation = CalendarEntry & {
  method: "REQUEST" | "CANCEL";
  attendee: { name: string; email: string };
};

/**
 * A name as a parameter of a calendar line, where no quotation mark and no line break may stand (RFC 5545 §3.2):
 * with one, a typed name could end the parameter and write a line of its own.
 */
const named = ({ name, email }: { name: string; email: string }) => ({
  name: name
    .replace(/"/g, "'")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim(),
  email,
});

const prodId = (locale: Locale) => ({
  company: "Osaaja",
  product: "Meetings",
  language: locale.toUpperCase(),
});

/** Times are written in UTC, which every calendar reads alike. */
function calendarOf(entry: CalendarEntry, method: "REQUEST" | "CANCEL" | "PUBLISH") {
  const calendar = ical({ prodId: prodId(entry.locale), method: ICalCalendarMethod[method] });
  return { calendar, event: addMeeting(calendar, entry) };
}

function addMeeting(calendar: ICalCalendar, entry: CalendarEntry): ICalEvent {
  return calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    start: entry.start,
    end: entry.end,
    stamp: entry.createdAt,
    summary: entry.summary,
    description: entry.description,
    location: entry.location,
    status: ICalEventStatus[entry.status],
    organizer: named(entry.organizer),
    ...(entry.url ? { url: entry.url } : {}),
  });
}

/** As text, with links as they are: the library escapes them like words, which RFC 5545 §3.3.13 does not. */
const written = (calendar: ICalCalendar): string =>
  foldLines(
    calendar
      .toString()
      .replace(/\r\n /g, "")
      .replace(/(?<=\r\nURL;VALUE=URI:)[^\r\n]*/g, (url) => url.replace(/\\([\\;,])/g, "$1")),
  );

/** A meeting as a file that somebody adds to a calendar: published, to nobody in particular (RFC 5546 §3.2.1). */
export const calendarFile = (entry: CalendarEntry): string => written(calendarOf(entry, "PUBLISH").calendar);

/** Whole days on which somebody is away, the first and the last one included. */
type DaysOff = { uid: string; firstDay: string; lastDay: string; changedAt: Date; summary: string };

/** A calendar that others subscribe to; they ask for it again after an hour, if they do as it says. */
export function calendarFeed({
  locale,
  name,
  entries,
  daysOff,
}: {
  /** Of its words. */
  locale: Locale;
  name: string;
  entries: readonly CalendarEntry[];
  daysOff: readonly DaysOff[];
}): string {
  const calendar = ical({ prodId: prodId(locale), name, method: ICalCalendarMethod.PUBLISH, ttl: 3600 });
  for (const entry of entries) addMeeting(calendar, entry);
  for (const { uid, firstDay, lastDay, changedAt, summary } of daysOff) {
    calendar.createEvent({
      id: uid,
      allDay: true,
      start: new Date(`${firstDay}T00:00:00Z`),
      // The day after the last one, as RFC 5545 §3.6.1 has it.
      end: new Date(`${addDays(lastDay, 1)}T00:00:00Z`),
      stamp: changedAt,
      summary,
      busystatus: ICalEventBusyStatus.OOF,
    });
  }
  return written(calendar);
}

/** An iTIP invitation (RFC 5546) as a mail attachment. */
export function invitationAttachment(invitation: Invitation): Attachment {
  const { calendar, event } = calendarOf(invitation, invitation.method);
  event.createAttendee({
    ...named(invitation.attendee),
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
    rsvp: invitation.method === "REQUEST",
  });
  return {
    filename: "meeting.ics",
    contentType: `text/calendar; charset=utf-8; method=${invitation.method}`,
    content: Buffer.from(written(calendar), "utf8").toString("base64"),
    method: invitation.method,
  };
}
