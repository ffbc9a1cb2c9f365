import "server-only";
import type { Transaction } from "@/lib/server/db";
import { hashToken, randomToken } from "@/lib/server/tokens";
import { type TokenPurpose, tokenExpiry } from "../rules";
import { createToken, spendTokensOf } from "./repository";

/**
 * A new one-time token for a mailed link; only its hash is stored. A newer link to reset or to sign in ends the
 * older ones. Verification links live side by side, and those of mails about different things: whichever the person
 * opens proves the same address.
 */
export async function issueToken(
  tx: Transaction,
  userId: number,
  purpose: TokenPurpose,
  now: Date,
): Promise<string> {
  if (purpose === "reset_password" || purpose === "sign_in") await spendTokensOf(tx, userId, [purpose], now);
  return addToken(tx, userId, purpose, now);
}

/** The same beside the older ones, which go on working: for a step that a page leads to, as often as it is opened. */
export async function addToken(
  tx: Transaction,
  userId: number,
  purpose: TokenPurpose,
  now: Date,
): Promise<string> {
  const token = randomToken();
  await createToken(tx, {
    tokenHash: hashToken(token),
    purpose,
    userId,
    expiresAt: tokenExpiry(purpose, now),
    createdAt: now,
  });
  return token;
}
