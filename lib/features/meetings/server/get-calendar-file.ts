import "server-only";
import { calendarFile } from "@/lib/server/calendar/invitation";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { isSameToken } from "@/lib/server/tokens";
import { translator } from "@/lib/server/translator";
import { AppError } from "@/lib/shared/errors";
import { calendarStatus } from "../states";
import { calendarFileToken } from "./calendar-file-link";
import { meetingTopic } from "./meeting-words";
import { findCalendarEntry } from "./repository";

/**
 * GET /api/meeting-bookings/{id}/calendar-file: the meeting as it is now, with the UID and SEQUENCE of the invitations
 * by mail and in their language, so that a calendar that has both shows one.
 * @throws AppError not_found for a wrong pair of meeting and token
 */
export async function getCalendarFile(id: number, token: string | undefined): Promise<string> {
  const meeting = await findCalendarEntry(id);
  if (!meeting || !token || !isSameToken(token, calendarFileToken(meeting.calendarUid)))
    throw new AppError("booking_not_found");
  const locale = await readerLocale(meeting.email);
  const topic = meetingTopic(meeting, locale);
  return calendarFile({
    uid: meeting.calendarUid,
    sequence: meeting.sequence,
    status: calendarStatus[meeting.status],
    start: meeting.startAt,
    end: meeting.endAt,
    createdAt: meeting.updatedAt,
    summary: topic,
    description: topic,
    location: translator("MeetingMails", locale)("location"),
    url: meeting.joinUrl,
    organizer: meeting.host,
    locale,
  });
}
