import { z } from "zod";
import { locales } from "@/lib/shared/locales";
import { eurosAmount } from "@/lib/shared/money";
import { idNumber } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { contractTypes } from "./rules";
import { awaited, contractStatuses } from "./states";

/** Characters of JSON; the calculator's own result has some 1,200. */
const pricingSize = 10_000;

/** A price as the client saw it: any fields, only ever compared with the server's own (decisions C6). */
const seenPricing = z
  .record(z.string(), z.unknown())
  .refine((pricing) => JSON.stringify(pricing).length <= pricingSize, says("bare.pricingTooLarge"));

/** POST /api/contracts/generate (000 §3). The access token opens a guest's project (decisions A13). */
export const generateContractsInput = z.strictObject({
  projectId: idNumber(says("bare.projectFirst")),
  pricing: seenPricing.nullish(),
  accessToken: z.string().max(200).nullish(),
  /** Of the contracts; that of the request without one (deal Q1). */
  language: z.enum(locales).nullish(),
});
export type GenerateContractsInput = z.output<typeof generateContractsInput>;

export const generatedContract = z.object({
  id: z.int(),
  type: z.enum(contractTypes),
  /** The whole contract as a page of its own, safe to show in a frame without scripts. */
  html: z.string(),
  /** Path of the PDF with its unguessable token. */
  pdfUrl: z.string(),
  /** Euros without VAT: what the client pays, or what the expert gets. */
  totalAmount: eurosAmount,
});
export type GeneratedContract = z.infer<typeof generatedContract>;

/** The client's and the expert's contract, in this order (decisions C7). */
export const generatedContracts = z.object({
  contracts: z.array(generatedContract),
  /** Says so when the price differs from the one that was sent. */
  notice: z.string().optional(),
});
export type GeneratedContracts = z.infer<typeof generatedContracts>;

/** A contract in the list of whoever drew it up (GET /api/account/contracts). */
export const ownContract = z.object({
  id: z.int(),
  /** "OS-000017-C": what stands on the paper. */
  reference: z.string(),
  projectId: z.int(),
  projectTitle: z.string(),
  /** The expert's public name (decisions A9). */
  expertName: z.string(),
  type: z.enum(contractTypes),
  status: z.enum(contractStatuses),
  /** Euros without VAT: what the client pays, or what the expert gets. */
  totalAmount: eurosAmount,
  createdAt: z.iso.datetime(),
  signedAt: z.iso.datetime().nullable(),
  /** Whom it waits for; null when nobody can sign it. */
  awaits: z.enum(awaited).nullable(),
  /** The day from which a draft that is not noted as signed is deleted; null for any other. */
  deletedOn: z.iso.date().nullable(),
  /** Path of the PDF, which its owner opens without a token. */
  pdfUrl: z.string(),
});
export type OwnContract = z.infer<typeof ownContract>;

/** GET /api/contracts/{id}/pdf. What cannot be a token is none, so that it is answered like a wrong one. */
export const contractPdfQuery = z.object({
  token: z.string().max(200).optional().catch(undefined),
  /** The file as it was shown for signing, also when there is a sealed one. */
  document: z.literal("shown").optional().catch(undefined),
});
