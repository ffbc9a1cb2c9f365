import "server-only";
import { type BusyTime, calendarProvider } from "@/lib/server/calendar/provider";
import { AppError } from "@/lib/shared/errors";

/**
 * What the calendar knows beside our own bookings.
 * @throws AppError unavailable when it does not answer; the screen then offers manual entry (decisions D9)
 */
export async function outsideBusyTimes(from: Date, to: Date): Promise<BusyTime[]> {
  try {
    return await calendarProvider().busyTimes(from, to);
  } catch (cause) {
    throw new AppError("calendar_silent", {}, { internal: (cause as Error).message, cause });
  }
}
