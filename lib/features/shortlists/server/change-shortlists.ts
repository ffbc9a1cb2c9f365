import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { answerOfTwin, earlierAnswer, type Idempotency, rememberAnswer } from "@/lib/server/idempotency";
import { hashToken } from "@/lib/server/tokens";
import { AppError } from "@/lib/shared/errors";
import { shortlistBounds } from "../rules";
import type {
  Shortlist,
  ShortlistExpert,
  ShortlistExpertInput,
  ShortlistInput,
  ShortlistPlace,
} from "../schemas";
import { toShortlist } from "./read-shortlists";
import {
  countLists,
  countOthers,
  deleteEntry,
  deleteList,
  findList,
  hasListNamed,
  holdLists,
  insertList,
  isPublic,
  type ListRow,
  lockList,
  saveEntry,
  updateList,
} from "./repository";
import { shareToken, shareUrl } from "./share-link";

// All of them throw not_found for a list that is not there or is somebody else's.

async function changing<T>(
  actor: SignedIn,
  id: number,
  work: (tx: Transaction, list: ListRow) => Promise<T>,
): Promise<T> {
  return transaction(async (tx) => {
    const list = (await lockList(tx, actor.userId, id)) ? await findList(actor.userId, id, tx) : null;
    if (!list) throw new AppError("shortlist_not_found");
    return work(tx, list);
  });
}

/**
 * POST /api/shortlists (deal P1).
 * @throws AppError conflict when there is one of that name, or as many as an account keeps
 */
export async function createShortlist(
  actor: SignedIn,
  { name }: ShortlistInput,
  repeat: Idempotency | null,
): Promise<Shortlist> {
  const earlier = await earlierAnswer<Shortlist>(repeat);
  if (earlier) return earlier;
  return transaction(async (tx) => {
    const twin = await answerOfTwin<Shortlist>(tx, repeat);
    if (twin) return twin;
    await holdLists(tx, actor.userId);
    if ((await countLists(actor.userId, tx)) >= shortlistBounds.lists) {
      throw new AppError("shortlists_full", { max: shortlistBounds.lists });
    }
    const id = await insertList(tx, { userId: actor.userId, name, at: now() });
    const list = id === null ? null : await findList(actor.userId, id, tx);
    if (!list) throw new AppError("shortlist_name_taken", { name }, { field: "name" });
    const answer = toShortlist(list);
    await rememberAnswer(tx, repeat, 201, answer);
    return answer;
  });
}

/** PATCH /api/shortlists/{id}. @throws AppError conflict when another one has the name */
export const renameShortlist = (actor: SignedIn, id: number, { name }: ShortlistInput): Promise<Shortlist> =>
  changing(actor, id, async (tx, list) => {
    await holdLists(tx, actor.userId);
    if (await hasListNamed(tx, { userId: actor.userId, name, exceptId: id })) {
      throw new AppError("shortlist_name_taken", { name }, { field: "name" });
    }
    const updatedAt = now();
    await updateList(tx, id, { name, updatedAt });
    return toShortlist({ ...list, name, updatedAt });
  });

/** DELETE /api/shortlists/{id}: with its notes and its link. */
export async function deleteShortlist(actor: SignedIn, id: number): Promise<undefined> {
  const isDeleted = await transaction((tx) => deleteList(tx, actor.userId, id));
  if (!isDeleted) throw new AppError("shortlist_not_found");
}

/**
 * PUT /api/shortlists/{id}/experts/{expert}: puts a public expert on a list, or changes the note.
 * @throws AppError not_found also for an expert who is not public, conflict when the list is full
 */
export const putShortlistExpert = (
  actor: SignedIn,
  { id, expert: expertId }: ShortlistPlace,
  { note }: ShortlistExpertInput,
): Promise<ShortlistExpert> =>
  changing(actor, id, async (tx) => {
    if (!(await isPublic(tx, expertId))) throw new AppError("expert_not_found");
    if ((await countOthers(tx, id, expertId)) >= shortlistBounds.experts) {
      throw new AppError("shortlist_full", { max: shortlistBounds.experts });
    }
    const entry = await saveEntry(tx, { shortlistId: id, expertId }, note, now());
    await updateList(tx, id, { updatedAt: now() });
    return { expertId, note: entry.note, addedAt: entry.addedAt.toISOString() };
  });

/** DELETE of the same: an expert who is not on the list is off it already. */
export const removeShortlistExpert = (
  actor: SignedIn,
  { id, expert: expertId }: ShortlistPlace,
): Promise<undefined> =>
  changing(actor, id, async (tx) => {
    if (await deleteEntry(tx, { shortlistId: id, expertId })) await updateList(tx, id, { updatedAt: now() });
    return undefined;
  });

/** POST /api/shortlists/{id}/share: the link of a list, the same one until it is taken back. */
export const shareShortlist = (actor: SignedIn, id: number): Promise<{ url: string }> =>
  changing(actor, id, async (tx, list) => {
    await updateList(tx, id, { shareTokenHash: hashToken(shareToken(list)), updatedAt: now() });
    return { url: shareUrl(list) };
  });

/** DELETE of the same: the link shows nothing any more, and the next one is another. */
export const unshareShortlist = (actor: SignedIn, id: number): Promise<undefined> =>
  changing(actor, id, async (tx, { shareTokenHash, sharesEnded }) => {
    if (shareTokenHash === null) return undefined;
    await updateList(tx, id, { shareTokenHash: null, sharesEnded: sharesEnded + 1, updatedAt: now() });
    return undefined;
  });
