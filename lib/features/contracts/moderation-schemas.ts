import { z } from "zod";
import { adminListQuery, exportOptions } from "@/lib/shared/admin-list";
import { locales } from "@/lib/shared/locales";
import { eurosAmount } from "@/lib/shared/money";
import { text } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { contractTypes, signatureRoles } from "./rules";
import { listedContractStatuses } from "./states";

/** GET /api/contracts, for administrators. */
export const contractsQuery = adminListQuery({
  sorts: ["projectTitle", "expertName", "contractType", "totalAmount", "status", "createdAt", "sentAt"],
  statuses: listedContractStatuses,
});
export type ContractsQuery = z.output<typeof contractsQuery>;

/** PATCH /api/admin/contracts/{id}: notes signatures on a draft that was signed on paper, or cancels (deal N1). */
export const updateContractInput = z
  .strictObject({
    isSigned: z.boolean().optional(),
    status: z.literal("cancelled", { error: says("bare.contractChange") }).optional(),
    /** Of a cancellation: both parties get it by mail. */
    reason: text({ max: 2000, field: "reason" }).optional(),
  })
  .refine(({ isSigned, status }) => (isSigned === undefined) !== (status === undefined), {
    path: ["status"],
    message: says("bare.contractChange"),
  })
  .refine(({ status, reason }) => status === undefined || reason !== undefined, {
    path: ["reason"],
    message: says("named.required", { field: "reason" }),
  });
export type UpdateContractInput = z.output<typeof updateContractInput>;

/** The export has the list's filters and order, and no pages. */
export const contractsExportQuery = contractsQuery.omit({ page: true, limit: true }).extend(exportOptions);

/** A contract as administrators see it (001 §3). */
export const listedContract = z.object({
  id: z.int(),
  /** "OS-000017-C": what stands on the paper. */
  reference: z.string(),
  projectTitle: z.string(),
  customerCompany: z.string().nullable(),
  expertName: z.string(),
  contractType: z.enum(contractTypes),
  /** Euros without VAT: what the client pays, or what the expert gets. */
  totalAmount: eurosAmount,
  status: z.enum(listedContractStatuses),
  createdAt: z.iso.datetime(),
  /** When both parties had signed, or an administrator noted that they have. */
  signedAt: z.iso.datetime().nullable(),
  /** Since when it awaits signatures; null for a draft. */
  sentAt: z.iso.datetime().nullable(),
  /** When it ends if nobody signs. */
  expiresAt: z.iso.datetime().nullable(),
  /** Who has signed in the product. */
  signedBy: z.array(z.enum(signatureRoles)),
  /** Whole days of Helsinki since it was sent, while it awaits signatures. */
  daysWaiting: z.int().nullable(),
  endedAt: z.iso.datetime().nullable(),
  endReason: z.string().nullable(),
  endReasonLanguage: z.enum(locales).nullable(),
  /** Path of the PDF, which administrators open without its token; null when there is none. */
  pdfUrl: z.string().nullable(),
});
export type ListedContract = z.infer<typeof listedContract>;
