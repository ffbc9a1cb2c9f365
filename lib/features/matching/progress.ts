/** One step of an animated progress. */
export type ProgressStep = { key: string; milliseconds: number };

/** The overlay's steps (001 §9). */
export const overlaySteps = [
  { key: "analyzing", milliseconds: 2000 },
  { key: "searching", milliseconds: 2500 },
  { key: "matching", milliseconds: 3000 },
  { key: "optimizing", milliseconds: 1500 },
] as const satisfies ProgressStep[];

/** The demo's steps (001 §9). */
export const demoSteps = [
  { key: "analyzing", milliseconds: 2000 },
  { key: "searching", milliseconds: 3000 },
  { key: "matching", milliseconds: 2500 },
  { key: "optimizing", milliseconds: 1500 },
] as const satisfies ProgressStep[];

export const progressTiming = {
  /** How often the shown progress is brought up to date. */
  tickMs: 100,
  /** From 'Matching Complete!' to the results, in the overlay. */
  overlayCompletionMs: 500,
  /** Between two steps of the demo. */
  demoPauseMs: 500,
  /** From the demo's last step to its results. */
  demoResultsMs: 1000,
} as const;

export type Progress = {
  /** Index of the running step; the number of steps when all are over. */
  step: number;
  /** Of the running step, whole per cent; 100 while it pauses before the next. */
  stepPercent: number;
  /** Of all steps, whole per cent. */
  percent: number;
  isOver: boolean;
};

/** Where steps that run one after another stand after so many milliseconds, with a pause between each two. */
export function progressAt(steps: readonly ProgressStep[], elapsedMs: number, pauseMs = 0): Progress {
  const total = steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  let [start, done] = [0, 0];
  for (const [step, { milliseconds }] of steps.entries()) {
    const isLast = step === steps.length - 1;
    const passed = Math.min(milliseconds, Math.max(0, elapsedMs - start));
    if (elapsedMs < start + milliseconds + (isLast ? 0 : pauseMs)) {
      return {
        step,
        stepPercent: Math.floor((100 * passed) / milliseconds),
        percent: Math.floor((100 * (done + passed)) / total),
        isOver: false,
      };
    }
    start += milliseconds + pauseMs;
    done += milliseconds;
  }
  return { step: steps.length, stepPercent: 100, percent: 100, isOver: true };
}
