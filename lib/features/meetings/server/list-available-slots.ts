import "server-only";
import { now } from "@/lib/server/clock";
import { helsinkiInstant, minutesPerDay } from "@/lib/shared/dates";
import { freeTimes } from "../consultants";
import { type AvailableSlotsQuery, type AvailableSlotsResponse, toAvailableSlots } from "../schemas";
import { consultantsWithTimes } from "./availability";

/**
 * GET /api/calendar/available-slots: the times of a Helsinki date at which a consultant is free (decisions D5-D7).
 * @throws AppError unavailable when an outside calendar does not answer; the screen then offers manual entry (D9)
 */
export async function listAvailableSlots({
  date,
  duration,
}: AvailableSlotsQuery): Promise<AvailableSlotsResponse> {
  const start = helsinkiInstant(date, 0);
  const hosts = await consultantsWithTimes({
    start,
    end: new Date(start.getTime() + minutesPerDay * 60_000),
  });
  return toAvailableSlots(date, freeTimes(hosts, { date, durationMinutes: duration, now: now() }));
}
