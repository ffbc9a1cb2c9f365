import "server-only";
import { type AdminList, readAdminList } from "@/lib/server/admin-list";
import type { AdminPage } from "@/lib/shared/admin-list";
import { toEuros } from "@/lib/shared/money";
import type { ContractsQuery, ListedContract } from "../moderation-schemas";

type Row = Omit<ListedContract, "totalAmount" | "createdAt" | "pdfUrl"> & {
  /** bigint: pg gives it as text. */
  totalAmountCents: string;
  createdAt: Date;
  hasPdf: boolean;
};

const list: Omit<AdminList, "where" | "values"> = {
  select: `c.id, p.title AS "projectTitle", p.customer_company AS "customerCompany", e.name AS "expertName",
    c.contract_type AS "contractType", c.total_amount_cents AS "totalAmountCents", c.status,
    c.created_at AS "createdAt", c.pdf IS NOT NULL AS "hasPdf"`,
  from: "contracts c JOIN projects p ON p.id = c.project_id JOIN experts e ON e.id = c.expert_id",
  searched: ["p.title", "p.customer_company", "e.name"],
  sorts: {
    projectTitle: "lower(p.title)",
    expertName: "lower(e.name)",
    contractType: "c.contract_type",
    totalAmount: "c.total_amount_cents",
    status: "c.status",
    createdAt: "c.created_at",
  },
  // The newest first; of an engagement the client's contract before the expert's.
  order: "c.created_at DESC, c.project_id DESC, c.contract_type",
};

export async function findContracts(
  query: ContractsQuery,
  paging: "page" | "everything",
): Promise<AdminPage<ListedContract>> {
  const { items, total } = await readAdminList<Row>(
    {
      ...list,
      where: query.status ? ["c.status = $1"] : [],
      values: query.status ? [query.status] : [],
    },
    query,
    paging,
  );
  return {
    items: items.map(({ totalAmountCents, createdAt, hasPdf, ...row }) => ({
      ...row,
      totalAmount: toEuros(Number(totalAmountCents)),
      createdAt: createdAt.toISOString(),
      pdfUrl: hasPdf ? `/api/contracts/${row.id}/pdf` : null,
    })),
    total,
  };
}
