import "server-only";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { hashToken } from "@/lib/server/tokens";
import { addToken } from "./issue-token";
import { findAccountById, findToken, hasProvider, markEmailVerified, spendToken } from "./repository";

export type Verification =
  /** `choosePasswordToken` resets the password: set while the account has neither password nor provider. */
  { status: "verified"; choosePasswordToken: string | null } | { status: "expired" | "invalid" };

/**
 * What opening the link of a verification mail does: it verifies (decisions A1). Opening it again is harmless and shows
 * the same; what the first opening led to goes on working, because mail scanners open links too. Sign-in follows; the
 * link itself opens no session.
 */
export async function verifyEmail(token: string): Promise<Verification> {
  const tokenHash = hashToken(token);
  const instant = now();
  return transaction(async (tx): Promise<Verification> => {
    const isFresh = await spendToken(tx, tokenHash, ["verify_email"], instant);
    const stored = await findToken(tokenHash, ["verify_email"], tx);
    if (!stored) return { status: "invalid" };
    if (isFresh) await markEmailVerified(tx, stored.userId, instant);
    const account = await findAccountById(stored.userId, tx);
    if (!account) return { status: "invalid" };
    if (account.emailVerifiedAt === null) return { status: "expired" };
    const mayChoose =
      account.passwordHash === null && stored.expiresAt > instant && !(await hasProvider(tx, account.id));
    return {
      status: "verified",
      choosePasswordToken: mayChoose ? await addToken(tx, account.id, "reset_password", instant) : null,
    };
  });
}
