import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";

/** Makes what somebody has said of their side in contracts the company's, of which they are the first. */
export async function bringDetails(tx: Transaction, companyId: number, userId: number): Promise<void> {
  await kysely(tx)
    .updateTable("contractParties")
    .set({ companyId, userId: null })
    .where("userId", "=", userId)
    .execute();
}

/** Makes a company's details one person's, who has none of their own. */
export async function giveDetailsBack(tx: Transaction, companyId: number, userId: number): Promise<void> {
  await kysely(tx)
    .updateTable("contractParties")
    .set({ companyId: null, userId })
    .where("companyId", "=", companyId)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM contract_parties own WHERE own.user_id = ${userId})`)
    .execute();
}
