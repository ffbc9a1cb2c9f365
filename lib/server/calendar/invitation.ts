import "server-only";
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import type { Attachment } from "../mail/mail";

export type Invitation = {
  method: "REQUEST" | "CANCEL";
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

/** An iTIP invitation (RFC 5546) as a mail attachment. Times are written in UTC, which every calendar reads alike. */
export function invitationAttachment(invitation: Invitation): Attachment {
  const calendar = ical({
    prodId: { company: "Osaaja", product: "Meetings", language: "EN" },
    method: ICalCalendarMethod[invitation.method],
  });
  const event = calendar.createEvent({
    id: invitation.uid,
    sequence: invitation.sequence,
    start: invitation.start,
    end: invitation.end,
    stamp: invitation.createdAt,
    summary: invitation.summary,
    description: invitation.description,
    location: invitation.location,
    status: ICalEventStatus[invitation.status],
    organizer: named(invitation.organizer),
    ...(invitation.url ? { url: invitation.url } : {}),
  });
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
