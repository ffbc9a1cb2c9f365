import "server-only";
import { ownerOf } from "@/lib/features/postings/server/ownership-repository";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import type { Conversation, OpenConversationInput } from "../schemas";
import { toConversation } from "./list-conversations";
import { findSubject } from "./parties-repository";
import { findAbout, findListed, holdSubject, insertConversation, setApplication } from "./repository";

/**
 * POST /api/conversations (deal L1): the one conversation about an application or an invitation, made if there is none.
 * An invitation that was accepted keeps its own.
 * @throws AppError not_found for an application or invitation of others
 */
export function openConversation(
  actor: SignedIn,
  input: OpenConversationInput,
): Promise<{ conversation: Conversation; isNew: boolean }> {
  return transaction(async (tx) => {
    const subject = await findSubject(ownerOf(actor), input, tx);
    if (!subject) throw new AppError("conversation_not_found");
    // Application and invitation of one expert lead to the same conversation, whichever is asked for at once.
    await holdSubject(tx, subject);
    const found = await findAbout(tx, subject);
    const id = found?.id ?? (await insertConversation(tx, subject, now()));
    if (found && found.applicationId === null && subject.applicationId !== null) {
      await setApplication(tx, id, subject.applicationId);
    }
    const row = await findListed(ownerOf(actor), id, tx);
    if (!row) throw new AppError("conversation_not_found");
    return { conversation: toConversation(row, actor.userId, actor.locale), isNew: !found };
  });
}
