import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { Side } from "../rules";

// When somebody was last mailed about a conversation (deal L5): of an account beside how far it has read, of a side
// without one with the conversation.

/** Holds what is known of a reader until the transaction ends, and gives when they were last mailed. */
export async function lockMailed(
  tx: Transaction,
  conversationId: number,
  userId: number | null,
): Promise<{ mailedAt: Date | null; lastMessageId: number }> {
  if (userId === null) {
    const row = await kysely(tx)
      .selectFrom("conversations")
      .select("accountlessMailedAt as mailedAt")
      .where("id", "=", conversationId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return { ...row, lastMessageId: 0 };
  }
  const place = { conversationId, userId };
  await kysely(tx)
    .insertInto("conversationReads")
    .values(place)
    .onConflict((earlier) => earlier.doNothing())
    .execute();
  return kysely(tx)
    .selectFrom("conversationReads")
    .select(["mailedAt", "lastMessageId"])
    .where("conversationId", "=", conversationId)
    .where("userId", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function setMailed(
  tx: Transaction,
  conversationId: number,
  userId: number | null,
  at: Date,
): Promise<void> {
  if (userId === null) {
    await tx.conversation.update({
      where: { id: conversationId },
      data: { accountlessMailedAt: at },
      select: { id: true },
    });
    return;
  }
  await tx.conversationRead.update({
    where: { conversationId_userId: { conversationId, userId } },
    data: { mailedAt: at },
    select: { userId: true },
  });
}

export type UnreadMessage = { side: Side; authorId: number | null; authorName: string; body: string };

/** The newest message of a side that is newer than both a message and a moment; null when there is none. */
export async function findUnread(
  tx: Transaction,
  conversationId: number,
  { side, after, since }: { side: Side; after: number; since: Date },
): Promise<UnreadMessage | null> {
  const row = await kysely(tx)
    .selectFrom("messages")
    .select(["side", "authorId", "authorName", "body"])
    .where("conversationId", "=", conversationId)
    .where("side", "=", side)
    .where("id", ">", after)
    .where(sql<boolean>`created_at > ${since}`)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
