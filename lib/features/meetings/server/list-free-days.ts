import "server-only";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { isClosedDay } from "@/lib/shared/closed-days";
import { addDays, helsinkiInstant, timeZone } from "@/lib/shared/dates";
import { freeTimes, openingHoursOn } from "../consultants";
import { openingHours } from "../opening-hours";
import { bookableDates } from "../rules";
import type { FreeDays, FreeDaysQuery } from "../schemas";
import { consultantsWithTimes, movedMeeting } from "./availability";

/**
 * GET /api/calendar/free-days: every date up to the horizon with its free times counted (decisions D6, D10).
 * @throws AppError not_found for no such meeting that is moved; unavailable when an outside calendar does not answer; the date is then typed (D9)
 */
export async function listFreeDays(actor: Actor, { duration, moving }: FreeDaysQuery): Promise<FreeDays> {
  const at = now();
  const { first, last } = bookableDates(at);
  const moved = await movedMeeting(actor, moving);
  const horizon = { start: helsinkiInstant(first, 0), end: helsinkiInstant(addDays(last, 1), 0) };
  const hosts = await consultantsWithTimes(horizon, moved);
  const days = Array.from({ length: openingHours.horizonDays + 1 }, (_, ahead) => {
    const date = addDays(first, ahead);
    const wish = { date, durationMinutes: duration, now: at, from: moved?.startAt };
    const times = freeTimes(hosts, wish).length;
    const isClosed = hosts.every(({ consultant }) =>
      isClosedDay(date, openingHoursOn(consultant, date).weekdays),
    );
    return { date, times, isClosed };
  });
  return { timeZone, nextFreeDate: days.find(({ times }) => times > 0)?.date ?? null, days };
}
