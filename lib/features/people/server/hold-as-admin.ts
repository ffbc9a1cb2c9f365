import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import type { Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import { type HeldPerson, holdPeople } from "./person-repository";

/**
 * Holds these accounts and every administrator's, for somebody who still is one: that is read again here, so that of
 * two who take each other's right only one does, and nobody gives a right that was just taken from them.
 * @throws AppError not_permitted (no administrator any more)
 */
export async function holdAsAdmin(
  tx: Transaction,
  actor: AdminActor,
  ids: readonly number[],
): Promise<Map<number, HeldPerson>> {
  const held = await holdPeople(tx, ids);
  const self = held.get(actor.userId);
  if (self?.role !== "admin" || self.suspendedAt) throw new AppError("not_permitted");
  return held;
}
