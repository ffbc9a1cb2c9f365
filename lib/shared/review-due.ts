import { claims } from "./brand";
import { isClosedDay, nextOpenDay } from "./closed-days";
import { helsinkiInstant, helsinkiWallTime } from "./dates";

/**
 * Within how many business days an item is reviewed: what the product promises (001 §1 and §9: postings within 24
 * hours, applications in 2-3 business days), and for the others what whoever waits would expect.
 */
export const reviewPromises = {
  posting: claims.postingReviewHours / 24,
  application: claims.applicationReviewBusinessDays.max,
  expert: claims.applicationReviewBusinessDays.max,
  booking: 1,
  report: 1,
  contract: 1,
} as const;
export type ReviewedKind = keyof typeof reviewPromises;

/**
 * By when an item must be reviewed: as many business days later, at the same time of day in Helsinki. What comes
 * on a closed day counts as come at the first moment of the next open one.
 * @throws RangeError for an invalid instant
 */
export function reviewDueAt(kind: ReviewedKind, submittedAt: Date): Date {
  const submitted = helsinkiWallTime(submittedAt);
  let { date, minutesOfDay } = submitted;
  if (isClosedDay(date)) [date, minutesOfDay] = [nextOpenDay(date), 0];
  for (let day = 0; day < reviewPromises[kind]; day += 1) date = nextOpenDay(date);
  return helsinkiInstant(date, minutesOfDay);
}

/** By when a meeting must be confirmed: as promised, and before it starts. */
export function bookingDueAt(submittedAt: Date, startAt: Date): Date {
  const promised = reviewDueAt("booking", submittedAt);
  return promised < startAt ? promised : startAt;
}

/**
 * The last second whose submissions are overdue: what came later is not. A submission that comes later is never due
 * earlier, so half of the time left is looked at each time.
 */
export function overdueBefore(kind: ReviewedKind, now: Date): Date {
  const second = 1000;
  // No promise reaches further back than this, holidays included.
  let [overdue, waiting] = [
    Math.floor(now.getTime() / second) - 60 * 86_400,
    Math.ceil(now.getTime() / second),
  ];
  while (waiting - overdue > 1) {
    const middle = Math.floor((overdue + waiting) / 2);
    if (reviewDueAt(kind, new Date(middle * second)) <= now) overdue = middle;
    else waiting = middle;
  }
  return new Date(overdue * second);
}
