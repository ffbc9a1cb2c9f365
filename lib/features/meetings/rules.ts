import { isClosedDay } from "@/lib/shared/closed-days";
import {
  addDays,
  helsinkiDate,
  helsinkiInstant,
  helsinkiWallTime,
  isRealDate,
  parseTimeOfDay,
} from "@/lib/shared/dates";
import { meetingDuration, type OpeningHours, openingHours } from "./opening-hours";

// Browser code imports states and opening hours from their own files: this one brings the holiday calendar.
export * from "./states";

/** A stretch of time from `start` up to, not including, `end`. */
export interface Interval {
  start: Date;
  end: Date;
}

/** Why a time cannot be booked. */
export type SlotRefusal =
  | "bad_duration"
  | "past"
  | "too_soon"
  | "too_far"
  | "closed_day"
  /** A working day on which nobody holds meetings. */
  | "day_off"
  | "outside_hours"
  | "off_step"
  | "taken";

export type SlotCheck = { ok: true } | { ok: false; reason: SlotRefusal };

interface Situation {
  now: Date;
  /** Times that are taken, in any order; they may overlap. */
  busy: readonly Interval[];
  hours?: OpeningHours;
}

const millisecondsPerMinute = 60_000;
const addMinutes = (instant: Date, minutes: number) =>
  new Date(instant.getTime() + minutes * millisecondsPerMinute);

/** Whether two half-open stretches share any time; an empty one shares none. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end && a.start < a.end && b.start < b.end;
}

const isDuration = (minutes: number) =>
  Number.isInteger(minutes) && minutes >= meetingDuration.min && minutes <= meetingDuration.max;

/** The first reason against a meeting from `start` to `end`, or null (decisions D6, D7). */
function refusal(
  { start, end }: Interval,
  { now, busy, hours = openingHours }: Situation,
): SlotRefusal | null {
  const minutes = (end.getTime() - start.getTime()) / millisecondsPerMinute;
  if (!isDuration(minutes)) return "bad_duration";
  if (start <= now) return "past";
  const { date, minutesOfDay } = helsinkiWallTime(start);
  if (date > addDays(helsinkiDate(now), hours.horizonDays)) return "too_far";
  if (isClosedDay(date, hours.weekdays)) return "closed_day";
  if (minutesOfDay < hours.opensAt || minutesOfDay + minutes > hours.closesAt) return "outside_hours";
  const isOnMinute = start.getTime() % millisecondsPerMinute === 0;
  if (!isOnMinute || (minutesOfDay - hours.opensAt) % hours.stepMinutes !== 0) return "off_step";
  if (start < addMinutes(now, hours.noticeMinutes)) return "too_soon";
  return busy.some((each) => overlaps(each, { start, end })) ? "taken" : null;
}

/**
 * Whether a meeting can be booked: whole, on a step and inside opening hours, with notice, within the
 * horizon, on no closed day and on no taken time (decisions D3, D6, D7). The database still has the last word
 * about taken times.
 */
export function checkSlot({ start, end, ...situation }: Interval & Situation): SlotCheck {
  const reason = refusal({ start, end }, situation);
  return reason === null ? { ok: true } : { ok: false, reason };
}

/**
 * Every time on a Helsinki date at which a meeting of that length can be booked, earliest first; none on
 * closed, past and too distant dates (decisions D5 to D7).
 * @throws RangeError for a date that does not exist or a duration outside 30 to 120 whole minutes.
 */
export function slotsForDate({
  date,
  durationMinutes,
  ...situation
}: Situation & { date: string; durationMinutes: number }): Interval[] {
  if (!isDuration(durationMinutes)) throw new RangeError(`Not a meeting's duration: ${durationMinutes}`);
  const { opensAt, closesAt, stepMinutes } = situation.hours ?? openingHours;
  const { first, last } = bookableDates(situation.now, situation.hours);
  if (!isRealDate(date)) throw new RangeError(`Not a date: ${date}`);
  // Before the holiday calendar is asked: it should not work out the year 1000 because a robot wants it.
  if (date < first || date > last) return [];
  const slots: Interval[] = [];
  for (let minutes = opensAt; minutes + durationMinutes <= closesAt; minutes += stepMinutes) {
    const start = helsinkiInstant(date, minutes);
    const slot = { start, end: addMinutes(start, durationMinutes) };
    if (refusal(slot, situation) === null) slots.push(slot);
  }
  return slots;
}

/** The first and last date that can be chosen at a moment: today in Helsinki and the horizon (decisions D6). */
export function bookableDates(
  now: Date,
  hours: OpeningHours = openingHours,
): { first: string; last: string } {
  const first = helsinkiDate(now);
  return { first, last: addDays(first, hours.horizonDays) };
}

/**
 * Start and end of a wished meeting from its date, its time as typed ("2:30 PM", "14:30", "14.30") and its
 * minutes; null when date or time cannot be read (decisions D5).
 */
export function meetingInterval(wish: {
  preferredDate: string;
  preferredTime: string;
  duration: number;
}): Interval | null {
  const minutesOfDay = parseTimeOfDay(wish.preferredTime);
  if (minutesOfDay === null || !isRealDate(wish.preferredDate)) return null;
  const start = helsinkiInstant(wish.preferredDate, minutesOfDay);
  return { start, end: addMinutes(start, wish.duration) };
}
