import "server-only";
import { helsinkiDate } from "@/lib/shared/dates";
import { invalidInput } from "@/lib/shared/errors";
import { says } from "@/lib/shared/validation";
import { now } from "./clock";

/**
 * A start is today in Helsinki or later: of a quote, an engagement, and of a posting's wish, which says how urgent it is.
 * @param startDate "YYYY-MM-DD" that was sent or changed
 * @throws AppError invalid
 */
export function refusePastStart(startDate: string | null | undefined): void {
  if (startDate && startDate < helsinkiDate(now()))
    throw invalidInput("startDate", says("named.startInPast"));
}
