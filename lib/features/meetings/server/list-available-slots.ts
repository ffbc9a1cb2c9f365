import "server-only";
import type { Actor } from "@/lib/server/actor";
import { calendarProvider } from "@/lib/server/calendar/provider";
import { now } from "@/lib/server/clock";
import { minutesPerDay, helsinkiInstant } from "@/lib/shared/dates";
import { AppError } from "@/lib/shared/errors";
import { slotsForDate } from "../rules";
import { type AvailableSlotsQuery, type AvailableSlotsResponse, toAvailableSlots } from "../schemas";
import { listHeldTimes } from "./repository";
import { calendarKey } from "./representative";

/**
 * GET /api/calendar/available-slots: the free times of a Helsinki date (decisions D5-D7).
 * @throws AppError unavailable when an outside calendar does not answer; the screen then offers manual entry (D9)
 */
export async function listAvailableSlots(_actor: Actor, { date, duration }: AvailableSlotsQuery): Promise<AvailableSlotsResponse> {
  const from = helsinkiInstant(date, 0);
  const to = new Date(from.getTime() + minutesPerDay * 60_000);
  const [held, outside] = await Promise.all([listHeldTimes(calendarKey, from, to), outsideBusyTimes(from, to)]);
  return toAvailableSlots(date, slotsForDate({ date, durationMinutes: duration, now: now(), busy: [...held, ...outside] }));
}

async function outsideBusyTimes(from: Date, to: Date) {
  try {
    return await calendarProvider().busyTimes(from, to);
  } catch (cause) {
    throw new AppError("unavailable", "The calendar does not answer. Please select a preferred time manually.", {
      internal: (cause as Error).message,
      cause,
    });
  }
}
