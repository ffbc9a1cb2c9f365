import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";

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

/** Notes on which day, counted from its sending, a contract that is held was reminded of. */
export async function noteReminder(tx: Transaction, id: number, remindedOnDay: number): Promise<void> {
  await tx.contract.update({ where: { id }, data: { remindedOnDay }, select: { id: true } });
}
