import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { derivedToken, isSameToken } from "@/lib/server/tokens";
import { AppError } from "@/lib/shared/errors";
import { pathId } from "@/lib/shared/text";
import type { FullExpert } from "../schemas";
import { findRemindedAt, saveConfirmation } from "./availability-repository";
import { lockOwnOrAnyExpert } from "./repository";
import { viewerOf } from "./viewer";

/**
 * POST /api/experts/{id}/confirm-availability: what the expert says of their time is still right (deal K5).
 * @throws AppError not_found for anybody but the owner
 */
export function confirmAvailability(actor: SignedIn, id: number): Promise<FullExpert> {
  const owner = { ...viewerOf(actor), isAdmin: false };
  return transaction(async (tx) => {
    if (!(await lockOwnOrAnyExpert(tx, id, owner))) throw new AppError("expert_not_found");
    await saveConfirmation(tx, id, now());
    const confirmed = await lockOwnOrAnyExpert(tx, id, owner);
    if (!confirmed) throw new AppError("expert_not_found");
    return confirmed.expert;
  });
}

/** One link for each reminder: the next one ends it. */
const tokenOf = (expertId: number, remindedAt: Date) =>
  derivedToken(`availability:${expertId}:${remindedAt.toISOString()}`);

/** The path of a reminder's page, which asks and then confirms without a sign-in. */
export const confirmationPath = (expertId: number, remindedAt: Date): string =>
  `/confirm-availability?${new URLSearchParams({ expert: String(expertId), token: tokenOf(expertId, remindedAt) })}`;

async function isOfLastReminder(id: number, token: string): Promise<boolean> {
  const remindedAt = await findRemindedAt(id);
  return remindedAt !== null && isSameToken(token, tokenOf(id, remindedAt));
}

/** Whether the parameters of the page are those of the last reminder's link; asking confirms nothing. */
export async function isAvailabilityLinkOpen(expert: string, token: string): Promise<boolean> {
  const { data: id } = pathId.safeParse(expert);
  return id !== undefined && isOfLastReminder(id, token);
}

/**
 * POST /api/experts/{id}/availability-link: the same by the link of the last reminder, as often as it is used.
 * @throws AppError not_found for a token that is not the last reminder's
 */
export async function confirmAvailabilityByLink(id: number, token: string): Promise<void> {
  if (!(await isOfLastReminder(id, token)) || !(await transaction((tx) => saveConfirmation(tx, id, now())))) {
    throw new AppError("availability_link_invalid");
  }
}
