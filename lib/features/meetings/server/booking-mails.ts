import "server-only";
import { invitationAttachment } from "@/lib/server/calendar/invitation";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { formatTimeOfDay, helsinkiWallTime } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import { defaultLocale, type Locale } from "@/lib/shared/locales";
import { formatEuros } from "@/lib/shared/money";
import type { NewBooking } from "./repository";
import { representative } from "./representative";

/** What the mails of a meeting tell of it. */
export type BookedMeeting = Pick<
  NewBooking,
  | "startAt"
  | "endAt"
  | "duration"
  | "fullName"
  | "email"
  | "company"
  | "phone"
  | "projectDescription"
  | "estimatedTotalHours"
  | "estimatedTotalCostCents"
  | "calendarUid"
  | "submittedAt"
> & { sequence: number; expert: { name: string; title: string } | null };

/**
 * The two mails of a new booking (decisions F), each with the invitation: to the client and to the
 * representative. Anybody can type any address into the form, so nothing else that was typed there
 * reaches it: name, company and description go to the representative only (decisions D2).
 */
export function bookingReceivedMails(meeting: BookedMeeting, locale: Locale): Mail[] {
  const t = translator("MeetingMails", locale);
  const ours = translator("MeetingMails", defaultLocale);
  const host = representative();
  const topic = meetingTopic(meeting, locale);
  const invitation = (description: string, attendeeName: string, summary: string) =>
    invitationAttachment({
      method: "REQUEST",
      uid: meeting.calendarUid,
      sequence: meeting.sequence,
      status: "TENTATIVE",
      start: meeting.startAt,
      end: meeting.endAt,
      createdAt: meeting.submittedAt,
      summary,
      description,
      location: t("location"),
      organizer: host,
      attendee: { name: attendeeName, email: meeting.email },
    });
  const ourTopic = meetingTopic(meeting, defaultLocale);
  return [
    {
      kind: "meeting_booking_received",
      to: meeting.email,
      replyTo: host.email,
      subject: t("receivedClient.subject", when(meeting.startAt, locale)),
      ...renderMail({
        locale,
        heading: t("receivedClient.heading"),
        paragraphs: [t("receivedClient.intro", { representative: host.name }), t("receivedClient.next")],
        details: commonDetails(meeting, locale),
      }),
      attachments: [invitation(topic, meeting.email, topic)],
    },
    {
      kind: "meeting_booking_new",
      to: host.email,
      subject: ours("receivedRepresentative.subject", when(meeting.startAt, defaultLocale)),
      ...renderMail({
        locale: defaultLocale,
        heading: ours("receivedRepresentative.heading"),
        paragraphs: [ours("receivedRepresentative.intro")],
        details: [...commonDetails(meeting, defaultLocale), ...clientDetails(meeting, defaultLocale)],
      }),
      attachments: [invitation(meeting.projectDescription ?? ourTopic, meeting.fullName, ourTopic)],
    },
  ];
}

/** What a meeting is about, with the expert's public name. */
export function meetingTopic({ expert }: Pick<BookedMeeting, "expert">, locale: Locale): string {
  const t = translator("MeetingMails", locale);
  return expert ? t("about", { expert: `${expert.name}, ${expert.title}` }) : t("general");
}

/** Date and time of a start as mails say them, in Helsinki time. */
export function when(start: Date, locale: Locale) {
  const { date, minutesOfDay } = helsinkiWallTime(start);
  return { date: formatDate(date, locale, "full"), time: formatTimeOfDay(minutesOfDay, "24h") };
}

/** What both sides read of a meeting. */
export function commonDetails(
  meeting: Pick<BookedMeeting, "startAt" | "duration" | "expert">,
  locale: Locale,
): [string, string][] {
  const t = translator("MeetingMails", locale);
  const units = translator("Units", locale);
  return [
    [t("details.when"), t("when", when(meeting.startAt, locale))],
    [t("details.duration"), units("minutes", { minutes: meeting.duration })],
    [t("details.topic"), meetingTopic(meeting, locale)],
    [t("details.where"), t("location")],
  ];
}

/** What only the representative reads. */
export function clientDetails(meeting: BookedMeeting, locale: Locale): [string, string][] {
  const t = translator("MeetingMails", locale);
  const fields = translator("Fields", locale);
  return [
    [t("details.client"), `${meeting.fullName}, ${meeting.company}`],
    [fields("person.email"), meeting.email],
    ...(meeting.phone ? [[fields("person.phone"), meeting.phone] as [string, string]] : []),
    ...(meeting.projectDescription
      ? [[t("details.project"), meeting.projectDescription] as [string, string]]
      : []),
    ...(meeting.estimatedTotalCostCents !== null && meeting.estimatedTotalHours !== null
      ? [
          [
            t("details.estimate"),
            t("estimate", {
              total: formatEuros(meeting.estimatedTotalCostCents, locale),
              hours: meeting.estimatedTotalHours,
            }),
          ] as [string, string],
        ]
      : []),
  ];
}
