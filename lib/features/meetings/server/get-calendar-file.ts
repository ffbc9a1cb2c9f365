import "server-only";
import { calendarFile } from "@/lib/server/calendar/invitation";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { isSameToken } from "@/lib/server/tokens";
import { AppError } from "@/lib/shared/errors";
import { calendarStatus } from "../states";
import { calendarFileToken } from "./calendar-file-link";
import { isClientToken } from "./client-link";
import { clientNotes, meetingPlace, meetingTopic, representativeNotes } from "./meeting-words";
import { findCalendarEntry } from "./repository";

/**
 * GET /api/meeting-bookings/{id}/calendar-file: the meeting as it is now, with the UID and SEQUENCE of the invitations
 * by mail and in their language, so that a calendar that has both shows one. Whoever comes from the client's page gets
 * its address, too; whoever has just typed a mail address into the form does not.
 * @throws AppError not_found for a wrong pair of meeting and token
 */
export async function getCalendarFile(id: number, token: string | undefined): Promise<string> {
  const meeting = await findCalendarEntry(id);
  const isFromPage = meeting !== null && token !== undefined && isClientToken(token, { ...meeting, id });
  if (!meeting || !token || !(isFromPage || isSameToken(token, calendarFileToken(meeting.calendarUid))))
    throw new AppError("booking_not_found");
  const locale = await readerLocale(meeting.email);
  const topic = meetingTopic(meeting, locale);
  // As in the notice by mail: nobody joins, moves or cancels what is called off.
  const isOff = meeting.status === "cancelled";
  const notes = () =>
    isFromPage ? clientNotes({ ...meeting, id }, locale) : representativeNotes("", meeting, locale);
  return calendarFile({
    uid: meeting.calendarUid,
    sequence: meeting.sequence,
    status: calendarStatus[meeting.status],
    start: meeting.startAt,
    end: meeting.endAt,
    createdAt: meeting.updatedAt,
    summary: topic,
    description: isOff ? topic : notes(),
    location: meetingPlace(meeting.joinUrl, locale),
    url: isOff ? null : meeting.joinUrl,
    organizer: meeting.host,
    locale,
  });
}
