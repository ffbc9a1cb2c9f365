import "server-only";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import type { Locale } from "@/lib/shared/locales";
import type { MeetingStatus } from "../states";
import { cancellationMail } from "./cancellation-mail";
import { clientInvitation, representativeInvitation } from "./invitations";
import {
  type BookedMeeting,
  clientDetails,
  clientWays,
  commonDetails,
  joinAction,
  meetingPlace,
  meetingTopic,
  when,
  withClient,
} from "./meeting-words";

type HandedOver = BookedMeeting & { status: MeetingStatus };

/** To the client of a meeting that another consultant holds now, with the update for the calendar. */
export const otherHostMail = inAnyLanguage((meeting: HandedOver, now: Date, locale: Locale): Mail => {
  const t = translator("MeetingMails", locale);
  const { host, status } = meeting;
  return {
    kind: "meeting_handed_over",
    to: meeting.email,
    replyTo: host.email,
    subject: t("handedOverClient.subject", when(meeting.startAt, locale)),
    ...renderMail({
      locale,
      heading: t("handedOverClient.heading"),
      paragraphs: [
        t("handedOverClient.intro", { representative: host.name }),
        t(meeting.joinUrl ? "handedOverClient.link" : "handedOverClient.noLink"),
      ],
      details: commonDetails(meeting, locale),
      ...clientWays(meeting, locale),
    }),
    attachments: [clientInvitation({ meeting, status, changedAt: now, locale })],
  };
});

/** To the consultant who holds a meeting from now on. */
export const newHostMail = inAnyLanguage((meeting: HandedOver, now: Date, locale: Locale): Mail => {
  const t = translator("MeetingMails", locale);
  const { host, status } = meeting;
  return {
    kind: "meeting_handed_over_representative",
    to: host.email,
    subject: withClient(t("handedOverRepresentative.subject", when(meeting.startAt, locale)), meeting),
    ...renderMail({
      locale,
      heading: t("handedOverRepresentative.heading"),
      paragraphs: [t("handedOverRepresentative.intro")],
      details: [...commonDetails(meeting, locale), ...clientDetails(meeting, locale)],
      ...joinAction(meeting, locale),
    }),
    attachments: [representativeInvitation({ meeting, status, changedAt: now, locale })],
  };
});

/**
 * To the consultant who held a meeting that another one holds now, with the notice that takes it out of the calendar;
 * none when it stays with them.
 * @param before the meeting with its old time and consultant
 */
export const formerHostMails = inAnyLanguage(
  (
    before: Omit<BookedMeeting, "sequence">,
    { host, sequence }: Pick<BookedMeeting, "host" | "sequence">,
    now: Date,
    locale: Locale,
  ): Mail[] => {
    if (before.host.id === host.id) return [];
    const t = translator("MeetingMails", locale);
    const topic = meetingTopic(before, locale);
    const intro = t("handedOverFormer.intro", { representative: host.name });
    return [
      cancellationMail({ ...before, calendarSequence: sequence }, now, {
        kind: "meeting_handed_over_former",
        to: before.host.email,
        subject: withClient(t("handedOverFormer.subject", when(before.startAt, locale)), before),
        locale,
        heading: t("handedOverFormer.heading"),
        paragraphs: [intro],
        details: [
          ...commonDetails(before, locale),
          [t("details.client"), `${before.fullName}, ${before.company}`],
        ],
        summary: topic,
        description: intro,
        location: meetingPlace(before.joinUrl, locale),
        attendee: { name: before.fullName, email: before.email },
      }),
    ];
  },
);
