import { addDays, addMonths, weekday } from "@/lib/shared/dates";

/** The first day of a date's month. */
export const monthOf = (date: string): string => `${date.slice(0, 7)}-01`;

/** The dates of a month in weeks from Monday to Sunday; null before its first and after its last day. */
export function weeksOf(month: string): (string | null)[][] {
  const first = monthOf(month);
  const end = addMonths(first, 1);
  const before = weekday(first) - 1;
  const weeks: (string | null)[][] = [];
  for (let monday = addDays(first, -before); monday < end; monday = addDays(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, ahead) => {
        const date = addDays(monday, ahead);
        return date >= first && date < end ? date : null;
      }),
    );
  }
  return weeks;
}

/** Days that an arrow key goes; undefined for other keys. */
export const daysOfKey: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};
