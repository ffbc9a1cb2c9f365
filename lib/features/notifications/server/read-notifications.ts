import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { cursorOf } from "@/lib/server/cursor";
import { type ListQuery, pageSize } from "@/lib/shared/http/list-query";
import type { NotificationKind } from "../kinds";
import type { NotificationPage } from "../schemas";
import { countUnread, findNotifications, type NotificationPlace, noteRead } from "./repository";
import { sentenceOf } from "./sentence";

const notificationCursor = cursorOf<NotificationPlace>({ id: "whole" });

/**
 * GET /api/notifications: what somebody was told, newest first.
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function listNotifications(
  { userId, locale }: SignedIn,
  { limit = pageSize.default, cursor }: ListQuery,
): Promise<NotificationPage> {
  const { rows, total, next } = await findNotifications(userId, limit, notificationCursor.decode(cursor));
  return {
    notifications: rows.map((row) => ({
      id: row.id,
      kind: row.kind as NotificationKind,
      text: sentenceOf(row, locale),
      path: row.path,
      createdAt: row.createdAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    })),
    total,
    nextCursor: notificationCursor.encode(next),
  };
}

/** GET /api/notifications/unread-count: the number on the bell. */
export const countUnreadNotifications = async ({ userId }: SignedIn) => ({
  unread: await countUnread(userId),
});

/** POST /api/notifications/read: these are read, or all. Another's ids change nothing. */
export async function readNotifications({ userId }: SignedIn, ids: number[] | undefined) {
  await noteRead(userId, ids, now());
  return { unread: await countUnread(userId) };
}
