import "server-only";
import { now } from "@/lib/server/clock";
import { isClosedDay } from "@/lib/shared/closed-days";
import { addDays, helsinkiInstant, timeZone } from "@/lib/shared/dates";
import { openingHours } from "../opening-hours";
import { bookableDates, slotsForDate } from "../rules";
import type { FreeDays, FreeDaysQuery } from "../schemas";
import { outsideBusyTimes } from "./outside-busy-times";
import { listHeldTimes } from "./repository";
import { calendarKey } from "./representative";

/**
 * GET /api/calendar/free-days: every date up to the horizon with its free times counted (decisions D6, D10).
 * @throws AppError unavailable when an outside calendar does not answer; the date is then typed (D9)
 */
export async function listFreeDays({ duration }: FreeDaysQuery): Promise<FreeDays> {
  const at = now();
  const { first, last } = bookableDates(at);
  const from = helsinkiInstant(first, 0);
  const to = helsinkiInstant(addDays(last, 1), 0);
  const [held, outside] = await Promise.all([
    listHeldTimes(calendarKey, from, to),
    outsideBusyTimes(from, to),
  ]);
  const busy = [...held, ...outside];
  const days = Array.from({ length: openingHours.horizonDays + 1 }, (_, ahead) => {
    const date = addDays(first, ahead);
    const times = slotsForDate({ date, durationMinutes: duration, now: at, busy }).length;
    return { date, times, isClosed: isClosedDay(date) };
  });
  return { timeZone, nextFreeDate: days.find(({ times }) => times > 0)?.date ?? null, days };
}
