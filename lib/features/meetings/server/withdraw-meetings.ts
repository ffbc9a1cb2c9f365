import "server-only";
import type { Transaction } from "@/lib/server/db";
import { type Mail, queueMail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { defaultLocale } from "@/lib/shared/locales";
import { cancellationMail } from "./cancellation-mail";
import { when } from "./meeting-words";
import { cancelUpcoming, type WithdrawnMeeting } from "./repository";
import { tellExpert } from "./tell-about-meeting";

/**
 * Cancels those of these bookings that are still to come, because the client goes (decisions D8), and queues the
 * notice that takes each out of the representative's calendar (decisions D9). The expert whom one is about hears that it
 * does not take place, and not whose it was. What was over stays as it was.
 * @returns how many were cancelled
 */
export async function withdrawMeetings(tx: Transaction, bookingIds: number[], now: Date): Promise<number> {
  const withdrawn = await cancelUpcoming(tx, bookingIds, now);
  const company = translator("AboutExpertMails", defaultLocale)("unnamed");
  for (const meeting of withdrawn) {
    await queueMail(tx, withdrawnMail(meeting, now));
    const about = { ...meeting, company, fullName: "", projectDescription: null };
    if (meeting.expertId !== null) await tellExpert(tx, meeting.expertId, about, "cancelled");
  }
  return withdrawn.length;
}

/** Says which meeting, never whose: the person is about to be forgotten, and the calendar knows it by its UID. */
function withdrawnMail(meeting: WithdrawnMeeting, now: Date): Mail {
  const t = translator("WithdrawnMeetingMail", defaultLocale);
  const mails = translator("MeetingMails", defaultLocale);
  const units = translator("Units", defaultLocale);
  const { host } = meeting;
  const time = when(meeting.startAt, defaultLocale);
  return cancellationMail(meeting, now, {
    kind: "meeting_withdrawn",
    to: host.email,
    subject: t("subject", time),
    locale: defaultLocale,
    heading: t("heading"),
    paragraphs: [t("reason"), t("calendar")],
    details: [
      [mails("details.when"), mails("when", time)],
      [mails("details.duration"), units("minutes", { minutes: meeting.duration })],
    ],
    summary: t("heading"),
    description: t("reason"),
    location: mails("location"),
    attendee: host,
  });
}
