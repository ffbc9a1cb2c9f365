import { z } from "zod";
import { type FunnelStep, funnelPeriods, funnelSteps, promiseKinds } from "./funnel-steps";

export const funnelQuery = z.object({
  weeks: z.enum(funnelPeriods.map(String) as [string, ...string[]]).optional(),
});

const steps = z.object(
  Object.fromEntries(funnelSteps.map((step) => [step, z.int()])) as Record<FunnelStep, z.ZodInt>,
);

export const funnelWeek = steps.extend({
  /** The Monday it begins with, in Helsinki: "2026-11-16". */
  week: z.string(),
  /** Median hours from approval to the first application, of the postings approved in it; null without such. */
  firstApplicantHours: z.number().nullable(),
});
export type FunnelWeek = z.infer<typeof funnelWeek>;

export const funnelPromise = z.object({
  kind: z.enum(promiseKinds),
  /** Of how many it is known by now whether it was kept. */
  due: z.int(),
  kept: z.int(),
});
export type FunnelPromise = z.infer<typeof funnelPromise>;

/** A public posting to which nobody has applied. */
export const unansweredPosting = z.object({
  id: z.int(),
  title: z.string(),
  company: z.string().nullable(),
  approvedAt: z.iso.datetime(),
});

/** GET /api/admin/funnel. */
export const funnel = z.object({
  /** The first day on which a visit was counted; null before. */
  visitsSince: z.string().nullable(),
  /** Oldest first; the last is the week of now. */
  weeks: z.array(funnelWeek),
  total: steps,
  /** Of the postings approved in the weeks. */
  firstApplicant: z.object({
    postings: z.int(),
    withApplicant: z.int(),
    medianHours: z.number().nullable(),
  }),
  /** Those that have waited longest, and how many there are in all. */
  withoutApplicants: z.object({ total: z.int(), items: z.array(unansweredPosting) }),
  /** Mails about postings that fit, and how often their links were opened, in the last `recentWeeks`. */
  matches: z.object({ told: z.int(), opened: z.int() }),
  /** Searches in words that found nobody, in the last `recentWeeks`. */
  searchesWithoutHits: z.int(),
  recentWeeks: z.int(),
  promises: z.array(funnelPromise),
});
export type Funnel = z.infer<typeof funnel>;
