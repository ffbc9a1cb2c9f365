import { answerDueAt } from "@/lib/features/project-applications/answer-due";
import { reviewDueAt } from "@/lib/shared/review-due";
import type { FunnelPromise, FunnelWeek } from "./funnel-schemas";
import { type FunnelStep, funnelSteps, type PromiseKind } from "./funnel-steps";

/** Mails and words of searches are kept for ninety days: what is told of them lies within. */
export const mostRecentWeeks = 12;

export type CountedStep = { step: FunnelStep; week: string; count: number };

/** One row a week with every step, zeros included; what lies outside the weeks is left out. */
export function fillFunnelWeeks(
  weeks: readonly string[],
  counted: readonly CountedStep[],
  firstApplicant: ReadonlyMap<string, number | null>,
): FunnelWeek[] {
  const counts = new Map(counted.map(({ step, week, count }) => [`${week} ${step}`, count]));
  return weeks.map((week) => ({
    week,
    ...stepsOf((step) => counts.get(`${week} ${step}`) ?? 0),
    firstApplicantHours: firstApplicant.get(week) ?? null,
  }));
}

/** The sum of each step over the weeks. */
export const sumSteps = (weeks: readonly Record<FunnelStep, number>[]): Record<FunnelStep, number> =>
  stepsOf((step) => weeks.reduce((sum, week) => sum + week[step], 0));

const stepsOf = (countOf: (step: FunnelStep) => number) =>
  Object.fromEntries(funnelSteps.map((step) => [step, countOf(step)])) as Record<FunnelStep, number>;

/** Something promised: since when it waits, and when it was done; null while it is not. */
export type Promised = { kind: PromiseKind; since: Date; doneAt: Date | null };

const dueAt = ({ kind, since }: Promised): Date =>
  kind === "answer" ? answerDueAt(since) : reviewDueAt(kind, since);

/** How many of each promise were kept, of those that are done or whose time is over. */
export function countPromises(all: readonly Promised[], kinds: readonly PromiseKind[], now: Date) {
  return kinds.map((kind): FunnelPromise => {
    let [due, kept] = [0, 0];
    for (const promised of all) {
      if (promised.kind !== kind) continue;
      const end = dueAt(promised);
      if (promised.doneAt === null && end >= now) continue;
      due += 1;
      if (promised.doneAt !== null && promised.doneAt <= end) kept += 1;
    }
    return { kind, due, kept };
  });
}
