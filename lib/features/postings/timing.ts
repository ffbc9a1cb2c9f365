import { addDays, addMonths } from "@/lib/shared/dates";
import type { Urgency } from "./rules";

/** What a start date says of urgency: within a week, within a month, later (001 §9). Dates in Helsinki. */
export function urgencyOf(startDate: string, today: string): Urgency {
  if (startDate <= addDays(today, 7)) return "urgent";
  return startDate <= addMonths(today, 1) ? "normal" : "flexible";
}
