import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { transaction } from "@/lib/server/db";
import { derivedToken, isSameToken } from "@/lib/server/tokens";
import { AppError } from "@/lib/shared/errors";
import { type Delivery, isUrgent, notificationKinds } from "../kinds";
import type { DeliveryChoice, NotificationChoice } from "../schemas";
import { endDigests, findChoices, saveChoice } from "./repository";

/** GET /api/notification-choices: every kind, at once where nothing else was chosen or can be. */
export async function listChoices({ userId }: SignedIn): Promise<NotificationChoice[]> {
  const chosen = new Map((await findChoices(userId)).map(({ kind, delivery }) => [kind, delivery]));
  return notificationKinds.map((kind) => ({
    kind,
    delivery: isUrgent(kind) ? "at_once" : ((chosen.get(kind) as Delivery | undefined) ?? "at_once"),
  }));
}

/** PATCH /api/notification-choices. What waits for a digest goes by what was chosen when the digest is made. */
export async function chooseDelivery(
  { userId }: SignedIn,
  choice: DeliveryChoice,
): Promise<NotificationChoice> {
  await saveChoice(userId, choice.kind, choice.delivery);
  return choice;
}

const tokenOf = (userId: number) => derivedToken(`notification-digest:${userId}`);

/** The path of the link that ends an account's daily mail; it works without a sign-in. */
export const endDigestsPath = (userId: number): string =>
  `/api/notification-choices/unsubscribe?${new URLSearchParams({ user: String(userId), token: tokenOf(userId) })}`;

/**
 * POST /api/notification-choices/unsubscribe: no more daily mail, by the link of such a mail (RFC 8058); what it told
 * of stays on the page.
 * @throws AppError not_found for a token that is not the account's
 */
export async function endDigestsByLink(userId: number, token: string): Promise<void> {
  const isEnded = isSameToken(token, tokenOf(userId)) && (await transaction((tx) => endDigests(tx, userId)));
  if (!isEnded) throw new AppError("unsubscribe_link_invalid");
}
