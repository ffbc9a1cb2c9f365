import { nextOpenDay } from "@/lib/shared/closed-days";
import { helsinkiDate, helsinkiDays } from "@/lib/shared/dates";

/** Finnish business days after which a company is reminded, and after which an application counts as unanswered. */
export const answerDays = { reminder: 10, end: 15 } as const;

/**
 * The end of the so many-th Finnish business day in Helsinki after the day of an instant (deal K3; business days as
 * decisions D6 count them): the last millisecond of that day, so that it is written as its date.
 * @throws RangeError for an invalid instant
 */
export function endOfBusinessDay(since: Date, days: number): Date {
  let date = helsinkiDate(since);
  for (let open = 0; open < days; open += 1) date = nextOpenDay(date);
  const { before } = helsinkiDays(undefined, date);
  return new Date((before as Date).getTime() - 1);
}

/** Until when the applicant of a new application hears, whatever happens (deal K3). */
export const answerDueAt = (stageChangedAt: Date): Date => endOfBusinessDay(stageChangedAt, answerDays.end);
