import "server-only";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { forgive } from "@/lib/server/rate-limit";
import { hashToken } from "@/lib/server/tokens";
import { translator } from "@/lib/server/translator";
import { AppError, invalidInput } from "@/lib/shared/errors";
import { limits } from "@/lib/shared/http/limits";
import { passwordProblem } from "../password-rules";
import { signInPurposes } from "../rules";
import { type MessageAnswer, passwordMessages, type ResetPasswordInput } from "../schemas";
import { accountKey } from "./limit-mails";
import { passwordChangedMail } from "./mails";
import { hashPassword } from "./passwords";
import {
  type Account,
  dropUnprovenCredentials,
  findAccountById,
  findToken,
  saveEndedSession,
  setPassword,
  spendToken,
  spendTokensOf,
} from "./repository";

/** Whose password a link chooses; null when it is unknown, used or too old. Asking does not use it up. */
async function accountOfLink(token: string, instant: Date): Promise<Account | null> {
  const stored = await findToken(hashToken(token), ["reset_password"]);
  const isValid = stored !== null && stored.usedAt === null && stored.expiresAt > instant;
  return isValid ? findAccountById(stored.userId) : null;
}

/** Whether the link of a mail still chooses a password, for the page that it opens; tells nothing else of it. */
export const isResetLinkOpen = async (token: string): Promise<boolean> =>
  (await accountOfLink(token, now())) !== null;

/**
 * POST /api/auth/reset-password (decisions A1). The link proves the mailbox, so the address counts as verified,
 * every session of the account ends, and what else was attached to an unverified account goes. So does the session of
 * the browser that asks, whosever it is: it goes on to sign in with the new password.
 * @throws AppError invalid for a link that is unknown, used or too old, and for a password that is not accepted
 */
export async function resetPassword(
  actor: Actor,
  { token, password }: ResetPasswordInput,
): Promise<MessageAnswer> {
  const instant = now();
  const account = await accountOfLink(token, instant);
  if (!account) throw new AppError("reset_link_invalid");
  // The link is not used up by a password that is refused.
  const problem = passwordProblem(password, account);
  if (problem) throw invalidInput("password", passwordMessages[problem]);
  const passwordHash = await hashPassword(password);
  await transaction(async (tx) => {
    if (!(await spendToken(tx, hashToken(token), ["reset_password"], instant)))
      throw new AppError("reset_link_invalid");
    await dropUnprovenCredentials(tx, account.id);
    await setPassword(tx, account.id, passwordHash, instant);
    await spendTokensOf(tx, account.id, ["reset_password", ...signInPurposes], instant);
    if (actor.kind !== "guest" && actor.signIn) await saveEndedSession(actor.signIn, instant, tx);
    await queueMail(tx, passwordChangedMail(account.email, await readerLocale(account.email, tx)));
  });
  // Whoever was locked out by wrong guesses gets in with the new password at once.
  await forgive(limits.signInAccount, accountKey(account.email));
  return { message: translator("Accounts", actor.locale)("answers.resetPassword") };
}
