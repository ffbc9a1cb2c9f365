import "server-only";
import { deleteUnread } from "@/lib/features/notifications/server/repository";
import { ownerOf } from "@/lib/features/postings/server/ownership-repository";
import type { SignedIn } from "@/lib/server/actor";
import { type Transaction, transaction } from "@/lib/server/db";
import { downloadReply } from "@/lib/server/uploaded-file";
import { isAnonymisedEmail } from "@/lib/shared/anonymised-email";
import { AppError } from "@/lib/shared/errors";
import { pageSize } from "@/lib/shared/http/list-query";
import { conversationPath, otherSide } from "../rules";
import type { ConversationPage, ConversationQuery, FilePlace, ReadInput } from "../schemas";
import { toConversation } from "./list-conversations";
import { findParty, type Party } from "./parties-repository";
import { countMessages, findFile, findListed, findMessages, lastMessageId, noteRead } from "./repository";
import { fileNameFor, toMessage } from "./words";

/** A conversation to one of its parties. @throws AppError not_found for none, and to others */
export async function partyOf(actor: SignedIn, id: number, tx?: Transaction): Promise<Party> {
  const party = await findParty(ownerOf(actor), id, tx);
  if (!party) throw new AppError("conversation_not_found");
  return party;
}

/**
 * GET /api/conversations/{id} (deal L1): the newest messages, oldest first, or those after or before one.
 * @throws AppError not_found for none, and to others
 */
export async function getConversation(
  actor: SignedIn,
  id: number,
  { after, before, limit = pageSize.default }: ConversationQuery,
): Promise<ConversationPage> {
  const row = await findListed(ownerOf(actor), id);
  if (!row) throw new AppError("conversation_not_found");
  const [found, total] = await Promise.all([
    findMessages(id, {
      ...(after === undefined ? {} : { after }),
      ...(before === undefined ? {} : { before }),
      limit,
    }),
    countMessages(id),
  ]);
  const isForward = after !== undefined;
  const hasMore = found.length > limit;
  const rows = !hasMore ? found : isForward ? found.slice(0, limit) : found.slice(1);
  const { lastMessage: _last, ...listed } = toConversation(row, actor.userId, actor.locale);
  const blockedAt = { company: row.blockedByCompanyAt, expert: row.blockedByExpertAt };
  return {
    conversation: {
      ...listed,
      isContactShown: row.isShown,
      isBlocked: blockedAt[row.side] !== null,
      isBlockedByOther: blockedAt[otherSide(row.side)] !== null,
      isOtherGone: isOtherGone(row),
      hasEarlier: !isForward && hasMore,
      messages: rows.map((message) => toMessage(message, row, actor.userId, actor.locale)),
    },
    total,
    next: isForward && hasMore ? (rows.at(-1)?.id ?? null) : null,
  };
}

/** Whether whoever the reader writes to has deleted their account; an expert's goes with the whole conversation. */
export const isOtherGone = ({ side, companyEmail }: Party): boolean =>
  side === "expert" && isAnonymisedEmail(companyEmail);

/** POST /api/conversations/{id}/read: what was read is neither counted nor mailed any more (deal L1, L5). */
export function readConversation(actor: SignedIn, id: number, { messageId }: ReadInput): Promise<undefined> {
  return transaction(async (tx) => {
    await partyOf(actor, id, tx);
    const last = await lastMessageId(tx, id);
    const upTo = Math.min(messageId ?? last, last);
    if (upTo === 0) return undefined;
    const { userId } = actor;
    await noteRead(tx, { conversationId: id, userId }, upTo);
    if (upTo === last)
      await deleteUnread(tx, { userId, kind: "message_received", path: conversationPath(id) });
    return undefined;
  });
}

/**
 * GET /api/conversations/{id}/files/{file} (deal L2): a file to download, never one that a browser opens on this site.
 * @throws AppError not_found for none, and to others
 */
export async function getMessageFile(actor: SignedIn, { id, file: fileId }: FilePlace): Promise<Response> {
  const party = await partyOf(actor, id);
  const file = await findFile(id, fileId);
  if (!file) throw new AppError("message_file_not_found");
  return downloadReply({ ...file, name: fileNameFor(party.side, party, file) });
}
