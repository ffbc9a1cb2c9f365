import "server-only";
import { now } from "@/lib/server/clock";
import { checkSlot } from "../rules";
import type { CheckAvailabilityInput } from "../schemas";
import { outsideBusyTimes } from "./outside-busy-times";
import { listHeldTimes } from "./repository";
import { calendarKey } from "./representative";

/** POST /api/calendar/check-availability: advice before booking; the booking itself decides (decisions D3). */
export async function checkAvailability({
  startTime,
  endTime,
}: CheckAvailabilityInput): Promise<{ available: boolean }> {
  const interval = { start: startTime, end: endTime };
  if (!checkSlot({ ...interval, now: now(), busy: [] }).ok) return { available: false };
  const [held, outside] = await Promise.all([
    listHeldTimes(calendarKey, startTime, endTime),
    outsideBusyTimes(startTime, endTime),
  ]);
  return { available: checkSlot({ ...interval, now: now(), busy: [...held, ...outside] }).ok };
}
