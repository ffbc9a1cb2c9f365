import { bookingDueAt, type ReviewedKind, reviewDueAt } from "@/lib/shared/review-due";

interface Waiting {
  kind: ReviewedKind;
  id: number;
  submittedAt: Date;
  /** When a meeting begins. */
  startAt?: Date | null;
}

/** What waits, with by when it must be answered, the first due first; at most `limit`. */
export const inDueOrder = <Item extends Waiting>(items: readonly Item[], limit: number) =>
  items
    .map(({ startAt, ...item }) => {
      const dueAt = startAt
        ? bookingDueAt(item.submittedAt, startAt)
        : reviewDueAt(item.kind, item.submittedAt);
      return { ...item, submittedAt: item.submittedAt.toISOString(), dueAt: dueAt.toISOString() };
    })
    .sort(
      (a, b) => a.dueAt.localeCompare(b.dueAt) || a.submittedAt.localeCompare(b.submittedAt) || a.id - b.id,
    )
    .slice(0, limit);
