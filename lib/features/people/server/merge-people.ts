import "server-only";
import { findAccountByEmail } from "@/lib/features/accounts/server/repository";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { type Transaction, transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { AppError } from "@/lib/shared/errors";
import { obstaclesOf } from "../rules";
import type { MergeInput, MergePreview } from "../schemas";
import { mergedMail } from "./mails";
import { countMoves, moveEverything } from "./merge-repository";
import { adoptByAddress, type HeldPerson, holdPeople } from "./person-repository";

const nameOf = ({ firstName, lastName, email }: HeldPerson) => `${firstName} ${lastName}`.trim() || email;

async function holdBoth(
  tx: Transaction,
  id: number,
  email: string,
): Promise<{ kept: HeldPerson; goes: HeldPerson }> {
  const other = await findAccountByEmail(email, tx);
  const held = await holdPeople(tx, [id, ...(other ? [other.id] : [])]);
  const [kept, goes] = [held.get(id), other ? held.get(other.id) : undefined];
  if (!kept || !goes) throw new AppError("person_not_found");
  return { kept, goes };
}

/**
 * GET /api/admin/people/{id}/merge: what stands in the way, and how much would move.
 * @throws AppError not_found
 */
export function previewMerge(actor: AdminActor, id: number, email: string): Promise<MergePreview> {
  return transaction(async (tx) => {
    const { kept, goes } = await holdBoth(tx, id, email);
    return {
      goes: { id: goes.id, name: nameOf(goes), email: goes.email },
      obstacles: obstaclesOf(kept, goes, actor.userId),
      moves: await countMoves(tx, goes.id),
    };
  });
}

/**
 * POST of the same: everything of the account with this address moves to the one that is kept, in one transaction, and
 * the account is gone. Both addresses are told.
 * @throws AppError not_found, invalid (the name of the kept account was not typed), not_possible_now (an obstacle)
 */
export function mergePeople(
  actor: AdminActor,
  id: number,
  { email, confirmation }: MergeInput,
): Promise<void> {
  return transaction(async (tx) => {
    const { kept, goes } = await holdBoth(tx, id, email);
    if (confirmation.toLowerCase() !== nameOf(kept).toLowerCase()) {
      throw new AppError("merge_unconfirmed", {}, { field: "confirmation" });
    }
    if (obstaclesOf(kept, goes, actor.userId).length > 0) throw new AppError("not_possible_now");
    const mails = [];
    for (const { email } of [kept, goes])
      mails.push(mergedMail(email, { name: nameOf(kept), email: kept.email }, await readerLocale(email, tx)));
    await moveEverything(tx, kept.id, goes.id);
    if (goes.emailVerifiedAt) await adoptByAddress(tx, kept.id, goes.email);
    await recordAudit(tx, actor, {
      ...{ action: "merge", entity: "account", entityId: kept.id },
      before: { mergedId: goes.id, mergedEmail: goes.email },
      after: null,
    });
    for (const mail of mails) await queueMail(tx, mail);
  });
}
