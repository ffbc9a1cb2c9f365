import "server-only";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { queueMailOnce } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { uuidOf } from "@/lib/server/uuid";
import { dueReminder, reminderMinutes } from "../reminders";
import { slotHoldingStatuses } from "../states";
import { lockBooking } from "./change-repository";
import { reminderMails } from "./reminder-mails";
import { listMeetingsToCome } from "./repository";

/**
 * The job `meeting-reminders`: mails client and representative a day and an hour before each meeting that is still to
 * take place (decisions D10). Each mail has an id made of the meeting, its start and the kind of reminder, so that
 * however often this runs, and in however many processes, each is sent once.
 * @returns how many mails were queued
 * @throws what went wrong with one meeting, after all the others
 */
export async function remindOfMeetings(): Promise<number> {
  const at = now();
  const until = new Date(at.getTime() + reminderMinutes.day * 60_000);
  let queued = 0;
  let failure: unknown;
  for (const id of await listMeetingsToCome(at, until)) {
    try {
      queued += await remind(id, at);
    } catch (error) {
      // The others are looked at; the queue tries again for this one.
      failure = error;
    }
  }
  if (failure) throw failure;
  return queued;
}

const remind = (id: number, at: Date): Promise<number> =>
  transaction(async (tx) => {
    // Locked, so that a meeting which is cancelled at this moment has no reminder after its cancellation.
    const meeting = await lockBooking(tx, id);
    if (!meeting || !slotHoldingStatuses.some((status) => status === meeting.status)) return 0;
    const kind = dueReminder(meeting, at);
    if (!kind) return 0;
    const told = { ...meeting, sequence: 0 };
    const [toClient] = reminderMails(told, kind, await readerLocale(meeting.email, tx));
    const [, toRepresentative] = reminderMails(told, kind, await readerLocale(meeting.host.email, tx));
    let queued = 0;
    for (const mail of [toClient, toRepresentative]) {
      const mailId = uuidOf(`${mail.kind}:${id}:${kind}`, meeting.startAt);
      if (await queueMailOnce(tx, mail, mailId)) queued += 1;
    }
    return queued;
  });
