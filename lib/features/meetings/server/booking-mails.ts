import "server-only";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import type { Locale } from "@/lib/shared/locales";
import { clientInvitation, representativeInvitation } from "./invitations";
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
 * The two mails of a new booking (decisions F), each with the invitation: to the client and to the
 * representative. Anybody can type any address into the form, so nothing else that was typed there
 * reaches it: name, company and description go to the representative only (decisions D2). It says when an administrator
 * booked for them.
 */
export const bookingReceivedMails = inAnyLanguage(
  (
    meeting: BookedMeeting,
    { client: locale, host: language }: Record<"client" | "host", Locale>,
    { isByHand = false } = {},
  ): Mail[] => {
    const t = translator("MeetingMails", locale);
    const ours = translator("MeetingMails", language);
    const { host } = meeting;
    const invited = { meeting, status: "pending", changedAt: meeting.submittedAt } as const;
    return [
      {
        kind: "meeting_booking_received",
        to: meeting.email,
        replyTo: host.email,
        subject: t("receivedClient.subject", when(meeting.startAt, locale)),
        ...renderMail({
          locale,
          heading: t("receivedClient.heading"),
          paragraphs: [
            t(isByHand ? "receivedClient.byHand" : "receivedClient.intro", { representative: host.name }),
            t(meeting.joinUrl ? "receivedClient.link" : "receivedClient.next"),
          ],
          details: commonDetails(meeting, locale),
          ...clientWays(meeting, locale),
        }),
        attachments: [clientInvitation({ ...invited, locale })],
      },
      {
        kind: "meeting_booking_new",
        to: host.email,
        subject: withClient(ours("receivedRepresentative.subject", when(meeting.startAt, language)), meeting),
        ...renderMail({
          locale: language,
          heading: ours("receivedRepresentative.heading"),
          paragraphs: [ours("receivedRepresentative.intro")],
          details: [...commonDetails(meeting, language), ...clientDetails(meeting, language)],
          ...joinAction(meeting, language),
        }),
        attachments: [representativeInvitation({ ...invited, locale: language })],
      },
    ];
  },
);
