import "server-only";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { consume } from "@/lib/server/rate-limit";
import { type SessionUser, SignInRefused } from "@/lib/server/sign-in";
import { hashToken } from "@/lib/server/tokens";
import { limits } from "@/lib/shared/http/limits";
import { signInPurposes } from "../rules";
import { linkSignInInput } from "../schemas";
import {
  dropUnprovenCredentials,
  findAccountById,
  findToken,
  markEmailVerified,
  spendToken,
} from "./repository";
import { passSecondFactor } from "./second-factor";

/**
 * Signs in with the token of a mailed link, once. The link proves the mailbox: an unverified address is verified
 * by it, and a password or provider that somebody attached before that proof no longer counts.
 * @throws AppError rate_limited
 * @throws SignInRefused LinkExpired for a link that is unknown, used or too old; AccountSuspended, TwoFactorNeeded,
 *   TwoFactorWrong
 */
export async function signInWithLink(credentials: unknown, clientAddress: string): Promise<SessionUser> {
  await consume(limits.token, clientAddress);
  const parsed = linkSignInInput.safeParse(credentials);
  if (!parsed.success) throw new SignInRefused("LinkExpired");
  const tokenHash = hashToken(parsed.data.token);
  const instant = now();
  // The link is not used up before the second factor is passed, nor by somebody who may not come in.
  const waiting = await findToken(tokenHash, signInPurposes);
  const isOpen = waiting !== null && waiting.usedAt === null && waiting.expiresAt > instant;
  const owner = isOpen ? await findAccountById(waiting.userId) : null;
  if (!owner) throw new SignInRefused("LinkExpired");
  if (owner.suspendedAt) throw new SignInRefused("AccountSuspended");
  const secondFactor = await passSecondFactor(owner, parsed.data.code);
  const account = await transaction(async (tx) => {
    if (!(await spendToken(tx, tokenHash, signInPurposes, instant))) return null;
    const stored = await findToken(tokenHash, signInPurposes, tx);
    if (!stored) return null;
    await dropUnprovenCredentials(tx, stored.userId);
    await markEmailVerified(tx, stored.userId, instant);
    return findAccountById(stored.userId, tx);
  });
  if (!account) throw new SignInRefused("LinkExpired");
  return { userId: account.id, role: account.role, sessionVersion: account.sessionVersion, secondFactor };
}
