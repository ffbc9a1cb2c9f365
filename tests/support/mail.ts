import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import ICAL from "ical.js";
import { type ParsedMail, simpleParser } from "mailparser";

const folder = () => process.env.MAIL_OUTBOX_DIR as string;

/** Names of the mails in the outbox folder, oldest first (their ids are ordered by time). */
export function outboxFiles(): string[] {
  return existsSync(folder()) ? readdirSync(folder()).sort() : [];
}

/** Reads the outbox back with a mail parser, as a mail program would see it. */
export function readOutbox(): Promise<ParsedMail[]> {
  return Promise.all(
    outboxFiles()
      .filter((file) => file.endsWith(".eml"))
      .map((file) => simpleParser(readFileSync(path.join(folder(), file)))),
  );
}

/** The recipient's address. */
export function recipient(mail: ParsedMail): string {
  const to = Array.isArray(mail.to) ? mail.to[0] : mail.to;
  return to?.value[0]?.address ?? "";
}

export type Invitation = {
  method: string;
  uid: string;
  sequence: number;
  status: string;
  start: Date;
  end: Date;
  stamp: Date;
  summary: string;
  description: string;
  location: string;
  url: string | null;
  organizer: string;
  attendees: string[];
};

const withoutScheme = (address: unknown) => String(address ?? "").replace(/^mailto:/i, "");

/** The invitation of a mail, read by another library than the one that wrote it. Null without one. */
export function invitationOf(mail: ParsedMail): Invitation | null {
  const part = mail.attachments.find(({ contentType }) => contentType === "text/calendar");
  if (!part) return null;
  const calendar = new ICAL.Component(ICAL.parse(part.content.toString("utf8")));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) return null;
  const event = new ICAL.Event(component);
  const stamp = component.getFirstPropertyValue("dtstamp") as ICAL.Time;
  return {
    method: String(calendar.getFirstPropertyValue("method")),
    uid: event.uid,
    sequence: event.sequence,
    status: String(component.getFirstPropertyValue("status")),
    start: event.startDate.toJSDate(),
    end: event.endDate.toJSDate(),
    stamp: stamp.toJSDate(),
    summary: event.summary,
    description: event.description,
    location: event.location,
    url: component.getFirstPropertyValue("url") as string | null,
    organizer: withoutScheme(event.organizer),
    attendees: event.attendees.map((attendee) => withoutScheme(attendee.getFirstValue())),
  };
}

/** Empties the outbox folder. */
export const clearOutbox = () => rmSync(folder(), { recursive: true, force: true });
