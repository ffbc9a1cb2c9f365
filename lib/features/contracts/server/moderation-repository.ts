import "server-only";
import { sql } from "kysely";
import { readAdminList } from "@/lib/server/admin-list";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import { toEuros } from "@/lib/shared/money";
import type { ContractsQuery, ListedContract } from "../moderation-schemas";

const contracts = (tx?: Transaction) =>
  kysely(tx)
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
      "c.signedAt",
      sql<boolean>`c.pdf IS NOT NULL`.as("hasPdf"),
    ]);

export async function findContracts(
  query: ContractsQuery,
  paging: "page" | "everything",
): Promise<AdminPage<ListedContract>> {
  const { items, total } = await readAdminList(
    {
      rows: query.status
        ? contracts().where("c.status", "=", query.status === "active" ? "draft" : query.status)
        : contracts(),
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
    items: items.map(listed),
    total,
  };
}

type ContractRow = Awaited<ReturnType<ReturnType<typeof contracts>["executeTakeFirstOrThrow"]>>;

const listed = ({
  totalAmountCents,
  status,
  createdAt,
  signedAt,
  hasPdf,
  ...row
}: ContractRow): ListedContract => ({
  ...row,
  status: status === "draft" ? "active" : status,
  totalAmount: toEuros(Number(totalAmountCents)),
  createdAt: createdAt.toISOString(),
  signedAt: signedAt?.toISOString() ?? null,
  pdfUrl: hasPdf ? `/api/contracts/${row.id}/pdf` : null,
});

/** Holds a contract until the transaction ends; null when there is none. */
export async function lockContract(tx: Transaction, id: number): Promise<{ signedAt: Date | null } | null> {
  const row = await kysely(tx)
    .selectFrom("contracts")
    .select("signedAt")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Notes when a contract was signed, and gives it as the list has it. */
export async function noteSignature(
  tx: Transaction,
  id: number,
  signedAt: Date | null,
): Promise<ListedContract> {
  await tx.contract.update({ where: { id }, data: { signedAt } });
  return listed(await contracts(tx).where("c.id", "=", id).executeTakeFirstOrThrow());
}
