import "server-only";
import { accountOfAddress } from "@/lib/features/accounts/server/account-of-address";
import { noAccountYet, ownPlaceAction } from "@/lib/features/accounts/server/own-place";
import { findExpertContact } from "@/lib/features/experts/server/contact-repository";
import { tell } from "@/lib/features/notifications/server/tell";
import type { Transaction } from "@/lib/server/db";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { translator } from "@/lib/server/translator";
import type { Locale } from "@/lib/shared/locales";
import { quote } from "@/lib/shared/prose";
import { shownToExpert } from "../about-expert";
import { clientPath } from "./client-link";
import { type BookedMeeting, when } from "./meeting-words";

/** Tells the client what others did to the meeting: the account it was booked with, or that has its address. */
export async function tellClient(
  tx: Transaction,
  meeting: BookedMeeting,
  event: "confirmed" | "moved" | "cancelled" | "linked" | "handed_over",
  mail: Mail,
): Promise<void> {
  await tell(tx, {
    userId: meeting.userId ?? (await accountOfAddress(tx, meeting.email)),
    kind: "meeting_changed",
    values: { change: event, startAt: meeting.startAt.toISOString() },
    path: clientPath(meeting),
    mail,
    replacesUnread: true,
  });
}

/** What is told of a meeting to the expert whom it is about, who takes no part in it (decisions D1); a company may stay unnamed. */
type AboutMeeting = Pick<
  BookedMeeting,
  "id" | "startAt" | "duration" | "company" | "fullName" | "projectDescription"
>;
type AboutEvent = "booked" | "moved" | "cancelled";

/** So much of what a stranger typed stands in a mail; all of it is on the dashboard. */
const topicLength = 600;

/**
 * Tells the expert whom a meeting is about, on their dashboard and by mail; one who is archived hears nothing. The
 * notification names no company: the dashboard does, as long as the booking may.
 * @param meeting with when it would have begun, where it was moved
 */
export async function tellExpert(
  tx: Transaction,
  expertId: number,
  meeting: AboutMeeting & { before?: Date },
  event: AboutEvent,
): Promise<void> {
  const contact = await findExpertContact(tx, expertId);
  if (!contact) return;
  const userId = contact.userId ?? (await accountOfAddress(tx, contact.email));
  const reader = { email: contact.email, hasAccount: userId !== null };
  await tell(tx, {
    userId,
    kind: "meeting_about_you",
    values: { change: event, startAt: meeting.startAt.toISOString() },
    path: dashboardPath(meeting.id),
    mail: aboutMail(reader, meeting, event, await readerLocale(contact.email, tx)),
    replacesUnread: true,
  });
}

const dashboardPath = (meetingId: number) => `/expert-dashboard#meeting-${meetingId}`;

const mailKinds = {
  booked: "meeting_about_expert",
  moved: "meeting_about_expert_moved",
  cancelled: "meeting_about_expert_cancelled",
} as const satisfies Record<AboutEvent, string>;

export const aboutMail = inAnyLanguage(
  (
    { email, hasAccount }: { email: string; hasAccount: boolean },
    meeting: AboutMeeting & { before?: Date },
    event: AboutEvent,
    locale: Locale,
  ): Mail => {
    const t = translator("AboutExpertMails", locale);
    const mails = translator("MeetingMails", locale);
    const units = translator("Units", locale);
    const fields = translator("Fields", locale);
    const { company: shown, topic } = shownToExpert(meeting);
    const company = shown || t("unnamed");
    const time = when(meeting.startAt, locale);
    const isOff = event === "cancelled";
    const dashboard = { path: dashboardPath(meeting.id), label: t("action") };
    return {
      kind: mailKinds[event],
      to: email,
      subject: t(`${event}.subject`, time),
      ...renderMail({
        locale,
        heading: t(`${event}.heading`),
        paragraphs: [
          t(`${event}.intro`, { company }),
          ...(isOff
            ? []
            : [t(event === "moved" ? "moved.answer" : "answer"), ...noAccountYet(email, hasAccount, locale)]),
        ],
        details: [
          [fields("person.company"), company],
          [mails("details.when"), mails("when", time)],
          ...(meeting.before
            ? [[mails("details.before"), mails("when", when(meeting.before, locale))] as [string, string]]
            : []),
          [mails("details.duration"), units("minutes", { minutes: meeting.duration })],
          ...(topic && !isOff
            ? [[mails("details.project"), quote(topic, topicLength)] as [string, string]]
            : []),
        ],
        // A meeting that is off is nothing to make an account for.
        ...(isOff && !hasAccount ? {} : { action: ownPlaceAction(dashboard, hasAccount, locale) }),
      }),
    };
  },
);
