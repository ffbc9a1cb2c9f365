import "server-only";
import type { Transaction } from "@/lib/server/db";
import { addDays, helsinkiDate, helsinkiInstant, weekday } from "@/lib/shared/dates";
import { AppError } from "@/lib/shared/errors";
import { inTurn, linkAfterHandOver } from "../consultants";
import type { BookableTime } from "./bookable-time";
import type { HandOver } from "./change-repository";
import { busyCalendars, type Consultant, countMeetings, type MeetingHost } from "./consultants-repository";

/** Those who work at a time, whoever has the fewest meetings in its week first. */
export async function whoseTurn(
  tx: Transaction,
  { start, consultants }: BookableTime,
): Promise<Consultant[]> {
  if (consultants.length < 2) return [...consultants];
  const date = helsinkiDate(start);
  const monday = addDays(date, 1 - weekday(date));
  const week = { start: helsinkiInstant(monday, 0), end: helsinkiInstant(addDays(monday, 7), 0) };
  const calendars = consultants.map(({ calendar }) => calendar);
  return inTurn(consultants, await countMeetings(tx, calendars, week));
}

/**
 * Who holds a meeting at another time, with its link: who holds it now, if they are free then, else whose turn it is.
 * @throws AppError conflict when none of them is free
 */
export async function takenOver(
  tx: Transaction,
  meeting: { id: number; host: MeetingHost; joinUrl: string | null },
  time: BookableTime,
): Promise<HandOver> {
  const busy = await busyCalendars(tx, time, meeting.id);
  const consultants = time.consultants.filter(({ calendar }) => !busy.has(calendar));
  const own = consultants.find(({ id }) => id === meeting.host.id);
  const [host = null] = own ? [own] : await whoseTurn(tx, { ...time, consultants });
  if (!host) throw new AppError("slot_taken");
  const joinUrl = own ? meeting.joinUrl : linkAfterHandOver(meeting.joinUrl, meeting.host, host);
  return { host, joinUrl };
}
