import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";

/** Ten business days are never fewer days than this; closed ones make them more. */
const fewestDays = 12;

export type LongNew = { id: number; stageChangedAt: Date; answerRemindedAt: Date | null };

/** Applications that have been new for long, the longest first: a part of them, after the last of the part before. */
export async function findLongNew(
  now: Date,
  after: Pick<LongNew, "id" | "stageChangedAt"> | null,
  limit: number,
): Promise<LongNew[]> {
  const before = new Date(now.getTime() - fewestDays * 24 * 3_600_000);
  const waiting = kysely()
    .selectFrom("projectApplications")
    .select(["id", "stageChangedAt", "answerRemindedAt"])
    // A literal, which the partial index is found by.
    .where("stage", "=", sql.lit("new"))
    .where("stageChangedAt", "<=", before)
    .orderBy("stageChangedAt")
    .orderBy("id")
    .limit(limit);
  return (
    after
      ? waiting.where(sql<boolean>`(stage_changed_at, id) > (${after.stageChangedAt}, ${after.id})`)
      : waiting
  ).execute();
}

/** Notes that the company was reminded of an application that is held. */
export async function noteReminder(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.projectApplication.update({ where: { id }, data: { answerRemindedAt: at }, select: { id: true } });
}

/** How many applications to a posting are new and reminded of. */
export async function countReminded(tx: Transaction, projectId: number): Promise<number> {
  const { count } = await kysely(tx)
    .selectFrom("projectApplications")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("projectId", "=", projectId)
    .where("stage", "=", "new")
    .where(sql<boolean>`answer_reminded_at >= stage_changed_at`)
    .executeTakeFirstOrThrow();
  return count;
}
