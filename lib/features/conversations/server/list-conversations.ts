import "server-only";
import { ownerOf } from "@/lib/features/postings/server/ownership-repository";
import type { SignedIn } from "@/lib/server/actor";
import { cursorOf } from "@/lib/server/cursor";
import { pageSize } from "@/lib/shared/http/list-query";
import type { Locale } from "@/lib/shared/locales";
import { excerptOf } from "../rules";
import type { Conversation, ConversationsQuery } from "../schemas";
import { findConversations, type ListedRow, type ListPlace } from "./repository";
import { authorNameOf, otherNameOf, textFor } from "./words";

const listCursor = cursorOf<ListPlace>({ at: "instant", id: "whole" });
const excerptLength = 200;

/** A conversation as it stands in a list. */
export function toConversation(row: ListedRow, userId: number, locale: Locale): Conversation {
  const { lastId, lastSide, lastBody, lastCreatedAt, lastAuthorId, lastAuthorName } = row;
  return {
    id: row.id,
    about: { ...aboutOf(row), title: row.title },
    projectId: row.projectId,
    side: row.side,
    otherName: otherNameOf(row, locale),
    lastMessage:
      lastId === null || lastSide === null || lastBody === null || lastCreatedAt === null
        ? null
        : {
            id: lastId,
            body: excerptOf(
              textFor(row.side, row, { side: lastSide, body: lastBody }, locale),
              excerptLength,
            ),
            textLanguage: row.lastTextLanguage,
            createdAt: lastCreatedAt.toISOString(),
            authorName: authorNameOf(
              row,
              { side: lastSide, authorId: lastAuthorId, authorName: lastAuthorName ?? "" },
              locale,
            ),
            isOwn: lastAuthorId === userId,
          },
    unreadCount: row.unreadCount,
  };
}

/** An invitation that has been accepted is an application. */
export const aboutOf = ({
  applicationId,
  invitationId,
}: Pick<ListedRow, "applicationId" | "invitationId">) =>
  applicationId === null
    ? { kind: "invitation" as const, id: invitationId ?? 0 }
    : { kind: "application" as const, id: applicationId };

/**
 * GET /api/conversations (deal L1): of the actor's own postings, applications and invitations.
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function listConversations(
  actor: SignedIn,
  { q = "", limit = pageSize.default, cursor }: ConversationsQuery,
): Promise<{ conversations: Conversation[]; total: number; nextCursor: string | null }> {
  const { rows, total, next } = await findConversations(ownerOf(actor), {
    q,
    limit,
    after: listCursor.decode(cursor),
  });
  return {
    conversations: rows.map((row) => toConversation(row, actor.userId, actor.locale)),
    total,
    nextCursor: listCursor.encode(next),
  };
}
