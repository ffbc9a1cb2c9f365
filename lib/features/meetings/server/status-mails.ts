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
  clientAction,
  clientDetails,
  clientWays,
  commonDetails,
  joinAction,
  meetingPlace,
  meetingTopic,
  when,
  withClient,
} from "./meeting-words";

/** A change of a meeting in the mails of both sides. */
export type ChangeMails = { client: Mail; representative: Mail };

/** Who changed a meeting: each reads other words about it. */
type ChangedBy = "admin" | "customer";

/** What one side reads of a change. */
type Side = { kind: Mail["kind"]; subject: string; heading: string; paragraphs: string[] };

/**
 * A change to both sides, each with its details, its ways on and the invitation again, which brings their calendars up to
 * date (same UID, risen SEQUENCE; decisions D9). As in the first mails, what somebody typed into the form reaches the
 * representative only.
 */
function toBoth(
  meeting: BookedMeeting & { status: MeetingStatus },
  { details, now, locale }: { details: [string, string][]; now: Date; locale: Locale },
  sides: { client: Side; representative: Side },
): ChangeMails {
  const invited = { meeting, status: meeting.status, changedAt: now, locale };
  const { kind, subject, ...client } = sides.client;
  const { kind: kindOfOurs, subject: subjectOfOurs, ...representative } = sides.representative;
  return {
    client: {
      ...{ kind, to: meeting.email, replyTo: meeting.host.email, subject },
      ...renderMail({ locale, ...client, details, ...clientWays(meeting, locale) }),
      attachments: [clientInvitation(invited)],
    },
    representative: {
      ...{ kind: kindOfOurs, to: meeting.host.email, subject: withClient(subjectOfOurs, meeting) },
      ...renderMail({
        locale,
        ...representative,
        details: [...details, ...clientDetails(meeting, locale)],
        ...joinAction(meeting, locale),
      }),
      attachments: [representativeInvitation(invited)],
    },
  };
}

/** The mails of a confirmed meeting: the invitation, now CONFIRMED, replaces the held time in both calendars (decisions D8). */
export const confirmedMails = inAnyLanguage(
  (meeting: BookedMeeting, now: Date, locale: Locale): ChangeMails => {
    const t = translator("MeetingMails", locale);
    const { host, joinUrl } = meeting;
    const time = when(meeting.startAt, locale);
    const framed = { details: commonDetails(meeting, locale), now, locale };
    return toBoth({ ...meeting, status: "confirmed" }, framed, {
      client: {
        kind: "meeting_booking_confirmed",
        subject: t("confirmedClient.subject", time),
        heading: t("confirmedClient.heading"),
        paragraphs: [
          t("confirmedClient.intro", { representative: host.name }),
          t(joinUrl ? "confirmedClient.link" : "confirmedClient.next"),
        ],
      },
      representative: {
        kind: "meeting_booking_confirmed_representative",
        subject: t("confirmedRepresentative.subject", time),
        heading: t("confirmedRepresentative.heading"),
        paragraphs: [
          t("confirmedRepresentative.intro"),
          ...(joinUrl ? [] : [t("confirmedRepresentative.next")]),
        ],
      },
    });
  },
);

/**
 * The mails of a meeting that has another time now, with the update that moves it in both calendars (deal O1).
 * @param before as it was: when it would have begun, and with whom
 */
export const movedMails = inAnyLanguage(
  (
    meeting: BookedMeeting & { status: MeetingStatus },
    { before, by }: { before: Pick<BookedMeeting, "startAt" | "host">; by: ChangedBy },
    now: Date,
    locale: Locale,
  ): ChangeMails => {
    const t = translator("MeetingMails", locale);
    const { host } = meeting;
    const time = when(meeting.startAt, locale);
    const details: [string, string][] = [
      ...commonDetails(meeting, locale),
      [t("details.before"), t("when", when(before.startAt, locale))],
    ];
    const isPending = meeting.status === "pending";
    return toBoth(
      meeting,
      { details, now, locale },
      {
        client: {
          kind: "meeting_booking_moved",
          subject: t("movedClient.subject", time),
          heading: t("movedClient.heading"),
          paragraphs: [
            t(`movedClient.${by}`, { representative: before.host.name }),
            ...(host.id === before.host.id ? [] : [t("movedClient.other", { representative: host.name })]),
            t(isPending ? "movedClient.pending" : "movedClient.confirmed"),
          ],
        },
        representative: {
          kind: "meeting_booking_moved_representative",
          subject: t("movedRepresentative.subject", time),
          heading: t("movedRepresentative.heading"),
          paragraphs: [
            t(host.id === before.host.id ? `movedRepresentative.${by}` : "movedRepresentative.yours"),
            t(isPending ? "movedRepresentative.pending" : "movedRepresentative.confirmed"),
          ],
        },
      },
    );
  },
);

/**
 * The mails of a meeting that is cancelled, each with the notice that takes it out of the calendar.
 * @param reason the words of who cancelled it to the other side, if any; what a client typed reaches the representative
 */
export const cancelledMails = inAnyLanguage(
  (
    meeting: BookedMeeting,
    { by, reason }: { by: ChangedBy; reason: string | null },
    now: Date,
    locale: Locale,
  ): ChangeMails => {
    const t = translator("MeetingMails", locale);
    const { host } = meeting;
    const time = when(meeting.startAt, locale);
    const topic = meetingTopic(meeting, locale);
    const details = commonDetails(meeting, locale);
    const because: [string, string][] = reason ? [[t("details.reason"), reason]] : [];
    const cancelled = { ...meeting, calendarSequence: meeting.sequence };
    const entry = { summary: topic, location: meetingPlace(meeting.joinUrl, locale), locale };
    return {
      client: {
        ...cancellationMail(cancelled, now, {
          ...entry,
          description: (by === "admin" ? reason : null) ?? topic,
          kind: "meeting_booking_cancelled",
          to: meeting.email,
          subject: t("cancelledClient.subject", time),
          heading: t("cancelledClient.heading"),
          paragraphs: [t(`cancelledClient.${by}`), t("cancelledClient.next")],
          details: by === "admin" ? [...details, ...because] : details,
          action: { ...clientAction(meeting, locale), label: t("see") },
          attendee: { name: meeting.email, email: meeting.email },
        }),
        replyTo: host.email,
      },
      representative: cancellationMail(cancelled, now, {
        ...entry,
        description: reason ?? topic,
        kind: "meeting_booking_cancelled_representative",
        to: host.email,
        subject: withClient(t("cancelledRepresentative.subject", time), meeting),
        heading: t("cancelledRepresentative.heading"),
        paragraphs: [t(`cancelledRepresentative.${by}`), t("cancelledRepresentative.next")],
        details: [...details, ...because, ...clientDetails(meeting, locale)],
        attendee: { name: meeting.fullName, email: meeting.email },
      }),
    };
  },
);

/** The link to join a confirmed meeting, to both sides, with the invitation that holds it (decisions D10). */
export const joinLinkMails = inAnyLanguage(
  (meeting: BookedMeeting, now: Date, locale: Locale): ChangeMails => {
    const t = translator("MeetingMails", locale);
    const time = when(meeting.startAt, locale);
    const framed = { details: commonDetails(meeting, locale), now, locale };
    return toBoth({ ...meeting, status: "confirmed" }, framed, {
      client: {
        kind: "meeting_join_link",
        subject: t("joinLink.subject", time),
        heading: t("joinLink.heading"),
        paragraphs: [t("joinLink.intro", { representative: meeting.host.name })],
      },
      representative: {
        kind: "meeting_join_link_representative",
        subject: t("joinLinkRepresentative.subject", time),
        heading: t("joinLinkRepresentative.heading"),
        paragraphs: [t("joinLinkRepresentative.intro")],
      },
    });
  },
);
