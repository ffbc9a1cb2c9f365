import { addDays, helsinkiDate } from "@/lib/shared/dates";
import { bookkeepingYears, retention } from "@/lib/shared/retention";

/**
 * The last day on which something that belongs to the books has to be kept (Accounting Act 1336/1997, chapter 2,
 * section 10). The financial year is the calendar year.
 * @param last the latest day it speaks of: when it was made, or when the work it is about ends
 */
export const bookkeepingEnd = (last: Date): string =>
  `${Number(helsinkiDate(last).slice(0, 4)) + bookkeepingYears}-12-31`;

/** The last day on which a mail queued at `now` is kept. */
export const mailEnd = (now: Date): string => addDays(helsinkiDate(now), retention.mailDays);
