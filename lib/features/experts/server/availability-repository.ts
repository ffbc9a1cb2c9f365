import "server-only";
import { sql } from "kysely";
import { prisma, type Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import { saidAt } from "../rules";

/** Writes down that an expert has confirmed what they say of their time; false for none, and for an archived one. */
export async function saveConfirmation(tx: Transaction, id: number, at: Date): Promise<boolean> {
  const { count } = await tx.expert.updateMany({
    where: { id, archivedAt: null },
    data: { availabilityConfirmedAt: at, updatedAt: at },
  });
  return count > 0;
}

/** When an expert was last reminded; null for never, for none, and for an archived one. */
export async function findRemindedAt(id: number): Promise<Date | null> {
  const row = await prisma().expert.findFirst({
    where: { id, archivedAt: null },
    select: { availabilityRemindedAt: true },
  });
  return row?.availabilityRemindedAt ?? null;
}

/** Public experts whose confirmation is older than an instant and who were not reminded since they gave it. */
const unreminded = (confirmedBefore: Date, tx?: Transaction) =>
  kysely(tx)
    .selectFrom("experts as e")
    .where(sql<boolean>`e.is_public`)
    .where("e.availabilityConfirmedAt", "<", confirmedBefore)
    .where(
      sql<boolean>`(e.availability_reminded_at IS NULL OR e.availability_reminded_at < e.availability_confirmed_at)`,
    );

/** Their ids, from one id on. */
export const findUnreminded = (confirmedBefore: Date, afterId: number, limit: number) =>
  unreminded(confirmedBefore)
    .select("e.id")
    .where("e.id", ">", afterId)
    .orderBy("e.id")
    .limit(limit)
    .execute();

export type ReminderReader = {
  id: number;
  /** The linked account, or the one that has proved the address; null without. */
  userId: number | null;
  email: string;
  /** Null while they have never said it. */
  confirmedAt: Date | null;
  emailNotifications: boolean;
};

/** Notes that one of them is reminded now; null when that is no longer due. Nobody else reminds them meanwhile. */
export async function claimReminder(
  tx: Transaction,
  id: number,
  confirmedBefore: Date,
  at: Date,
): Promise<ReminderReader | null> {
  const row = await unreminded(confirmedBefore, tx)
    .select(["e.id", "e.email", "e.emailNotifications", "e.availabilityConfirmedAt", "e.createdAt"])
    .select(
      sql<number | null>`coalesce(e.user_id, (SELECT u.id FROM users u
        WHERE u.email = lower(e.email) AND u.email_verified_at IS NOT NULL))`.as("userId"),
    )
    .where("e.id", "=", id)
    .forUpdate("e")
    .executeTakeFirst();
  if (!row) return null;
  await tx.expert.update({ where: { id }, data: { availabilityRemindedAt: at }, select: { id: true } });
  const { availabilityConfirmedAt, createdAt, ...reader } = row;
  return { ...reader, confirmedAt: saidAt({ availabilityConfirmedAt, createdAt }) };
}
