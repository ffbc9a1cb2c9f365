import { useEffect, useState } from "react";
import {
  type Progress,
  type ProgressStep,
  progressAt,
  progressTiming,
} from "@/lib/features/matching/progress";

/**
 * Runs steps from now on, by the clock: a tab in the background catches up. `pauseMs` lies between two steps.
 * Reads the clock every tick until all steps are over.
 */
export function useProgress(steps: readonly ProgressStep[], pauseMs = 0): Progress {
  const [startedAt] = useState(() => performance.now());
  const [elapsed, setElapsed] = useState(0);
  const progress = progressAt(steps, elapsed, pauseMs);
  const { isOver } = progress;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setElapsed(performance.now() - startedAt), progressTiming.tickMs);
    return () => clearInterval(timer);
  }, [isOver, startedAt]);
  return progress;
}

/** Whether the person has asked for less motion; read once, as a progress appears. */
export function useReducedMotion(): boolean {
  const [isReduced] = useState(() => window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  return isReduced;
}
