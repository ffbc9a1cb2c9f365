import "server-only";
import { calendarProvider } from "@/lib/server/calendar/provider";
import { now } from "@/lib/server/clock";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { hashToken } from "@/lib/server/tokens";
import { AppError } from "@/lib/shared/errors";
import type { CreateMeetingInput, MeetingCreated } from "../schemas";
import { toHost } from "./consultants-repository";
import { meetingTopic } from "./meeting-words";
import { findByToken, saveExternalMeeting, spendMeetingToken } from "./repository";

/**
 * POST /api/calendar/create-meeting: puts a booked meeting into the representative's calendar. The
 * booking and its one-time token decide; subject, body and attendees are the server's own (decisions D2).
 * @throws AppError not_found for a wrong pair, conflict when the token was used or the meeting is over
 */
export async function createMeeting({ bookingId, token }: CreateMeetingInput): Promise<MeetingCreated> {
  const booking = await findByToken(bookingId, hashToken(token));
  if (!booking) throw new AppError("booking_not_found");
  if (booking.status === "cancelled" || booking.status === "completed") throw new AppError("meeting_over");
  const alreadyCreated = new AppError("meeting_already_created");
  if (booking.meetingTokenUsedAt) throw alreadyCreated;

  const { expert } = booking;
  const topic = meetingTopic(
    { expert: expert && { name: expert.publicName ?? "", title: expert.title } },
    await readerLocale(toHost(booking.consultant).email),
  );
  const created = await calendarProvider().createMeeting({
    bookingId,
    calendarUid: booking.calendarUid,
    start: booking.startAt,
    end: booking.endAt,
    subject: `${topic} – ${booking.company}`,
    description: booking.projectDescription ?? topic,
    attendee: { name: booking.fullName, email: booking.email },
  });
  // Only now: a provider that failed leaves the token for another try, and creating twice changes nothing.
  if (!(await spendMeetingToken(bookingId, now()))) throw alreadyCreated;
  if (created.externalEventId || created.joinUrl) {
    await saveExternalMeeting(bookingId, {
      externalEventId: created.externalEventId,
      joinUrl: created.joinUrl,
    });
  }
  // Built in, the invitation went into the mail queue with the booking itself.
  return { bookingId, provider: created.provider, invitationQueued: true, joinUrl: created.joinUrl };
}
