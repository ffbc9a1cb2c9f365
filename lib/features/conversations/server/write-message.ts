import "server-only";
import { createHash } from "node:crypto";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import {
  answerOfTwin,
  earlierAnswer,
  type Idempotency,
  idempotency,
  rememberAnswer,
} from "@/lib/server/idempotency";
import { AppError } from "@/lib/shared/errors";
import { textLanguage } from "@/lib/shared/text-language";
import type { Message, MessageInput } from "../schemas";
import { checkFiles } from "./message-files";
import { isOtherGone, partyOf } from "./read-conversation";
import { holdConversation, insertMessage, isStopped } from "./repository";
import { tellReaders } from "./tell-readers";
import { toMessage } from "./words";

/** What makes a repeated message the same: its words, and the bytes of its files. */
export async function messageIdempotency(
  actor: SignedIn,
  id: number,
  key: string | null,
  { body, files }: MessageInput,
): Promise<Idempotency | null> {
  if (key === null) return null;
  const digests = await Promise.all(
    files.map(async (file) => [
      file.name,
      createHash("sha256")
        .update(new Uint8Array(await file.arrayBuffer()))
        .digest("hex"),
    ]),
  );
  return idempotency(`messages ${id} ${actor.userId}`, key, { body, digests });
}

/**
 * POST /api/conversations/{id}/messages (deal L1, L2, L6). The message, its files and what the other side is told are
 * one transaction; an open page hears of it when that commits, by the database's announcement.
 * @throws AppError not_found to others, not_possible_now (the other side is gone), stopped, blocked, too_large, unsupported_media_type
 */
export async function writeMessage(
  actor: SignedIn,
  id: number,
  input: MessageInput,
  repeat: Idempotency | null,
): Promise<Message> {
  // Before any file is decoded: only for those who may write here.
  await partyOf(actor, id);
  const earlier = await earlierAnswer<Message>(repeat);
  if (earlier) return earlier;
  const files = await checkFiles(input.files);
  return transaction(async (tx) => {
    const twin = await answerOfTwin<Message>(tx, repeat);
    if (twin) return twin;
    await holdConversation(tx, id);
    const party = await partyOf(actor, id, tx);
    if (await isStopped(tx, actor.userId)) throw new AppError("messages_stopped");
    if (isOtherGone(party)) throw new AppError("conversation_over");
    const isBlocked = party.side === "company" ? party.blockedByExpertAt : party.blockedByCompanyAt;
    if (isBlocked) throw new AppError("conversation_blocked");
    const row = await insertMessage(tx, {
      conversationId: id,
      side: party.side,
      authorId: actor.userId,
      authorName:
        party.side === "company"
          ? actor.firstName
          : (party.wholeName ?? `${actor.firstName} ${actor.lastName}`),
      body: input.body,
      textLanguage: textLanguage(input.body),
      createdAt: now(),
      files,
    });
    await tellReaders(tx, party, row);
    const answer = toMessage(row, party, actor.userId, actor.locale);
    await rememberAnswer(tx, repeat, 201, answer);
    return answer;
  });
}
