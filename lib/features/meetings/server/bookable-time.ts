import "server-only";
import { calendarProvider } from "@/lib/server/calendar/provider";
import { now } from "@/lib/server/clock";
import { logger } from "@/lib/server/logger";
import { AppError, invalidInput } from "@/lib/shared/errors";
import { whoCanHold } from "../consultants";
import { type Interval, meetingInterval, overlaps } from "../rules";
import { timeMessage } from "../schemas";
import { activeConsultants, type Consultant } from "./consultants-repository";
import { slotError } from "./slot-error";

type Wish = { preferredDate: string; preferredTime: string; duration: number };

/** A time that can be booked, and the consultants who work then; whether they are free is decided when it is written. */
export type BookableTime = Interval & { consultants: Consultant[] };

/**
 * The start and end of a wished meeting, by the rules of decisions D6 and D7, with who works then.
 * @param noticeMinutes how long ahead it must be; an administrator has talked to the client and needs none
 * @throws AppError invalid, with the reason beside the field it belongs to
 */
export async function bookableTime(wish: Wish, noticeMinutes?: number): Promise<BookableTime> {
  const interval = meetingInterval(wish);
  if (!interval) throw invalidInput("preferredTime", timeMessage);
  const hosts = (await activeConsultants()).map((consultant) => ({ consultant, busy: [] }));
  const notice = noticeMinutes === undefined ? {} : { noticeMinutes };
  const check = whoCanHold(hosts, { ...interval, ...notice, date: wish.preferredDate }, now());
  if (check.ok) return { ...interval, consultants: check.consultants };
  throw slotError(check.reason, check);
}

/**
 * Our own bookings are not asked here: the database refuses an overlap when the time is written. An outside calendar
 * that does not answer stops nothing (decisions D9).
 * @throws AppError conflict when an outside calendar has something else at this time
 */
export async function refuseBusyOutside(interval: Interval): Promise<void> {
  let busy: readonly Interval[] = [];
  try {
    busy = await calendarProvider().busyTimes(interval.start, interval.end);
  } catch (error) {
    logger().warn({ error: (error as Error).message }, "the calendar did not answer before a booking");
  }
  if (busy.some((each) => overlaps(each, interval))) throw new AppError("slot_taken");
}
