import "server-only";
import { invitationAttachment } from "@/lib/server/calendar/invitation";
import { type MailContent, renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import type { WithdrawnMeeting } from "./repository";

type Words = Pick<Mail, "kind" | "to" | "subject"> &
  Pick<MailContent, "locale" | "heading" | "paragraphs" | "details" | "action"> & {
    /** Of the calendar entry. */
    summary: string;
    description: string;
    location: string;
    attendee: { name: string; email: string };
  };

/**
 * A mail that a meeting is cancelled, with the notice that takes it out of the reader's calendar: METHOD:CANCEL,
 * the UID of the invitation and the risen SEQUENCE (RFC 5546 §3.2.5, decisions D9).
 */
export function cancellationMail(
  meeting: Omit<WithdrawnMeeting, "duration" | "id" | "expertId">,
  now: Date,
  { kind, to, subject, summary, description, location, attendee, ...content }: Words,
): Mail {
  return {
    kind,
    to,
    subject,
    ...renderMail(content),
    attachments: [
      invitationAttachment({
        method: "CANCEL",
        uid: meeting.calendarUid,
        sequence: meeting.calendarSequence,
        status: "CANCELLED",
        start: meeting.startAt,
        end: meeting.endAt,
        createdAt: now,
        summary,
        description,
        location,
        organizer: meeting.host,
        locale: content.locale,
        attendee,
      }),
    ],
  };
}
