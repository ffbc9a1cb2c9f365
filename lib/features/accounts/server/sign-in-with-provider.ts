import "server-only";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { queueMail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import {
  type ProviderIdentity,
  type SessionUser,
  SignInContinues,
  SignInRefused,
} from "@/lib/server/sign-in";
import { signInObstacle } from "../policy";
import { returnToOfUrl } from "../rules";
import { accountEmail } from "../schemas";
import { issueToken } from "./issue-token";
import { mayMailRegistration } from "./limit-mails";
import { link, verificationMail } from "./mails";
import {
  type Account,
  createAccount,
  dropUnprovenCredentials,
  findAccountByEmail,
  findAccountById,
  findAccountByProvider,
  linkProvider,
  markEmailVerified,
} from "./repository";
import { hasSecondFactor } from "./second-factor";

/**
 * Signs in somebody whom a provider vouches for: the account linked to that provider account; else the one with
 * the same address, only when the provider confirms the address; else a new one. An address that the provider
 * does not confirm is verified by mail first, as with a password.
 * @param returnTo where the person wanted to come back to, a full address
 * @throws SignInRefused OAuthEmailMissing, OAuthAccountNotLinked, EmailNotVerified or AccountSuspended
 * @throws SignInContinues when the account has a second factor: with a link of its own, which asks for the code
 */
export async function signInWithProvider(
  identity: ProviderIdentity,
  returnTo: string | null,
): Promise<SessionUser> {
  const linked = await findAccountByProvider(identity.provider, identity.providerAccountId);
  const account = linked ?? (await linkOrCreate(identity));
  const obstacle = signInObstacle(account);
  if (obstacle) throw new SignInRefused(obstacle);
  if (await hasSecondFactor(account.id)) {
    const token = await transaction((tx) => issueToken(tx, account.id, "sign_in", now()));
    const path = returnToOfUrl(returnTo, env().APP_URL);
    throw new SignInContinues(link("/login", { token, returnTo: path }));
  }
  return { userId: account.id, role: account.role, sessionVersion: account.sessionVersion };
}

async function linkOrCreate(identity: ProviderIdentity): Promise<Account> {
  const parsed = accountEmail.safeParse(identity.email);
  if (!parsed.success) throw new SignInRefused("OAuthEmailMissing");
  const email = parsed.data;
  const { provider, providerAccountId, emailVerified } = identity;
  const mayMail = emailVerified || (await mayMailRegistration(email));
  return transaction(async (tx) => {
    const instant = now();
    const created = await createAccount(tx, {
      email,
      firstName: identity.firstName.slice(0, 80),
      lastName: identity.lastName.slice(0, 80),
      passwordHash: null,
      emailVerifiedAt: emailVerified ? instant : null,
    });
    if (created) {
      await linkProvider(tx, created.id, provider, providerAccountId);
      if (!emailVerified && mayMail) {
        const token = await issueToken(tx, created.id, "verify_email", instant);
        await queueMail(tx, verificationMail(email, token, null, await readerLocale(email, tx)));
      }
      return created;
    }
    const existing = await findAccountByEmail(email, tx);
    if (!existing || !emailVerified) throw new SignInRefused("OAuthAccountNotLinked");
    await dropUnprovenCredentials(tx, existing.id);
    await markEmailVerified(tx, existing.id, instant);
    await linkProvider(tx, existing.id, provider, providerAccountId);
    return (await findAccountById(existing.id, tx)) ?? existing;
  });
}
