import "server-only";
import { now } from "@/lib/server/clock";
import { helsinkiInstant, minutesPerDay } from "@/lib/shared/dates";
import { slotsForDate } from "../rules";
import { type AvailableSlotsQuery, type AvailableSlotsResponse, toAvailableSlots } from "../schemas";
import { outsideBusyTimes } from "./outside-busy-times";
import { listHeldTimes } from "./repository";
import { calendarKey } from "./representative";

/**
 * GET /api/calendar/available-slots: the free times of a Helsinki date (decisions D5-D7).
 * @throws AppError unavailable when an outside calendar does not answer; the screen then offers manual entry (D9)
 */
export async function listAvailableSlots({
  date,
  duration,
}: AvailableSlotsQuery): Promise<AvailableSlotsResponse> {
  const from = helsinkiInstant(date, 0);
  const to = new Date(from.getTime() + minutesPerDay * 60_000);
  const [held, outside] = await Promise.all([
    listHeldTimes(calendarKey, from, to),
    outsideBusyTimes(from, to),
  ]);
  return toAvailableSlots(
    date,
    slotsForDate({ date, durationMinutes: duration, now: now(), busy: [...held, ...outside] }),
  );
}
