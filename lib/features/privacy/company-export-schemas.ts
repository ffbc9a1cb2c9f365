import { z } from "zod";
import { instant } from "./export-fields";

/** The company that somebody belongs to, and what they are in it. */
export const exportedCompanyMembership = z.object({
  companyId: z.int(),
  role: z.string(),
  createdAt: instant,
  company: z.object({
    id: z.int(),
    name: z.string(),
    businessId: z.string().nullable(),
    verifiedBy: z.string().nullable(),
    verifiedDomain: z.string().nullable(),
    verifiedAt: instant.nullable(),
    markWithheldAt: instant.nullable(),
    createdAt: instant,
    updatedAt: instant,
  }),
});

/** An invitation to a company's team, for whoever sent it and for whom it is. */
export const exportedTeamInvitation = z.object({
  id: z.int(),
  companyId: z.int(),
  email: z.string(),
  language: z.string(),
  role: z.string(),
  createdAt: instant,
  expiresAt: instant,
  acceptedAt: instant.nullable(),
});

/** How somebody stands in contracts: as a person, with their company, or as an expert. */
export const exportedContractParty = z.object({
  id: z.int(),
  companyId: z.int().nullable(),
  expertId: z.int().nullable(),
  legalName: z.string(),
  businessId: z.string().nullable(),
  streetAddress: z.string(),
  postalCode: z.string(),
  city: z.string(),
  signatoryName: z.string(),
  signatoryTitle: z.string().nullable(),
  invoiceAddress: z.string().nullable(),
  invoiceOperator: z.string().nullable(),
  paymentTermDays: z.int().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
