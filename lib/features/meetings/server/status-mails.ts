import "server-only";
import { invitationAttachment } from "@/lib/server/calendar/invitation";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import type { Locale } from "@/lib/shared/locales";
import { type BookedMeeting, clientDetails, commonDetails, meetingTopic, when } from "./booking-mails";
import { cancellationMail } from "./cancellation-mail";
import { representative } from "./representative";

/** A meeting after its change, with the SEQUENCE that the change has brought. */
export type ChangedMeeting = BookedMeeting & { joinUrl: string | null };

/**
 * The mails of a confirmed meeting, to the client and to the representative: the invitation again, now CONFIRMED,
 * which replaces the held time in both calendars (same UID, risen SEQUENCE; decisions D8, D9). As in the first
 * mails, what somebody typed into the form reaches the representative only.
 */
export function confirmedMails(meeting: ChangedMeeting, now: Date, locale: Locale): Mail[] {
  const t = translator("MeetingMails", locale);
  const host = representative();
  const time = when(meeting.startAt, locale);
  const topic = meetingTopic(meeting, locale);
  const details = commonDetails(meeting, locale);
  const action = meeting.joinUrl ? { action: { label: t("join"), url: meeting.joinUrl } } : {};
  const invitation = (description: string, attendeeName: string) =>
    invitationAttachment({
      method: "REQUEST",
      uid: meeting.calendarUid,
      sequence: meeting.sequence,
      status: "CONFIRMED",
      start: meeting.startAt,
      end: meeting.endAt,
      createdAt: now,
      summary: topic,
      description,
      location: t("location"),
      url: meeting.joinUrl,
      organizer: host,
      attendee: { name: attendeeName, email: meeting.email },
    });
  return [
    {
      kind: "meeting_booking_confirmed",
      to: meeting.email,
      replyTo: host.email,
      subject: t("confirmedClient.subject", time),
      ...renderMail({
        locale,
        heading: t("confirmedClient.heading"),
        paragraphs: [
          t("confirmedClient.intro", { representative: host.name }),
          t(meeting.joinUrl ? "confirmedClient.link" : "confirmedClient.next"),
        ],
        details,
        ...action,
      }),
      attachments: [invitation(topic, meeting.email)],
    },
    {
      kind: "meeting_booking_confirmed_representative",
      to: host.email,
      subject: t("confirmedRepresentative.subject", time),
      ...renderMail({
        locale,
        heading: t("confirmedRepresentative.heading"),
        paragraphs: [
          t("confirmedRepresentative.intro"),
          ...(meeting.joinUrl ? [] : [t("confirmedRepresentative.next")]),
        ],
        details: [...details, ...clientDetails(meeting, locale)],
        ...action,
      }),
      attachments: [invitation(meeting.projectDescription ?? topic, meeting.fullName)],
    },
  ];
}

/**
 * The mails of a meeting that an administrator cancelled, each with the notice that takes it out of the calendar.
 * @param reason the administrator's words to the client, if any
 */
export function cancelledMails(
  meeting: ChangedMeeting,
  reason: string | null,
  now: Date,
  locale: Locale,
): Mail[] {
  const t = translator("MeetingMails", locale);
  const host = representative();
  const time = when(meeting.startAt, locale);
  const topic = meetingTopic(meeting, locale);
  const details = [
    ...commonDetails(meeting, locale),
    ...(reason ? [[t("details.reason"), reason] as [string, string]] : []),
  ];
  const cancelled = { ...meeting, calendarSequence: meeting.sequence };
  const entry = { summary: topic, description: reason ?? topic, location: t("location") };
  return [
    cancellationMail(cancelled, now, {
      ...entry,
      kind: "meeting_booking_cancelled",
      to: meeting.email,
      subject: t("cancelledClient.subject", time),
      locale,
      heading: t("cancelledClient.heading"),
      paragraphs: [t("cancelledClient.intro"), t("cancelledClient.next")],
      details,
      attendee: { name: meeting.email, email: meeting.email },
    }),
    cancellationMail(cancelled, now, {
      ...entry,
      kind: "meeting_booking_cancelled_representative",
      to: host.email,
      subject: t("cancelledRepresentative.subject", time),
      locale,
      heading: t("cancelledRepresentative.heading"),
      paragraphs: [t("cancelledRepresentative.intro"), t("cancelledRepresentative.next")],
      details: [...details, ...clientDetails(meeting, locale)],
      attendee: { name: meeting.fullName, email: meeting.email },
    }),
  ];
}
