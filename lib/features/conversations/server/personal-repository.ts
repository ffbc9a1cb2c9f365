import "server-only";
import { sql } from "kysely";
import { deleteLeadingTo } from "@/lib/features/notifications/server/repository";
import type { Owner } from "@/lib/features/postings/server/ownership-repository";
import type { Transaction } from "@/lib/server/db";
import type { Prisma } from "@/lib/server/generated/prisma/client";
import { kysely } from "@/lib/server/kysely";
import { conversationPath } from "../rules";
import { conversationsOf, fromConversations, type Party, partyColumns, sideOf } from "./parties-repository";

export type ExportRow = Party & {
  expertId: number | null;
  createdAt: Date;
  /** Null when the person has never read it. */
  lastMessageId: number | null;
  mailedAt: Date | null;
};

/** Every conversation of somebody, with how far they have read. */
export async function findForExport(owner: Owner): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    SELECT ${partyColumns(sideOf(owner))}, c.expert_id, c.created_at, r.last_message_id, r.mailed_at
    ${fromConversations}
    LEFT JOIN conversation_reads r ON r.conversation_id = c.id AND r.user_id = ${owner.userId}
    WHERE c.id IN (${conversationsOf(owner)}) ORDER BY c.id`.execute(kysely());
  return rows.filter(({ side }) => side !== null);
}

export const findOwnReports = (userId: number) =>
  kysely()
    .selectFrom("conversationReports")
    .select([
      "id",
      "conversationId",
      "side",
      "reason",
      "textLanguage",
      "answer",
      "lastMessageId",
      "hasStoppedWriter",
    ])
    .select(["createdAt", "answeredAt"])
    .where("reporterId", "=", userId)
    .orderBy("id")
    .execute();

/** Deletes conversations, with what anybody was told that leads to them. @returns how many */
export async function deleteConversations(
  tx: Transaction,
  which: Prisma.ConversationWhereInput,
): Promise<number> {
  const found = await tx.conversation.findMany({ where: which, select: { id: true } });
  await deleteLeadingTo(
    tx,
    found.map(({ id }) => conversationPath(id)),
  );
  await tx.conversation.deleteMany({ where: { id: { in: found.map(({ id }) => id) } } });
  return found.length;
}

/**
 * Deletes the conversations about a person's applications, and about invitations of their profiles. Of what they wrote
 * for a company the words stay with the other party, without who wrote them.
 * @param placeholder what stands in place of their name
 */
export async function eraseConversations(
  tx: Transaction,
  own: { userId: number; projectApplicationIds: number[]; expertIds: number[] },
  placeholder: string,
) {
  const conversations = await deleteConversations(tx, {
    OR: [
      { applicationId: { in: own.projectApplicationIds } },
      { expertId: { in: own.expertIds } },
      { invitation: { expertId: { in: own.expertIds } } },
    ],
  });
  const { count: messages } = await tx.message.updateMany({
    where: { authorId: own.userId },
    data: { authorName: placeholder },
  });
  return { conversations, messages };
}
