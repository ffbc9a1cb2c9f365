import "server-only";
import { consume, forgive } from "@/lib/server/rate-limit";
import { type SessionUser, SignInRefused } from "@/lib/server/sign-in";
import { limits } from "@/lib/shared/http/limits";
import { signInObstacle } from "../policy";
import { passwordSignInInput } from "../schemas";
import { accountKey } from "./limit-mails";
import { verifyPassword } from "./passwords";
import { findAccountByEmail } from "./repository";
import { passSecondFactor } from "./second-factor";

/**
 * Signs in with e-mail address and password. Guesses are counted before they are checked, per client address and
 * per account; an unknown address takes as long and fails in the same words as a wrong password. That an address
 * is unverified, that the account is suspended and that a second factor is asked for is told only to somebody who knows the password.
 * @throws AppError rate_limited
 * @throws SignInRefused CredentialsSignin, EmailNotVerified, AccountSuspended, TwoFactorNeeded or TwoFactorWrong
 */
export async function signInWithPassword(credentials: unknown, clientAddress: string): Promise<SessionUser> {
  await consume(limits.signIn, clientAddress);
  const parsed = passwordSignInInput.safeParse(credentials);
  if (!parsed.success) throw new SignInRefused("CredentialsSignin");
  const { email, password, code } = parsed.data;
  await consume(limits.signInAccount, accountKey(email));
  const account = await findAccountByEmail(email);
  const isRight = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account || !isRight) throw new SignInRefused("CredentialsSignin");
  const obstacle = signInObstacle(account);
  if (obstacle) throw new SignInRefused(obstacle);
  const secondFactor = await passSecondFactor(account, code);
  await forgive(limits.signInAccount, accountKey(email));
  return { userId: account.id, role: account.role, sessionVersion: account.sessionVersion, secondFactor };
}
