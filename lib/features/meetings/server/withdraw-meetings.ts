import "server-only";
import { invitationAttachment } from "@/lib/server/calendar/invitation";
import type { Transaction } from "@/lib/server/db";
import { renderMail } from "@/lib/server/mail/layout";
import { type Mail, queueMail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { when } from "./booking-mails";
import { cancelUpcoming, type WithdrawnMeeting } from "./repository";
import { representative } from "./representative";

/**
 * Cancels those of these bookings that are still to come, because the client goes (decisions D8), and queues the
 * notice that takes each out of the representative's calendar (decisions D9). What was over stays as it was.
 * @returns how many were cancelled
 */
export async function withdrawMeetings(tx: Transaction, bookingIds: number[], now: Date): Promise<number> {
  const withdrawn = await cancelUpcoming(tx, bookingIds, now);
  for (const meeting of withdrawn) await queueMail(tx, withdrawnMail(meeting, now));
  return withdrawn.length;
}

/** Says which meeting, never whose: the person is about to be forgotten, and the calendar knows it by its UID. */
function withdrawnMail(meeting: WithdrawnMeeting, now: Date): Mail {
  const t = translator("WithdrawnMeetingMail");
  const host = representative();
  const time = when(meeting.startAt);
  return {
    kind: "meeting_withdrawn",
    to: host.email,
    subject: t("subject", time),
    ...renderMail({
      heading: t("heading"),
      paragraphs: [t("reason"), t("calendar")],
      details: [
        [t("when"), t("time", time)],
        [t("duration"), t("minutes", { minutes: meeting.duration })],
      ],
    }),
    attachments: [
      invitationAttachment({
        method: "CANCEL",
        uid: meeting.calendarUid,
        sequence: meeting.calendarSequence,
        status: "CANCELLED",
        start: meeting.startAt,
        end: meeting.endAt,
        createdAt: now,
        summary: t("heading"),
        description: t("reason"),
        location: t("location"),
        organizer: host,
        attendee: host,
      }),
    ],
  };
}
