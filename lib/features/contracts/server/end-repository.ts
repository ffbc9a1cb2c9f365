import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import { type ContractType, contractReference } from "../rules";
import type { ContractStatus } from "../states";
import { holdContracts } from "./party-repository";

export interface HeldContract {
  id: number;
  engagementId: number;
  type: ContractType;
  status: ContractStatus;
  reference: string;
  documentSha256: string | null;
  projectTitle: string;
  expertName: string;
  sentAt: Date | null;
  expiresAt: Date | null;
  signedAt: Date | null;
  endReason: string | null;
  remindedOnDay: number | null;
  /** Whether its party, client or expert, has signed. */
  hasPartySigned: boolean;
}

/** A contract and, after it, the other one of its engagement, both held; empty when there is none. */
export async function holdBoth(tx: Transaction, id: number): Promise<HeldContract[]> {
  await holdContracts(tx, id);
  const rows = await kysely(tx)
    .selectFrom("contracts as c")
    .innerJoin("projects as p", "p.id", "c.projectId")
    .innerJoin("experts as e", "e.id", "c.expertId")
    .select([
      "c.id",
      "c.projectId as engagementId",
      "c.contractType as type",
      "c.status",
      "c.documentSha256",
      "p.title as projectTitle",
      "c.sentAt",
      "c.expiresAt",
      "c.signedAt",
      "c.endReason",
      "c.remindedOnDay",
      sql<string>`coalesce(e.public_name, '')`.as("expertName"),
      sql<boolean>`EXISTS (SELECT FROM contract_signatures s
        WHERE s.contract_id = c.id AND s.role = c.contract_type)`.as("hasPartySigned"),
    ])
    .where("c.projectId", "=", (of) => of.selectFrom("contracts").select("projectId").where("id", "=", id))
    .orderBy(sql<boolean>`c.id = ${id}`, "desc")
    .execute();
  return rows.map((row) => ({ ...row, reference: contractReference(row.engagementId, row.type) }));
}

/** Ends a contract that is held. */
export async function noteEnd(
  tx: Transaction,
  id: number,
  end: { status: "declined" | "expired" | "cancelled"; endReason: string | null; endedAt: Date },
): Promise<void> {
  await tx.contract.update({ where: { id }, data: { ...end, updatedAt: end.endedAt }, select: { id: true } });
}

/** Notes on which day, counted from its sending, a contract that is held was reminded of. */
export async function noteReminder(tx: Transaction, id: number, remindedOnDay: number): Promise<void> {
  await tx.contract.update({ where: { id }, data: { remindedOnDay }, select: { id: true } });
}

/** The earliest that anything is due of a contract, as whole days after its sending. */
const fewestDays = 4;

/** Contracts that have awaited signatures for some days, by their ids: those after an id. */
export async function findLongAwaiting(now: Date, afterId: number, limit: number): Promise<number[]> {
  const rows = await kysely()
    .selectFrom("contracts")
    .select("id")
    // A literal, which the partial index is found by.
    .where("status", "=", sql.lit("awaiting_signatures"))
    .where("sentAt", "<=", new Date(now.getTime() - fewestDays * 24 * 3_600_000))
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
