import "server-only";
import { type Owner, ownerOf } from "@/lib/features/postings/server/ownership-repository";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { enqueue } from "@/lib/server/jobs/boss";
import { AppError } from "@/lib/shared/errors";
import type { Applicant, ChangeApplicationInput, MoveApplicationsInput } from "../company-schemas";
import { type ChosenStage, companyEvent, isTold, isUndoable, showsIdentity, undoSeconds } from "../stages";
import { type HeldApplication, lockApplications, saveNote } from "./company-repository";
import { findLastMoves, insertMove, settleMoves, undoMove } from "./moves-repository";
import { readApplicants } from "./read-applicants";

/**
 * PATCH /api/company/applications/{id}: moves an application, and writes the company's private note (deal J7).
 * @throws AppError not_found for none and for another's, not_possible_now when it cannot go there from where it stands
 */
export async function changeApplication(
  actor: SignedIn,
  id: number,
  { stage, note, message }: ChangeApplicationInput,
): Promise<Applicant> {
  await transaction(async (tx) => {
    const [held] = await lockAll(tx, ownerOf(actor), [id]);
    if (note !== undefined) await saveNote(tx, id, note, now());
    if (held && stage) await move(tx, held, stage, { message: message ?? null, movedById: actor.userId });
  });
  const [changed] = await readApplicants(actor, [id]);
  if (!changed) throw new AppError("application_not_found");
  return changed;
}

/**
 * POST /api/company/applications/bulk: moves up to a hundred applications, all or none (deal J7); those that stand
 * there already stay.
 * @throws AppError not_found when one is not there or another's, not_possible_now when one cannot go there
 */
export async function moveApplications(
  actor: SignedIn,
  { ids, stage, message }: MoveApplicationsInput,
): Promise<Applicant[]> {
  await transaction(async (tx) => {
    const held = await lockAll(tx, ownerOf(actor), ids);
    for (const each of held) {
      await move(tx, each, stage, { message: message ?? null, movedById: actor.userId });
    }
  });
  return readApplicants(actor, ids);
}

/**
 * POST /api/company/applications/undo: takes the last move of each back, with its mail, all or none (deal J7).
 * Somebody's own or a colleague's. What it had overtaken and was to be told, is told.
 * @throws AppError not_found, not_possible_now when one has nothing to undo, or too late
 */
export async function undoMoves(actor: SignedIn, ids: readonly number[]): Promise<Applicant[]> {
  await transaction(async (tx) => {
    const held = await lockAll(tx, ownerOf(actor), ids);
    const moves = await findLastMoves(tx, ids);
    const at = now();
    for (const { id, stage } of held) {
      const own = moves.filter(({ applicationId }) => applicationId === id);
      const [last] = own;
      if (!last || !isUndoable(last, stage, at)) throw new AppError("not_possible_now");
      await undoMove(tx, last, at);
      const earlier = own.find((each) => each !== last && each.undoneAt === null);
      if (!earlier || earlier.mailedAt !== null || !isTold(earlier.toStage)) continue;
      const passed = (at.getTime() - earlier.movedAt.getTime()) / 1000;
      await tellAfter(tx, earlier.id, Math.ceil(undoSeconds - passed));
    }
  });
  return readApplicants(actor, ids);
}

/**
 * Moves an application whose quote its company accepts to the offer (deal M4), in the transaction that accepts: told
 * by the caller and not with the mail of a move, and not to be taken back, as nothing before it is.
 * @throws AppError not_found, not_possible_now when it cannot go there from where it stands
 */
export async function offerByQuote(tx: Transaction, actor: SignedIn, id: number): Promise<void> {
  const [held] = await lockAll(tx, ownerOf(actor), [id]);
  if (!held) return;
  await settleMoves(tx, id);
  const { stage: from, identityShownAt, lifecycle } = held;
  if (from === "offer") return;
  if (!companyEvent(from, "offer", lifecycle)) throw new AppError("not_possible_now");
  const at = now();
  await insertMove(tx, {
    applicationId: id,
    fromStage: from,
    toStage: "offer",
    fromSince: null,
    message: null,
    movedById: actor.userId,
    showsIdentity: identityShownAt === null,
    movedAt: at,
    mailedAt: at,
  });
}

async function lockAll(tx: Transaction, owner: Owner, ids: readonly number[]): Promise<HeldApplication[]> {
  const held = await lockApplications(tx, owner, ids);
  if (held.length < ids.length) throw new AppError("application_not_found");
  return held;
}

async function move(
  tx: Transaction,
  { id, stage: from, stageChangedAt, identityShownAt, lifecycle }: HeldApplication,
  to: ChosenStage,
  by: { message: string | null; movedById: number },
): Promise<void> {
  if (from === to) return;
  if (!companyEvent(from, to, lifecycle)) throw new AppError("not_possible_now");
  const moveId = await insertMove(tx, {
    ...by,
    applicationId: id,
    fromStage: from,
    toStage: to,
    fromSince: stageChangedAt,
    showsIdentity: identityShownAt === null && showsIdentity(to),
    movedAt: now(),
    mailedAt: null,
  });
  if (isTold(to)) await tellAfter(tx, moveId, undoSeconds);
}

const tellAfter = (tx: Transaction, moveId: number, seconds: number) =>
  enqueue(tx, "tell-stage-move", { moveId }, { startAfter: Math.max(0, seconds) });
