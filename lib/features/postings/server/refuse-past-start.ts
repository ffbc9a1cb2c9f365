import "server-only";
import { now } from "@/lib/server/clock";
import { helsinkiDate } from "@/lib/shared/dates";
import { invalidInput } from "@/lib/shared/errors";
import { says } from "@/lib/shared/validation";

/**
 * A wished start is today in Helsinki or later: it sets how urgent experts read the posting to be.
 * @param startDate "YYYY-MM-DD" that was sent or changed
 * @throws AppError invalid
 */
export function refusePastStart(startDate: string | null | undefined): void {
  if (startDate && startDate < helsinkiDate(now()))
    throw invalidInput("startDate", says("named.startInPast"));
}
