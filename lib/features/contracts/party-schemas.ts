import { z } from "zod";
import { listQuery } from "@/lib/shared/http/list-query";
import { locales } from "@/lib/shared/locales";
import { eurosAmount } from "@/lib/shared/money";
import { contractTypes } from "./rules";
import { awaited, contractForces, contractStatuses } from "./states";

/** GET /api/company/contracts and GET /api/expert/contracts. */
export const partyContractsQuery = listQuery.extend({ status: z.enum(contractStatuses).optional() });
export type PartyContractsQuery = z.output<typeof partyContractsQuery>;

/** A contract in its party's list (deal N1). */
export const partyContract = z.object({
  id: z.int(),
  /** "OS-000017-C": what stands on the paper. */
  reference: z.string(),
  type: z.enum(contractTypes),
  status: z.enum(contractStatuses),
  projectTitle: z.string(),
  /** The other side of the contract: the operator. */
  otherName: z.string(),
  /** The expert's public name (decisions A9). */
  expertName: z.string(),
  /** Euros without VAT: what the client pays, or what the expert gets. */
  totalAmount: eurosAmount,
  createdAt: z.iso.datetime(),
  /** Since when it awaits signatures; null for a draft. */
  sentAt: z.iso.datetime().nullable(),
  /** When it ends if nobody signs. */
  expiresAt: z.iso.datetime().nullable(),
  signedAt: z.iso.datetime().nullable(),
  /** Whether a signed one holds: it comes into force when the engagement's other one is signed too. */
  force: z.enum(contractForces).nullable(),
  /** When and why it was declined, expired or cancelled. */
  endedAt: z.iso.datetime().nullable(),
  endReason: z.string().nullable(),
  endReasonLanguage: z.enum(locales).nullable(),
  awaits: z.enum(awaited).nullable(),
  /** Path of the PDF, which its party opens signed in; null when there is none. */
  pdfUrl: z.string().nullable(),
});
export type PartyContract = z.infer<typeof partyContract>;
