import { z } from "zod";
import { optionalBusinessId, optionalText, text } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { contractBounds, contractTypes, paymentTerms } from "./rules";
import { contractStatuses } from "./states";

const required = says("generic.required");
const line = (max: number) =>
  text({ max, message: required }).refine((value) => !/\p{Cc}/u.test(value), says("bare.unstorable"));
const optionalLine = (max: number) =>
  optionalText(max)
    .refine((value) => !/\p{Cc}/u.test(value ?? ""), says("bare.unstorable"))
    .transform((value) => value ?? null);

const expertFields = {
  legalName: line(160),
  /** A natural person has none. */
  businessId: optionalBusinessId().transform((value) => value ?? null),
  streetAddress: line(160),
  postalCode: z
    .string({ error: required })
    .trim()
    .min(1, required)
    .regex(/^(?:[\p{L}\p{N}][\p{L}\p{N} -]{1,11})?$/u, says("bare.postalCode")),
  city: line(80),
  signatoryName: line(120),
  signatoryTitle: optionalLine(120),
};

/** PUT /api/expert/contract-details: who signs an expert's contracts, and for whom. */
export const expertDetailsInput = z.strictObject(expertFields);

export type ExpertDetailsForm = z.input<typeof expertDetailsInput>;

/** PUT /api/company/contract-details: a company has a business id, and says where its invoices go. */
export const companyDetailsInput = z.strictObject({
  ...expertFields,
  businessId: expertFields.businessId.refine((value) => value !== null, says("bare.businessId")),
  /** OVT, IBAN or Peppol address of electronic invoices. */
  invoiceAddress: optionalLine(60),
  invoiceOperator: optionalLine(60),
  paymentTermDays: z
    .literal(paymentTerms, { error: says("bare.paymentTerm") })
    .nullish()
    .transform((value) => value ?? null),
});

export type CompanyDetailsForm = z.input<typeof companyDetailsInput>;

/** How a party stands in its contracts. */
export const partyDetails = z.object({
  legalName: z.string(),
  businessId: z.string().nullable(),
  streetAddress: z.string(),
  postalCode: z.string(),
  city: z.string(),
  signatoryName: z.string(),
  signatoryTitle: z.string().nullable(),
  invoiceAddress: z.string().nullable(),
  invoiceOperator: z.string().nullable(),
  /** Days net; null of an expert, and of a company that leaves the usual term. */
  paymentTermDays: z.int().nullable(),
});
export type PartyDetails = z.infer<typeof partyDetails>;

/** GET and PUT of both: what is kept, and before anything is, what is known already. */
export const contractDetails = z.object({
  details: partyDetails.nullable(),
  known: partyDetails.partial(),
  /** A member of a team reads its details; an owner changes them. */
  mayChange: z.boolean(),
});
export type ContractDetails = z.infer<typeof contractDetails>;

/** What stands on the client's invoices beside the contract's number; empty takes it away. */
const purchaseOrderText = optionalLine(contractBounds.purchaseOrder);

/** POST /api/contracts/{id}/send. */
export const sendContractInput = z.strictObject({ purchaseOrder: purchaseOrderText }).partial();
export type SendContractInput = z.output<typeof sendContractInput>;

/** Both contracts of an engagement, the client's first (deal M4, N1). */
export const sentContracts = z.object({
  contracts: z.array(
    z.object({ id: z.int(), type: z.enum(contractTypes), status: z.enum(contractStatuses) }),
  ),
});
export type SentContracts = z.infer<typeof sentContracts>;
