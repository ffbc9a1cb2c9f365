import "server-only";
import { sql } from "kysely";
import { readAdminList } from "@/lib/server/admin-list";
import { kysely } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import { toEuros } from "@/lib/shared/money";
import type { ContractsQuery, ListedContract } from "../moderation-schemas";

const contracts = kysely()
  .selectFrom("contracts as c")
  .innerJoin("projects as p", "p.id", "c.projectId")
  .innerJoin("experts as e", "e.id", "c.expertId")
  .select([
    "c.id",
    "p.title as projectTitle",
    "p.customerCompany",
    "e.name as expertName",
    "c.contractType",
    "c.totalAmountCents",
    "c.status",
    "c.createdAt",
    sql<boolean>`c.pdf IS NOT NULL`.as("hasPdf"),
  ]);

export async function findContracts(
  query: ContractsQuery,
  paging: "page" | "everything",
): Promise<AdminPage<ListedContract>> {
  const { items, total } = await readAdminList(
    {
      rows: query.status ? contracts.where("c.status", "=", query.status) : contracts,
      searched: ["p.title", "p.customerCompany", "e.name"],
      sorts: {
        projectTitle: sql`lower(p.title)`,
        expertName: sql`lower(e.name)`,
        contractType: "c.contractType",
        totalAmount: "c.totalAmountCents",
        status: "c.status",
        createdAt: "c.createdAt",
      },
      // The newest first; of an engagement the client's contract before the expert's.
      order: (rows) =>
        rows.orderBy("c.createdAt", "desc").orderBy("c.projectId", "desc").orderBy("c.contractType"),
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
