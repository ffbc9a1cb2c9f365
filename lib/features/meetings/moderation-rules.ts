import { type Cents, divideHalfUp } from "@/lib/shared/money";

/** Total cost divided by months, in whole euros rounded half up (001 §9); null without either (decisions C9). */
export function monthlyCostEuros(totalCents: Cents | null, months: number | null): number | null {
  return totalCents === null || !months ? null : divideHalfUp(BigInt(totalCents), BigInt(months) * 100n);
}

/** Whether a meeting has begun: before, it cannot have taken place, and after it there is nobody to invite any more. */
export const hasStarted = (startAt: Date, now: Date): boolean => startAt <= now;
