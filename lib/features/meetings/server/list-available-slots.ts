import "server-only";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { helsinkiInstant, minutesPerDay } from "@/lib/shared/dates";
import { freeTimes } from "../consultants";
import { type AvailableSlotsQuery, type AvailableSlotsResponse, toAvailableSlots } from "../schemas";
import { consultantsWithTimes, movedMeeting } from "./availability";

/**
 * GET /api/calendar/available-slots: the times of a Helsinki date at which a consultant is free (decisions D5-D7).
 * For a meeting that is moved its own time is not taken, and not offered.
 * @throws AppError not_found for no such meeting; unavailable when an outside calendar does not answer; the screen then offers manual entry (D9)
 */
export async function listAvailableSlots(
  actor: Actor,
  { date, duration, moving }: AvailableSlotsQuery,
): Promise<AvailableSlotsResponse> {
  const moved = await movedMeeting(actor, moving);
  const start = helsinkiInstant(date, 0);
  const day = { start, end: new Date(start.getTime() + minutesPerDay * 60_000) };
  const hosts = await consultantsWithTimes(day, moved);
  const wish = { date, durationMinutes: duration, now: now(), from: moved?.startAt };
  return toAvailableSlots(date, freeTimes(hosts, wish));
}
