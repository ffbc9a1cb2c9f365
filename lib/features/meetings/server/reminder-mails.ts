import "server-only";
import { invitationAttachment } from "@/lib/server/calendar/invitation";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import type { Locale } from "@/lib/shared/locales";
import type { ReminderKind } from "../reminders";
import { clientDetails, commonDetails, meetingTopic, when } from "./booking-mails";
import { representative } from "./representative";
import type { ChangedMeeting } from "./status-mails";

/** The link to join a confirmed meeting, to the client, with the invitation that holds it. */
export function joinLinkMails(
  meeting: ChangedMeeting & { joinUrl: string },
  now: Date,
  locale: Locale,
): Mail[] {
  const t = translator("MeetingMails", locale);
  const host = representative();
  const topic = meetingTopic(meeting, locale);
  return [
    {
      kind: "meeting_join_link",
      to: meeting.email,
      replyTo: host.email,
      subject: t("joinLink.subject", when(meeting.startAt, locale)),
      ...renderMail({
        locale,
        heading: t("joinLink.heading"),
        paragraphs: [t("joinLink.intro", { representative: host.name })],
        details: commonDetails(meeting, locale),
        action: { label: t("join"), url: meeting.joinUrl },
      }),
      attachments: [
        invitationAttachment({
          method: "REQUEST",
          uid: meeting.calendarUid,
          sequence: meeting.sequence,
          status: "CONFIRMED",
          start: meeting.startAt,
          end: meeting.endAt,
          createdAt: now,
          summary: topic,
          description: topic,
          location: t("location"),
          url: meeting.joinUrl,
          organizer: host,
          attendee: { name: meeting.email, email: meeting.email },
        }),
      ],
    },
  ];
}

/**
 * The reminder of a meeting, to the client and to the representative. As in the first mails, what somebody typed
 * into the form reaches the representative only.
 */
export function reminderMails(meeting: ChangedMeeting, kind: ReminderKind, locale: Locale): Mail[] {
  const t = translator("MeetingMails", locale);
  const host = representative();
  const time = when(meeting.startAt, locale);
  const details = commonDetails(meeting, locale);
  const action = meeting.joinUrl ? { action: { label: t("join"), url: meeting.joinUrl } } : {};
  return [
    {
      kind: "meeting_reminder",
      to: meeting.email,
      replyTo: host.email,
      subject: t(`reminder.${kind}.subject`, time),
      ...renderMail({
        locale,
        heading: t(`reminder.${kind}.heading`),
        paragraphs: [
          t("reminder.intro", { representative: host.name }),
          t(meeting.joinUrl ? "reminder.link" : "reminder.noLink"),
        ],
        details,
        ...action,
      }),
    },
    {
      kind: "meeting_reminder_representative",
      to: host.email,
      subject: t(`reminder.${kind}.subject`, time),
      ...renderMail({
        locale,
        heading: t(`reminder.${kind}.heading`),
        paragraphs: meeting.joinUrl ? [] : [t("confirmedRepresentative.next")],
        details: [...details, ...clientDetails(meeting, locale)],
        ...action,
      }),
    },
  ];
}
