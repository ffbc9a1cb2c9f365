/** Which reminders a meeting has, the earlier first, and how many minutes before its start each falls due (decisions D10). */
export const reminderMinutes = { day: 24 * 60, hour: 60 } as const;
export type ReminderKind = keyof typeof reminderMinutes;

const minute = 60_000;

/** The reminders that somebody who books at a moment will get: what fell due before it is left out (dueReminder). */
export function remindersAhead(startAt: Date, bookedAt: Date): "both" | "hour" | "none" {
  const minutes = (startAt.getTime() - bookedAt.getTime()) / minute;
  if (minutes > reminderMinutes.day) return "both";
  return minutes > reminderMinutes.hour ? "hour" : "none";
}

/**
 * The reminder of a meeting that is due at a moment, or null. One that fell due before the meeting got its time is left
 * out, as the mail about that has just been sent; one that was missed is made up for until the next falls due.
 */
export function dueReminder(
  { startAt, submittedAt, movedAt }: { startAt: Date; submittedAt: Date; movedAt?: Date | null },
  now: Date,
): ReminderKind | null {
  if (now >= startAt) return null;
  const dueAt = (kind: ReminderKind) => new Date(startAt.getTime() - reminderMinutes[kind] * minute);
  const kind = dueAt("hour") <= now ? "hour" : "day";
  return dueAt(kind) <= now && (movedAt ?? submittedAt) < dueAt(kind) ? kind : null;
}
