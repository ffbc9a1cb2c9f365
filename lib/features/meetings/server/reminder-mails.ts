import "server-only";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import type { Locale } from "@/lib/shared/locales";
import type { ReminderKind } from "../reminders";
import {
  type BookedMeeting,
  clientDetails,
  clientWays,
  commonDetails,
  joinAction,
  when,
  withClient,
} from "./meeting-words";

/**
 * The reminder of a meeting, to the client and to the representative. As in the first mails, what somebody typed
 * into the form reaches the representative only.
 */
export const reminderMails = inAnyLanguage(
  (meeting: BookedMeeting, kind: ReminderKind, locale: Locale): [Mail, Mail] => {
    const t = translator("MeetingMails", locale);
    const { host } = meeting;
    const time = when(meeting.startAt, locale);
    const details = commonDetails(meeting, locale);
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
            t(`reminder.${kind}.intro`, { representative: host.name }),
            t(meeting.joinUrl ? "reminder.link" : "reminder.noLink"),
          ],
          details,
          // Within the hour it can no longer be moved or cancelled there.
          ...clientWays(meeting, locale, t(kind === "hour" ? "reminder.see" : "manage")),
        }),
      },
      {
        kind: "meeting_reminder_representative",
        to: host.email,
        subject: withClient(t(`reminder.${kind}.subject`, time), meeting),
        ...renderMail({
          locale,
          heading: t(`reminder.${kind}.heading`),
          paragraphs: meeting.joinUrl ? [] : [t("confirmedRepresentative.next")],
          details: [...details, ...clientDetails(meeting, locale)],
          ...joinAction(meeting, locale),
        }),
      },
    ];
  },
);
