import "server-only";
import type { MailContent } from "@/lib/server/mail/layout";
import { translator } from "@/lib/server/translator";
import { helsinkiWallTime } from "@/lib/shared/dates";
import { formatDate, formatTime } from "@/lib/shared/format-dates";
import type { Locale } from "@/lib/shared/locales";
import { formatEuros } from "@/lib/shared/money";
import { placeOf } from "../place";
import { clientUrl } from "./client-link";
import type { MeetingHost } from "./consultants-repository";
import type { NewBooking } from "./repository";

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
  | "userId"
> & {
  id: number;
  /** The SEQUENCE that its last change has brought. */
  sequence: number;
  /** Who holds it. */
  host: MeetingHost;
  /** Where it is joined: the consultant's own link, or what an administrator has written. */
  joinUrl: string | null;
  expert: { id: number; name: string; title: string } | null;
};

/** The way to the page where the client sees, moves and cancels the meeting (deal O1). */
export const clientAction = (meeting: Pick<BookedMeeting, "id" | "calendarUid">, locale: Locale) => ({
  label: translator("MeetingMails", locale)("manage"),
  url: clientUrl(meeting, locale),
});

/**
 * To the client: the link to join first, where there is one, and the page of the meeting.
 * @param label what they can do on that page
 */
export function clientWays(
  meeting: Pick<BookedMeeting, "id" | "calendarUid" | "joinUrl">,
  locale: Locale,
  label = translator("MeetingMails", locale)("manage"),
): Pick<MailContent, "action" | "link"> {
  const page = { ...clientAction(meeting, locale), label };
  return meeting.joinUrl ? { ...joinAction(meeting, locale), link: page } : { action: page };
}

/** To the representative: the link to join, where there is one. */
export const joinAction = (
  { joinUrl }: Pick<BookedMeeting, "joinUrl">,
  locale: Locale,
): Pick<MailContent, "action"> =>
  joinUrl ? { action: { label: translator("MeetingActions", locale)("join"), url: joinUrl } } : {};

/** What stands in the client's calendar: the ways of a mail, each with its address. */
export const clientNotes = (
  meeting: Pick<BookedMeeting, "id" | "calendarUid" | "joinUrl">,
  locale: Locale,
): string => waysAsText(clientWays(meeting, locale));

/** What stands in the representative's calendar: what it is about, and the link to join. */
export const representativeNotes = (
  about: string,
  meeting: Pick<BookedMeeting, "joinUrl">,
  locale: Locale,
): string => [about, waysAsText(joinAction(meeting, locale))].filter(Boolean).join("\n\n");

const waysAsText = ({ action, link }: Pick<MailContent, "action" | "link">): string =>
  [action, link].flatMap((way) => (way ? [`${way.label}:\n${way.url}`] : [])).join("\n\n");

/** Where a meeting is. */
export const meetingPlace = (joinUrl: string | null, locale: Locale): string =>
  translator("ClientMeeting", locale)(`place.${placeOf(joinUrl)}`);

/** What a meeting is about, with the expert's public name. */
export function meetingTopic(
  { expert }: { expert: { name: string; title: string } | null },
  locale: Locale,
): string {
  const t = translator("MeetingMails", locale);
  return expert ? t("about", { expert: `${expert.name}, ${expert.title}` }) : t("general");
}

/** Date and time of a start as mails say them, in Helsinki time. */
export function when(start: Date, locale: Locale) {
  return { date: formatDate(helsinkiWallTime(start).date, locale, "full"), time: formatTime(start, locale) };
}

/** The subject of a mail to the representative: whose meeting it is tells it from the others of the day. */
export const withClient = (subject: string, { fullName }: Pick<BookedMeeting, "fullName">): string =>
  `${subject} (${fullName})`;

/** What both sides read of a meeting. */
export function commonDetails(
  meeting: Pick<BookedMeeting, "startAt" | "duration" | "expert" | "joinUrl">,
  locale: Locale,
): [string, string][] {
  const t = translator("MeetingMails", locale);
  const units = translator("Units", locale);
  return [
    [t("details.when"), t("when", when(meeting.startAt, locale))],
    [t("details.duration"), units("minutes", { minutes: meeting.duration })],
    [t("details.topic"), meetingTopic(meeting, locale)],
    [t("details.where"), meetingPlace(meeting.joinUrl, locale)],
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
