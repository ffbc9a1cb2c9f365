import Holidays from "date-holidays";
import { addDays, weekday } from "./dates";
import { workingWeekdays } from "./working-weekdays";

/** Not public holidays in law, but closed all the same (decisions D6), by their rule in date-holidays. */
const closedEves = new Map([
  ["12-24", "Christmas Eve"],
  ["friday after 06-19", "Midsummer Eve"],
]);

// The calendar takes milliseconds to build and to evaluate, so it is built once and each year kept.
let calendar: Holidays | null = null;
const holidaysByYear = new Map<number, ReadonlySet<string>>();

function holidaysOf(year: number): ReadonlySet<string> {
  const known = holidaysByYear.get(year);
  if (known) return known;
  calendar ??= new Holidays("FI");
  const dates = new Set(
    calendar
      .getHolidays(year)
      .filter(({ type, rule }) => type === "public" || closedEves.has(rule))
      .map(({ date }) => date.slice(0, 10)),
  );
  holidaysByYear.set(year, dates);
  return dates;
}

/**
 * Whether nobody works on a date: weekends, Finnish public holidays, Christmas Eve and Midsummer Eve
 * (decisions D6). @throws RangeError for a date that does not exist.
 */
export function isClosedDay(date: string, weekdays: readonly number[] = workingWeekdays): boolean {
  return !weekdays.includes(weekday(date)) || holidaysOf(Number(date.slice(0, 4))).has(date);
}

/** The open day after each date that was asked for: an overview of administrators counts tens of thousands of deadlines. */
const openDays = new Map<string, string>();
const mostKeptDays = 10_000;

/** The first date after a date on which somebody works. @throws RangeError for a date that does not exist. */
export function nextOpenDay(date: string): string {
  const known = openDays.get(date);
  if (known) return known;
  let day = addDays(date, 1);
  while (isClosedDay(day)) day = addDays(day, 1);
  if (openDays.size >= mostKeptDays) openDays.clear();
  openDays.set(date, day);
  return day;
}
