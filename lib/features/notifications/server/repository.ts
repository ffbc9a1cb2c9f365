import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { prisma } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { Delivery, NotificationKind } from "../kinds";

// Every statement names whose notifications they are: another's are as if they were not there.

export type NewNotification = {
  userId: number;
  kind: NotificationKind;
  values: Record<string, string | number>;
  path: string;
  createdAt: Date;
  mailedAt: Date | null;
};

export async function insertNotification(tx: Transaction, notification: NewNotification): Promise<void> {
  await tx.notification.create({ data: notification, select: { id: true } });
}

/** Takes away what somebody has not read of a kind and an address. */
export async function deleteUnread(
  tx: Transaction,
  which: { userId: number; kind: NotificationKind; path: string },
): Promise<void> {
  await tx.notification.deleteMany({ where: { ...which, readAt: null } });
}

/** Takes away what anybody was told that leads to a page which is no more. */
export async function deleteLeadingTo(tx: Transaction, paths: string[]): Promise<void> {
  await tx.notification.deleteMany({ where: { path: { in: paths } } });
}

/** How somebody hears of a kind; at once unless they chose otherwise. */
export async function findDelivery(
  tx: Transaction,
  userId: number,
  kind: NotificationKind,
): Promise<Delivery> {
  const choice = await tx.notificationChoice.findUnique({ where: { userId_kind: { userId, kind } } });
  return (choice?.delivery as Delivery | undefined) ?? "at_once";
}

export type NotificationRow = {
  id: number;
  kind: string;
  values: Record<string, string | number>;
  path: string;
  createdAt: Date;
  readAt: Date | null;
};
/** The place of a notification among the others: newest first. */
export type NotificationPlace = { id: number };

const columns = ["id", "kind", "values", "path", "createdAt", "readAt"] as const;

/** One page of somebody's notifications, how many there are, and where the next page begins. */
export async function findNotifications(
  userId: number,
  limit: number,
  after: NotificationPlace | null,
): Promise<{ rows: NotificationRow[]; total: number; next: NotificationPlace | null }> {
  const own = kysely().selectFrom("notifications").where("userId", "=", userId);
  const [rows, { total }] = await Promise.all([
    own
      .select(columns)
      .where(sql<boolean>`(${after?.id ?? null}::int IS NULL OR id < ${after?.id ?? null}::int)`)
      .orderBy("id", "desc")
      .limit(limit + 1)
      .execute(),
    own.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow(),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, total, next: last && rows.length > limit ? { id: last.id } : null };
}

/** How many notifications somebody has not read. */
export const countUnread = (userId: number): Promise<number> =>
  prisma().notification.count({ where: { userId, readAt: null } });

/** Notes some of somebody's notifications as read; all of them without ids. */
export async function noteRead(userId: number, ids: number[] | undefined, readAt: Date): Promise<void> {
  await prisma().notification.updateMany({
    where: { userId, readAt: null, ...(ids ? { id: { in: ids } } : {}) },
    data: { readAt },
  });
}

/** What somebody chose, of the kinds for which they did. */
export const findChoices = (userId: number): Promise<{ kind: string; delivery: string }[]> =>
  prisma().notificationChoice.findMany({ where: { userId }, select: { kind: true, delivery: true } });

export async function saveChoice(userId: number, kind: NotificationKind, delivery: Delivery): Promise<void> {
  await prisma().notificationChoice.upsert({
    where: { userId_kind: { userId, kind } },
    create: { userId, kind, delivery },
    update: { delivery },
  });
}

/** Puts every kind that is mailed once a day on the page only; whether there is such an account. */
export async function endDigests(tx: Transaction, userId: number): Promise<boolean> {
  await tx.notificationChoice.updateMany({ where: { userId, delivery: "daily" }, data: { delivery: "off" } });
  return (await tx.user.count({ where: { id: userId } })) > 0;
}

export type DigestReader = { userId: number; email: string };

const waitsForDigest = sql<boolean>`(n.read_at IS NULL AND n.mailed_at IS NULL AND EXISTS (
  SELECT 1 FROM notification_choices c WHERE c.user_id = n.user_id AND c.kind = n.kind AND c.delivery = 'daily'))`;

/** The next people for whom something waits that they have not read and no mail told, by their id. */
export function findDigestReaders(afterUserId: number, limit: number): Promise<DigestReader[]> {
  return kysely()
    .selectFrom("users as u")
    .select(["u.id as userId", "u.email"])
    .where("u.id", ">", afterUserId)
    .where("u.emailVerifiedAt", "is not", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("notifications as n")
          .select("n.id")
          .whereRef("n.userId", "=", "u.id")
          .where(waitsForDigest),
      ),
    )
    .orderBy("u.id")
    .limit(limit)
    .execute();
}

/** Takes what waits for somebody's digest, so that no other digest tells it, oldest first. */
export async function takeForDigest(tx: Transaction, userId: number, at: Date): Promise<NotificationRow[]> {
  const rows = await kysely(tx)
    .updateTable("notifications as n")
    .set({ mailedAt: at })
    .where("n.userId", "=", userId)
    .where(waitsForDigest)
    .returning(["n.id", "n.kind", "n.values", "n.path", "n.createdAt", "n.readAt"])
    .execute();
  return rows.sort((left, right) => left.id - right.id);
}
