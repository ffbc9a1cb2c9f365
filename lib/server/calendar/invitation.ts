import "server-only";
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
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

/** Times are written in UTC, which every calendar reads alike. */
function calendarOf(entry: CalendarEntry, method: "REQUEST" | "CANCEL" | "PUBLISH") {
  const calendar = ical({
    prodId: { company: "Osaaja", product: "Meetings", language: entry.locale.toUpperCase() },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
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
  return { calendar, event };
}

/** A meeting as a file that somebody adds to a calendar: published, to nobody in particular (RFC 5546 §3.2.1). */
export const calendarFile = (entry: CalendarEntry): string =>
  calendarOf(entry, "PUBLISH").calendar.toString();

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
    content: Buffer.from(calendar.toString(), "utf8").toString("base64"),
    method: invitation.method,
  };
}
