import "server-only";
import { sql } from "kysely";
import { readAdminList } from "@/lib/server/admin-list";
import { now } from "@/lib/server/clock";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import { toEuros } from "@/lib/shared/money";
import { textLanguage } from "@/lib/shared/text-language";
import type { ContractsQuery, ListedContract } from "../moderation-schemas";
import { daysPassed } from "../reminders";
import { contractReference, type SignatureRole } from "../rules";
import { listedStatus } from "../states";

/** `contractReference`, to be searched in. */
const writtenReference = sql<string>`'OS-' || lpad(p.id::text, 6, '0') ||
  CASE c.contract_type WHEN 'client' THEN '-C' ELSE '-E' END`;

const contracts = (tx?: Transaction) =>
  kysely(tx)
    .selectFrom("contracts as c")
    .innerJoin("projects as p", "p.id", "c.projectId")
    .innerJoin("experts as e", "e.id", "c.expertId")
    .select([
      "c.id",
      "c.projectId as engagementId",
      "p.title as projectTitle",
      "p.customerCompany",
      "e.name as expertName",
      "c.contractType",
      "c.totalAmountCents",
      "c.status",
      "c.createdAt",
      "c.signedAt",
      "c.sentAt",
      "c.expiresAt",
      "c.endedAt",
      "c.endReason",
      sql<SignatureRole[]>`ARRAY(SELECT s.role FROM contract_signatures s WHERE s.contract_id = c.id
        ORDER BY s.signed_at, s.id)`.as("signedBy"),
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
      searched: ["p.title", "p.customerCompany", "e.name", writtenReference],
      sorts: {
        projectTitle: sql`lower(p.title)`,
        expertName: sql`lower(e.name)`,
        contractType: "c.contractType",
        totalAmount: "c.totalAmountCents",
        status: "c.status",
        createdAt: "c.createdAt",
        sentAt: "c.sentAt",
      },
      // The newest first; of an engagement the client's contract before the expert's.
      order: (rows) =>
        rows.orderBy("c.createdAt", "desc").orderBy("c.projectId", "desc").orderBy("c.contractType"),
    },
    query,
    paging,
  );
  const at = now();
  return { items: items.map((row) => listed(row, at)), total };
}

type ContractRow = Awaited<ReturnType<ReturnType<typeof contracts>["executeTakeFirstOrThrow"]>>;

const listed = (
  { engagementId, totalAmountCents, status, createdAt, hasPdf, ...row }: ContractRow,
  at: Date,
): ListedContract => ({
  ...row,
  reference: contractReference(engagementId, row.contractType),
  status: listedStatus(status),
  totalAmount: toEuros(Number(totalAmountCents)),
  createdAt: createdAt.toISOString(),
  signedAt: row.signedAt?.toISOString() ?? null,
  sentAt: row.sentAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  endReasonLanguage: textLanguage(row.endReason),
  daysWaiting: status === "awaiting_signatures" && row.sentAt ? daysPassed(row.sentAt, at) : null,
  pdfUrl: hasPdf ? `/api/contracts/${row.id}/pdf` : null,
});

/** Notes when a draft that is held was signed on paper. */
export async function noteSignature(tx: Transaction, id: number, signedAt: Date | null): Promise<void> {
  await tx.contract.update({ where: { id }, data: { signedAt }, select: { id: true } });
}

/** A contract as the list has it; null for none. */
export async function findListedContract(tx: Transaction, id: number): Promise<ListedContract | null> {
  const row = await contracts(tx).where("c.id", "=", id).executeTakeFirst();
  return row ? listed(row, now()) : null;
}
