export type ReviewState = "waiting" | "due_soon" | "overdue";

/** The last part of its time in which an item counts as due soon. */
const soonShare = 0.25;

/** How an item that waits for review stands against its promise (`reviewDueAt`). */
export function reviewState(submittedAt: Date, dueAt: Date, now: Date): ReviewState {
  if (now >= dueAt) return "overdue";
  const soon = dueAt.getTime() - soonShare * (dueAt.getTime() - submittedAt.getTime());
  return now.getTime() >= soon ? "due_soon" : "waiting";
}

/** Whole days and hours between two instants, in either order; less than an hour is 0 and 0. */
export function daysAndHours(from: Date, to: Date): { days: number; hours: number } {
  const hours = Math.floor(Math.abs(to.getTime() - from.getTime()) / 3_600_000);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
