import "server-only";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { derivedToken, isSameToken } from "@/lib/server/tokens";
import { AppError } from "@/lib/shared/errors";
import { turnOffAlerts } from "./repository";

const tokenOf = (userId: number) => derivedToken(`saved-search-alerts:${userId}`);

/** The path of the link that ends an account's mails about saved searches; it works without a sign-in. */
export const stopAlertsPath = (userId: number): string =>
  `/api/saved-searches/unsubscribe?${new URLSearchParams({ user: String(userId), token: tokenOf(userId) })}`;

/**
 * POST /api/saved-searches/unsubscribe: no more mails about any saved search, by the link of such a mail (RFC 8058).
 * The link works as often as it is used; each search turns its alert on again.
 * @throws AppError not_found for a token that is not the account's
 */
export async function stopAlerts(userId: number, token: string): Promise<void> {
  const isStopped =
    isSameToken(token, tokenOf(userId)) && (await transaction((tx) => turnOffAlerts(tx, userId, now())));
  if (!isStopped) throw new AppError("unsubscribe_link_invalid");
}
