import "server-only";
import { sql } from "kysely";
import { contractPath } from "@/lib/features/contracts/rules";
import { deleteLeadingTo } from "@/lib/features/notifications/server/repository";
import type { Transaction } from "@/lib/server/db";
import type { Prisma } from "@/lib/server/generated/prisma/client";
import { anyOf, kysely } from "@/lib/server/kysely";

/**
 * Deletes contracts, with the estimates they rest on, the assignments that nothing else hangs on and the notifications
 * that lead to them.
 * @param limit how many contracts at most
 * @returns how many contracts and assignments went
 */
export async function deleteContracts(
  tx: Transaction,
  which: Prisma.ContractWhereInput,
  limit?: number,
): Promise<{ count: number; engagements: number }> {
  const contracts = await tx.contract.findMany({
    where: which,
    select: { id: true, projectId: true, priceEstimateId: true },
    ...(limit === undefined ? {} : { take: limit }),
  });
  await deleteLeadingTo(
    tx,
    contracts.map(({ id }) => contractPath(id)),
  );
  const of = (ids: (number | null)[]) => ({ in: ids.filter((id) => id !== null) });
  const without = { contracts: { none: {} } };
  await tx.contract.deleteMany({ where: { id: of(contracts.map(({ id }) => id)) } });
  await tx.priceEstimate.deleteMany({
    where: { id: of(contracts.map(({ priceEstimateId }) => priceEstimateId)), ...without },
  });
  const { count: engagements } = await tx.project.deleteMany({
    where: { id: of(contracts.map(({ projectId }) => projectId)), ...without, applications: { none: {} } },
  });
  return { count: contracts.length, engagements };
}

/**
 * Deletes contracts that nobody has noted as signed: those that the person drew up, and those that others drew up with
 * the person as the expert. They are no accounting material, and the other side could not sign them any more.
 */
export async function deleteDrafts(tx: Transaction, own: { projectIds: number[]; expertIds: number[] }) {
  const { count: contracts, engagements } = await deleteContracts(tx, {
    signedAt: null,
    OR: [{ projectId: { in: own.projectIds } }, { expertId: { in: own.expertIds } }],
  });
  return { contracts, engagements };
}

/** Deletes the papers of contractor's liability that somebody has uploaded. */
export async function deletePapers(tx: Transaction, userId: number): Promise<number> {
  return (await tx.liabilityPaper.deleteMany({ where: { uploadedById: userId } })).count;
}

/** What contracts keep of a person, and the latest day these contracts speak of. */
export async function keptForBookkeeping(
  tx: Transaction,
  own: { projectIds: number[]; expertIds: number[] },
) {
  return kysely(tx)
    .selectFrom("contracts as c")
    .innerJoin("projects as p", "p.id", "c.projectId")
    .select([
      sql<number>`count(*)::int`.as("contracts"),
      sql<number>`count(DISTINCT p.id)::int`.as("engagements"),
      sql<Date | null>`max(greatest(c.created_at, p.end_date::timestamptz))`.as("last"),
    ])
    .where((eb) =>
      eb.or([eb("p.id", "=", anyOf(own.projectIds)), eb("c.expertId", "=", anyOf(own.expertIds))]),
    )
    .executeTakeFirstOrThrow();
}
