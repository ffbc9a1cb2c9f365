import "server-only";
import { invitationAttachment } from "@/lib/server/calendar/invitation";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { formatTimeOfDay, helsinkiWallTime } from "@/lib/shared/dates";
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

export type MeetingMailTexts = ReturnType<typeof translator<"MeetingMails">>;

/**
 * The two mails of a new booking (decisions F), each with the invitation: to the client and to the
 * representative. Anybody can type any address into the form, so nothing else that was typed there
 * reaches it: name, company and description go to the representative only (decisions D2).
 */
export function bookingReceivedMails(meeting: BookedMeeting): Mail[] {
  const t = translator("MeetingMails");
  const host = representative();
  const { date, time } = when(meeting.startAt);
  const topic = meetingTopic(meeting, t);
  const invitation = (description: string, attendeeName: string) =>
    invitationAttachment({
      method: "REQUEST",
      uid: meeting.calendarUid,
      sequence: meeting.sequence,
      status: "TENTATIVE",
      start: meeting.startAt,
      end: meeting.endAt,
      createdAt: meeting.submittedAt,
      summary: topic,
      description,
      location: t("location"),
      organizer: host,
      attendee: { name: attendeeName, email: meeting.email },
    });
  const details = commonDetails(meeting, topic, t);
  return [
    {
      kind: "meeting_booking_received",
      to: meeting.email,
      replyTo: host.email,
      subject: t("receivedClient.subject", { date, time }),
      ...renderMail({
        heading: t("receivedClient.heading"),
        paragraphs: [t("receivedClient.intro", { representative: host.name }), t("receivedClient.next")],
        details,
      }),
      attachments: [invitation(topic, meeting.email)],
    },
    {
      kind: "meeting_booking_new",
      to: host.email,
      subject: t("receivedRepresentative.subject", { date, time }),
      ...renderMail({
        heading: t("receivedRepresentative.heading"),
        paragraphs: [t("receivedRepresentative.intro")],
        details: [...details, ...clientDetails(meeting, t)],
      }),
      attachments: [invitation(meeting.projectDescription ?? topic, meeting.fullName)],
    },
  ];
}

/** What a meeting is about, with the expert's public name. */
export function meetingTopic({ expert }: Pick<BookedMeeting, "expert">, t: MeetingMailTexts): string {
  return expert ? t("about", { expert: `${expert.name}, ${expert.title}` }) : t("general");
}

/** Date and time of a start as mails say them, in Helsinki time. */
export function when(start: Date) {
  const { date, minutesOfDay } = helsinkiWallTime(start);
  const readable = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(`${date}T12:00:00Z`),
  );
  return { date: readable, time: formatTimeOfDay(minutesOfDay, "24h") };
}

/** What both sides read of a meeting. */
export function commonDetails(
  meeting: Pick<BookedMeeting, "startAt" | "duration">,
  topic: string,
  t: MeetingMailTexts,
): [string, string][] {
  return [
    [t("details.when"), t("when", when(meeting.startAt))],
    [t("details.duration"), t("minutes", { minutes: meeting.duration })],
    [t("details.topic"), topic],
    [t("details.where"), t("location")],
  ];
}

/** What only the representative reads. */
export function clientDetails(meeting: BookedMeeting, t: MeetingMailTexts): [string, string][] {
  return [
    [t("details.client"), `${meeting.fullName}, ${meeting.company}`],
    [t("details.email"), meeting.email],
    [t("details.phone"), meeting.phone],
    ...(meeting.projectDescription
      ? [[t("details.project"), meeting.projectDescription] as [string, string]]
      : []),
    ...(meeting.estimatedTotalCostCents !== null && meeting.estimatedTotalHours !== null
      ? [
          [
            t("details.estimate"),
            t("estimate", {
              total: formatEuros(meeting.estimatedTotalCostCents, "en"),
              hours: meeting.estimatedTotalHours,
            }),
          ] as [string, string],
        ]
      : []),
  ];
}
