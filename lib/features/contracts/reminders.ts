import { helsinkiDate } from "@/lib/shared/dates";

/** Days after its sending on which a contract that is not signed is reminded of (deal N6). */
export const reminderDays = [5, 7, 9, 11, 13] as const;

export interface Awaiting {
  sentAt: Date;
  expiresAt: Date;
  /** The day of the last reminder, counted from the sending; null before the first. */
  remindedOnDay: number | null;
}

/**
 * What is due for a contract that awaits signatures (deal N6), by days of Helsinki: its end, one reminder (where some
 * were missed, the last of them alone), or nothing.
 */
export function dueOf(
  { sentAt, expiresAt, remindedOnDay }: Awaiting,
  now: Date,
): { event: "expire" } | { event: "remind"; day: number } | null {
  if (now >= expiresAt) return { event: "expire" };
  const passed = daysPassed(sentAt, now);
  const day = reminderDays.findLast((each) => each <= passed);
  return day !== undefined && day > (remindedOnDay ?? 0) ? { event: "remind", day } : null;
}

/** Whole days from an instant to another, by the dates of Helsinki: 0 on the same day. */
export const daysPassed = (from: Date, to: Date): number =>
  (Date.parse(helsinkiDate(to)) - Date.parse(helsinkiDate(from))) / 86_400_000;
