import "server-only";
import type { Transaction } from "@/lib/server/db";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { type Mail, queueMail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { translator } from "@/lib/server/translator";
import type { Locale } from "@/lib/shared/locales";
import { cancellationMail } from "./cancellation-mail";
import { meetingPlace, when } from "./meeting-words";
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
  for (const meeting of withdrawn) {
    await queueMail(tx, withdrawnMail(meeting, now, await readerLocale(meeting.host.email, tx)));
    const about = { ...meeting, company: "", fullName: "", projectDescription: null };
    if (meeting.expertId !== null) await tellExpert(tx, meeting.expertId, about, "cancelled");
  }
  return withdrawn.length;
}

/** Says which meeting, never whose: the person is about to be forgotten, and the calendar knows it by its UID. */
export const withdrawnMail = inAnyLanguage((meeting: WithdrawnMeeting, now: Date, locale: Locale): Mail => {
  const t = translator("WithdrawnMeetingMail", locale);
  const mails = translator("MeetingMails", locale);
  const units = translator("Units", locale);
  const host = meeting.host;
  const time = when(meeting.startAt, locale);
  return cancellationMail(meeting, now, {
    kind: "meeting_withdrawn",
    to: host.email,
    subject: t("subject", time),
    locale,
    heading: t("heading"),
    paragraphs: [t("reason"), t("calendar")],
    details: [
      [mails("details.when"), mails("when", time)],
      [mails("details.duration"), units("minutes", { minutes: meeting.duration })],
    ],
    summary: t("heading"),
    description: t("reason"),
    location: meetingPlace(null, locale),
    attendee: host,
  });
});
