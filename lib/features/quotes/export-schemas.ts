import { z } from "zod";
import { pricingResult } from "@/lib/features/pricing/schemas";
import { quoteSides } from "./rules";
import { quoteStatuses } from "./states";

/** A quote as its side may read it: the expert's own, and those that a company was sent. */
export const exportedQuote = z.object({
  id: z.int(),
  side: z.enum(quoteSides),
  applicationId: z.int(),
  expertId: z.int(),
  version: z.int(),
  status: z.enum(quoteStatuses),
  projectType: z.string(),
  hourlyRateCents: z.int(),
  hoursPerWeek: z.int(),
  durationMonths: z.int(),
  durationDays: z.int().nullable(),
  startDate: z.iso.date(),
  scope: z.string(),
  textLanguage: z.string().nullable(),
  milestones: z.array(z.object({ title: z.string(), percent: z.int(), dueOn: z.iso.date() })),
  validDays: z.int(),
  validUntil: z.iso.date(),
  pricing: pricingResult,
  rulesVersion: z.string(),
  totalCents: z.int(),
  declineReason: z.string().nullable(),
  changeRequest: z.string().nullable(),
  answerLanguage: z.string().nullable(),
  changeRequestedAt: z.iso.datetime().nullable(),
  engagementId: z.int().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
});
