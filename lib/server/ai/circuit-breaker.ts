export interface BreakerSettings {
  /** So many failures one after another open it. */
  failures: number;
  /** How long it then stays open. */
  pauseMs: number;
}

/**
 * Keeps a failing service from being asked again and again. After the pause one failure opens it anew, one success
 * closes it for good.
 */
export function circuitBreaker({ failures, pauseMs }: BreakerSettings) {
  let failed = 0;
  let openUntil = Number.NEGATIVE_INFINITY;
  return {
    isOpen: (at: Date): boolean => at.getTime() < openUntil,
    succeeded(): void {
      failed = 0;
    },
    failed(at: Date): void {
      failed += 1;
      if (failed >= failures) openUntil = at.getTime() + pauseMs;
    },
  };
}
