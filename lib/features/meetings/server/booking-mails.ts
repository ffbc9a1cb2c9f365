import "server-only";
import type { Translator } from "@/lib/server/mail/texts";
import { mailTexts } from "@/lib/server/mail/texts";
import { invitationAttachment } from "@/lib/server/calendar/invitation";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { formatTimeOfDay, helsinkiWallTime } from "@/lib/shared/dates";
import { formatEuros } from "@/lib/shared/money";
import type { NewBooking } from "./repository";
import { representative } from "./representative";

export type BookedMeeting = NewBooking & { sequence: number; expert: { name: string; title: string } | null };

/** The two mails of a new booking (decisions F): to the client and to the representative, each with the invitation. */
export function bookingReceivedMails(meeting: BookedMeeting): Mail[] {
  const t = mailTexts("MeetingMails");
  const host = representative();
  const { date, time } = when(meeting.startAt);
  const topic = meeting.expert ? t("about", { expert: `${meeting.expert.name}, ${meeting.expert.title}` }) : t("general");
  const attachments = [
    invitationAttachment({
      method: "REQUEST",
      uid: meeting.calendarUid,
      sequence: meeting.sequence,
      status: "TENTATIVE",
      start: meeting.startAt,
      end: meeting.endAt,
      createdAt: meeting.submittedAt,
      summary: topic,
      description: meeting.projectDescription ?? topic,
      location: t("location"),
      organizer: host,
      attendee: { name: meeting.fullName, email: meeting.email },
    }),
  ];
  const details = commonDetails(meeting, topic, t);
  return [
    {
      kind: "meeting_booking_received",
      to: meeting.email,
      subject: t("receivedClient.subject", { date, time }),
      ...renderMail({
        heading: t("receivedClient.heading"),
        paragraphs: [t("receivedClient.intro", { name: meeting.fullName, representative: host.name }), t("receivedClient.next")],
        details,
      }),
      attachments,
    },
    {
      kind: "meeting_booking_new",
      to: host.email,
      subject: t("receivedRepresentative.subject", { company: meeting.company, date, time }),
      ...renderMail({
        heading: t("receivedRepresentative.heading"),
        paragraphs: [t("receivedRepresentative.intro", { name: meeting.fullName, company: meeting.company })],
        details: [...details, ...clientDetails(meeting, t)],
      }),
      attachments,
    },
  ];
}

function when(start: Date) {
  const { date, minutesOfDay } = helsinkiWallTime(start);
  const readable = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" }).format(new Date(`${date}T12:00:00Z`));
  return { date: readable, time: formatTimeOfDay(minutesOfDay, "24h") };
}

function commonDetails(meeting: BookedMeeting, topic: string, t: Translator): [string, string][] {
  return [
    [t("details.when"), t("when", when(meeting.startAt))],
    [t("details.duration"), t("minutes", { minutes: meeting.duration })],
    [t("details.topic"), topic],
    [t("details.where"), t("location")],
  ];
}

function clientDetails(meeting: BookedMeeting, t: Translator): [string, string][] {
  return [
    [t("details.client"), `${meeting.fullName}, ${meeting.company}`],
    [t("details.email"), meeting.email],
    [t("details.phone"), meeting.phone],
    ...(meeting.projectDescription ? [[t("details.project"), meeting.projectDescription] as [string, string]] : []),
    ...(meeting.estimatedTotalCostCents !== null && meeting.estimatedTotalHours !== null
      ? [
          [
            t("details.estimate"),
            t("estimate", { total: formatEuros(meeting.estimatedTotalCostCents, "en"), hours: meeting.estimatedTotalHours }),
          ] as [string, string],
        ]
      : []),
  ];
}
