import "server-only";
import { invitationAttachment } from "@/lib/server/calendar/invitation";
import type { Attachment } from "@/lib/server/mail/mail";
import type { Locale } from "@/lib/shared/locales";
import type { MeetingStatus } from "../states";
import {
  type BookedMeeting,
  clientNotes,
  meetingPlace,
  meetingTopic,
  representativeNotes,
} from "./meeting-words";

/** What goes into an invitation: a meeting as it is now, and when it became so. */
type Invited = {
  meeting: BookedMeeting;
  status: MeetingStatus;
  changedAt: Date;
  locale: Locale;
};

/**
 * The invitation that puts a meeting into its client's calendar, or brings it up to date there (same UID, risen
 * SEQUENCE; decisions D9). It says where it is joined, moved and cancelled, and holds nothing that was typed into the
 * form but the address.
 */
export function clientInvitation(invited: Invited): Attachment {
  const { meeting, locale } = invited;
  return invitation(invited, clientNotes(meeting, locale), meeting.email);
}

/** The representative's, with who comes, what they wrote and the link to join. */
export function representativeInvitation(invited: Invited): Attachment {
  const { meeting, locale } = invited;
  const about = meeting.projectDescription ?? meetingTopic(meeting, locale);
  return invitation(invited, representativeNotes(about, meeting, locale), meeting.fullName);
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
    location: meetingPlace(meeting.joinUrl, locale),
    url: meeting.joinUrl,
    organizer: meeting.host,
    locale,
    attendee: { name: attendeeName, email: meeting.email },
  });
}
