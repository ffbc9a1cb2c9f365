import { z } from "zod";
import { adminListQuery } from "@/lib/shared/admin-list";
import { eurosAmount } from "@/lib/shared/money";
import { contractTypes } from "./rules";
import { contractStatuses } from "./states";

/** The states as administrators see them: a calculator's draft has its documented badge, Active (decisions C8, deal N1). */
export const listedContractStatuses = [
  "active",
  ...contractStatuses.filter((status) => status !== "draft"),
] as const;
export type ListedContractStatus = (typeof listedContractStatuses)[number];

/** GET /api/contracts, for administrators. */
export const contractsQuery = adminListQuery({
  sorts: ["projectTitle", "expertName", "contractType", "totalAmount", "status", "createdAt"],
  statuses: listedContractStatuses,
});
export type ContractsQuery = z.output<typeof contractsQuery>;

/** PATCH /api/admin/contracts/{id}. */
export const updateContractInput = z.strictObject({ isSigned: z.boolean() });

/** The export has the list's filters and order, and no pages. */
export const contractsExportQuery = contractsQuery.omit({ page: true, limit: true });

/** A contract as administrators see it (001 §3). */
export const listedContract = z.object({
  id: z.int(),
  projectTitle: z.string(),
  customerCompany: z.string().nullable(),
  expertName: z.string(),
  contractType: z.enum(contractTypes),
  /** Euros without VAT: what the client pays, or what the expert gets. */
  totalAmount: eurosAmount,
  status: z.enum(listedContractStatuses),
  createdAt: z.iso.datetime(),
  /** When it was noted that both parties have signed; null for a draft. */
  signedAt: z.iso.datetime().nullable(),
  /** Path of the PDF, which administrators open without its token; null when there is none. */
  pdfUrl: z.string().nullable(),
});
export type ListedContract = z.infer<typeof listedContract>;
