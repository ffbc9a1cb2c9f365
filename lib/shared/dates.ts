import { tzOffset } from "@date-fns/tz";

/** Every date and time of the product is understood in this zone (decisions D5). */
export const timeZone = "Europe/Helsinki";

export const minutesPerDay = 24 * 60;
const millisecondsPerDay = minutesPerDay * 60_000;

const datePattern = /^[1-9]\d{3}-\d{2}-\d{2}$/;

/** True for a date "YYYY-MM-DD" of the years 1000 to 9999 that exists: 2028-02-29 yes, 2026-02-30 no. */
export function isRealDate(date: string): boolean {
  if (!datePattern.test(date)) return false;
  const parsed = new Date(`${date}T00:00:00Z`);
  // V8 lets 30 February roll over to March, so the way back must give the same text.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === date;
}

function parseDate(date: string): Date {
  if (!isRealDate(date)) throw new RangeError(`Not a date: ${date}`);
  return new Date(`${date}T00:00:00Z`);
}

/** The date `days` later (or earlier when negative). @throws RangeError for a date that does not exist. */
export function addDays(date: string, days: number): string {
  const later = new Date(parseDate(date).getTime() + days * millisecondsPerDay).toISOString().slice(0, 10);
  if (!datePattern.test(later)) throw new RangeError(`Out of the calendar: ${date} and ${days} days`);
  return later;
}

/**
 * The same day `months` later; where that month has no such day, its last one (31 January and 1 month: 28 February),
 * as the Act on the Calculation of Statutory Periods (150/1930) counts in section 2.
 * @throws RangeError for a date that does not exist.
 */
export function addMonths(date: string, months: number): string {
  const start = parseDate(date);
  const first = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  last.setUTCDate(Math.min(start.getUTCDate(), last.getUTCDate()));
  const later = last.toISOString().slice(0, 10);
  if (!datePattern.test(later)) throw new RangeError(`Out of the calendar: ${date} and ${months} months`);
  return later;
}

/** ISO weekday, Monday 1 to Sunday 7. @throws RangeError for a date that does not exist. */
export function weekday(date: string): number {
  return parseDate(date).getUTCDay() || 7;
}

function assertMinutesOfDay(minutesOfDay: number): void {
  if (!Number.isInteger(minutesOfDay) || minutesOfDay < 0 || minutesOfDay >= minutesPerDay) {
    throw new RangeError(`Not a time of day in minutes: ${minutesOfDay}`);
  }
}

const millisecondsPerHour = 3_600_000;
/** Offsets by the hour since 1970, within which clocks are never changed: two months of free times ask for the same ones. */
const offsetsByHour = new Map<number, number>();
const mostKeptOffsets = 10_000;

/** Milliseconds by which Helsinki's clocks are ahead of UTC at an instant. */
function helsinkiOffset(timestamp: number): number {
  const hour = Math.floor(timestamp / millisecondsPerHour);
  const known = offsetsByHour.get(hour);
  if (known !== undefined) return known;
  const offset = tzOffset(timeZone, new Date(timestamp)) * 60_000;
  if (hour >= 0) {
    if (offsetsByHour.size >= mostKeptOffsets) offsetsByHour.clear();
    offsetsByHour.set(hour, offset);
  }
  return offset;
}

/**
 * The instant at which Helsinki's clocks show that time on that date. In the repeated autumn hour it is the
 * first of the two, in the spring gap (03:00 to 03:59) as much later as the clocks jump. Opening hours never
 * come near either. Worked out from offsets, because TZDate's answer for the repeated hour depends on the
 * zone the process runs in.
 *
 * @param minutesOfDay whole minutes after midnight, 0 to 1439.
 * @throws RangeError for a date or time that does not exist.
 */
export function helsinkiInstant(date: string, minutesOfDay: number): Date {
  assertMinutesOfDay(minutesOfDay);
  const asUtc = parseDate(date).getTime() + minutesOfDay * 60_000;
  const before = helsinkiOffset(asUtc - millisecondsPerDay);
  const after = helsinkiOffset(asUtc + millisecondsPerDay);
  const offsets = [Math.max(before, after), Math.min(before, after)];
  const offset = offsets.find((each) => helsinkiOffset(asUtc - each) === each) ?? before;
  return new Date(asUtc - offset);
}

/**
 * The instants that days of Helsinki, both included, lie between: from the first one's midnight to before the
 * one after the last. Null where there is no day. @throws RangeError for a date that does not exist.
 */
export function helsinkiDays(from?: string, to?: string): { from: Date | null; before: Date | null } {
  return {
    from: from ? helsinkiInstant(from, 0) : null,
    // Not by the next date: the last day of the calendar has none.
    before: to ? new Date(helsinkiInstant(to, minutesPerDay - 1).getTime() + 60_000) : null,
  };
}

/** What a Helsinki wall clock and calendar show at an instant; seconds are cut off. */
export function helsinkiWallTime(instant: Date): { date: string; minutesOfDay: number } {
  if (Number.isNaN(instant.getTime())) throw new RangeError("Not an instant");
  const local = new Date(instant.getTime() + helsinkiOffset(instant.getTime()));
  return {
    date: local.toISOString().slice(0, 10),
    minutesOfDay: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** The date in Helsinki at an instant: 'today' when given now (decisions D6). */
export function helsinkiDate(now: Date): string {
  return helsinkiWallTime(now).date;
}

const timePattern = /^(\d{1,2})(?:[:.](\d{2}))?(?:\s*([ap])\.?m\.?)?$/i;

/**
 * Minutes after midnight of a typed time of day, or null: "2:30 PM", "2 pm", "14:30", "14.30"
 * (decisions D5). A bare hour needs AM or PM, and those need an hour from 1 to 12.
 */
export function parseTimeOfDay(text: string): number | null {
  const match = timePattern.exec(text.trim());
  if (!match) return null;
  const [, hourText, minuteText, half] = match;
  const hour = Number(hourText);
  const minute = Number(minuteText ?? 0);
  if (minute > 59) return null;
  if (half === undefined) return minuteText !== undefined && hour < 24 ? hour * 60 + minute : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) * 60 + (half.toLowerCase() === "p" ? 720 : 0) + minute;
}

/** "2:30 PM" (12h) or "14:30" (24h). @throws RangeError outside 0 to 1439 whole minutes. */
export function formatTimeOfDay(minutesOfDay: number, style: "12h" | "24h"): string {
  assertMinutesOfDay(minutesOfDay);
  const hour = Math.floor(minutesOfDay / 60);
  const minute = String(minutesOfDay % 60).padStart(2, "0");
  if (style === "24h") return `${String(hour).padStart(2, "0")}:${minute}`;
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}
