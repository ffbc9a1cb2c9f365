import "server-only";
import { invitationAttachment } from "@/lib/server/calendar/invitation";
import type { Attachment } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import type { Locale } from "@/lib/shared/locales";
import type { MeetingStatus } from "../states";
import { type BookedMeeting, meetingTopic } from "./meeting-words";

/** What goes into an invitation: a meeting as it is now, and when it became so. */
type Invited = {
  meeting: BookedMeeting;
  status: MeetingStatus;
  changedAt: Date;
  locale: Locale;
};

/**
 * The invitation that puts a meeting into its client's calendar, or brings it up to date there (same UID, risen
 * SEQUENCE; decisions D9). It holds nothing that was typed into the form but the address.
 */
export function clientInvitation(invited: Invited): Attachment {
  const { meeting, locale } = invited;
  return invitation(invited, meetingTopic(meeting, locale), meeting.email);
}

/** The representative's, with who comes and what they wrote. */
export function representativeInvitation(invited: Invited): Attachment {
  const { meeting, locale } = invited;
  return invitation(invited, meeting.projectDescription ?? meetingTopic(meeting, locale), meeting.fullName);
}

function invitation(
  { meeting, status, changedAt, locale }: Invited,
  description: string,
  attendeeName: string,
): Attachment {
  return invitationAttachment({
    method: "REQUEST",
    uid: meeting.calendarUid,
    sequence: meeting.sequence,
    status: status === "pending" ? "TENTATIVE" : "CONFIRMED",
    start: meeting.startAt,
    end: meeting.endAt,
    createdAt: changedAt,
    summary: meetingTopic(meeting, locale),
    description,
    location: translator("MeetingMails", locale)("location"),
    url: meeting.joinUrl,
    organizer: meeting.host,
    locale,
    attendee: { name: attendeeName, email: meeting.email },
  });
}
