import "server-only";
import type { Transaction } from "@/lib/server/db";
import type { Delivery, NotificationKind } from "../kinds";

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

/** How somebody hears of a kind; at once unless they chose otherwise. */
export async function findDelivery(
  tx: Transaction,
  userId: number,
  kind: NotificationKind,
): Promise<Delivery> {
  const choice = await tx.notificationChoice.findUnique({ where: { userId_kind: { userId, kind } } });
  return (choice?.delivery as Delivery | undefined) ?? "at_once";
}
