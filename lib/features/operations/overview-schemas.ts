import { z } from "zod";

/** What waits for somebody's decision, by the name that `reviewDueAt` has for it. */
export const queueKinds = ["posting", "application", "expert", "booking", "report"] as const;
export type QueueKind = (typeof queueKinds)[number];

export const queueItem = z.object({
  kind: z.enum(queueKinds),
  id: z.int(),
  /** What it is called: a posting's title, a person's name. */
  title: z.string(),
  /** What stands beside it: a company, a professional title. */
  detail: z.string().nullable(),
  submittedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
});

/** What came in a week. */
export const weekCounts = z.object({
  /** The Monday it begins with, in Helsinki: "2026-11-16". */
  week: z.string(),
  experts: z.int(),
  postings: z.int(),
  applications: z.int(),
  bookings: z.int(),
});
export type WeekCounts = z.infer<typeof weekCounts>;

/** GET /api/admin/overview. */
export const overview = z.object({
  totalExperts: z.int(),
  availableExperts: z.int(),
  /** Postings that are public. */
  totalProjects: z.int(),
  pendingProjects: z.int(),
  totalApplications: z.int(),
  pendingApplications: z.int(),
  /** Whole percent; null while no project has ended (decisions B23). */
  successRate: z.int().nullable(),
  /** Oldest first; the last is the week of now. */
  weeks: z.array(weekCounts),
  /** The most urgent of what waits, by when it is due. */
  queue: z.array(queueItem),
  /** How many wait of each kind. */
  waiting: z.record(z.enum(queueKinds), z.int()),
});
export type Overview = z.infer<typeof overview>;
