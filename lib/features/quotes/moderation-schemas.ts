import { z } from "zod";
import { adminListQuery } from "@/lib/shared/admin-list";
import { locales } from "@/lib/shared/locales";
import { eurosAmount } from "@/lib/shared/money";
import { quoteStatuses } from "./states";

/** The states as administrators see them: a draft is the expert's alone (deal M3). */
export const sentQuoteStatuses = quoteStatuses.filter((status) => status !== "draft");

/** GET /api/admin/quotes; without `sort`, what was sent last comes first. */
export const adminQuotesQuery = adminListQuery({
  sorts: ["projectTitle", "expertName", "status", "totalAmount", "sentAt", "validUntil"],
  statuses: sentQuoteStatuses,
});
export type AdminQuotesQuery = z.output<typeof adminQuotesQuery>;

/** A quote that was sent, as administrators see it. */
export const adminQuote = z.object({
  id: z.int(),
  version: z.int(),
  status: z.enum(quoteStatuses),
  projectTitle: z.string(),
  customerCompany: z.string().nullable(),
  expertName: z.string(),
  /** Euros without VAT that the client pays. */
  totalAmount: eurosAmount,
  sentAt: z.iso.datetime(),
  /** The last day in Helsinki on which it can be accepted. */
  validUntil: z.iso.date(),
  endedAt: z.iso.datetime().nullable(),
  /** What the company said when it declined, or would have otherwise. */
  declineReason: z.string().nullable(),
  changeRequest: z.string().nullable(),
  answerLanguage: z.enum(locales).nullable(),
});
export type AdminQuote = z.infer<typeof adminQuote>;
