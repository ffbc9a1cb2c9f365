import "server-only";
import { AppError } from "@/lib/shared/errors";

/**
 * Nobody overwrites what they have not seen, nor decides about it; the field in the answer tells it from other conflicts.
 * @param changedAt when it was last changed
 * @param seen when it had last been changed, as far as they saw; without it nothing is compared
 * @throws AppError with the reason, a conflict
 */
export function refuseStale(
  reason: "application_changed" | "consultant_changed" | "expert_changed" | "posting_changed",
  changedAt: Date,
  seen: string | undefined,
): void {
  if (seen === undefined || new Date(seen).getTime() === changedAt.getTime()) return;
  throw new AppError(reason, {}, { field: "updatedAt" });
}
