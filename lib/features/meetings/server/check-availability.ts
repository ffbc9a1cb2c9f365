import "server-only";
import { now } from "@/lib/server/clock";
import { helsinkiDate, isRealDate } from "@/lib/shared/dates";
import { whoCanHold } from "../consultants";
import type { CheckAvailabilityInput } from "../schemas";
import { consultantsWithTimes } from "./availability";
import { activeConsultants } from "./consultants-repository";

/** POST /api/calendar/check-availability: advice before booking; the booking itself decides (decisions D3). */
export async function checkAvailability({
  startTime,
  endTime,
}: CheckAvailabilityInput): Promise<{ available: boolean }> {
  const date = helsinkiDate(startTime);
  if (!isRealDate(date)) return { available: false };
  const wish = { start: startTime, end: endTime, date };
  const working = (await activeConsultants()).map((consultant) => ({ consultant, busy: [] }));
  // First without what is taken: nobody asks for the meetings of a year.
  if (!whoCanHold(working, wish, now()).ok) return { available: false };
  return { available: whoCanHold(await consultantsWithTimes(wish), wish, now()).ok };
}
