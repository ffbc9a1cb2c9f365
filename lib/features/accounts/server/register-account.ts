import "server-only";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { translator } from "@/lib/server/translator";
import type { Locale } from "@/lib/shared/locales";
import { safeReturnTo } from "../rules";
import type { MessageAnswer, RegisterInput } from "../schemas";
import { answerEvenly } from "./answer-evenly";
import { issueToken } from "./issue-token";
import { mayMailRegistration } from "./limit-mails";
import { accountExistsMail, verificationMail } from "./mails";
import { hashPassword, verifyPassword } from "./passwords";
import { type Account, createAccount, dropUnprovenCredentials, findAccountByEmail } from "./repository";

/**
 * POST /api/auth/register (decisions A1). The answer is the same for an address that is new, unverified or
 * taken; what differs is the mail. A registration never changes the password of an account. Where the address is
 * unverified and the password differs from the earlier one, nobody can tell whose claim is true: then neither
 * password counts, and the owner of the mailbox chooses one after opening the link. Otherwise somebody could
 * register another's address first and walk in once its owner has verified it.
 */
export async function registerAccount({ locale }: Actor, input: RegisterInput): Promise<MessageAnswer> {
  await answerEvenly(register(input, locale));
  return { message: translator("Accounts", locale)("answers.register") };
}

async function register(input: RegisterInput, locale: Locale): Promise<void> {
  const mayMail = await mayMailRegistration(input.email);
  const known = await findAccountByEmail(input.email);
  // Both are always done: an address with an account must not answer sooner than one without.
  const [passwordHash, isSamePassword] = await Promise.all([
    hashPassword(input.password),
    verifyPassword(known?.passwordHash ?? null, input.password),
  ]);
  if (known) return registerAgain(known, isSamePassword, input, mayMail);
  const isNew = await transaction(async (tx) => {
    const { email, firstName, lastName } = input;
    const account = await createAccount(tx, {
      email,
      firstName,
      lastName,
      passwordHash,
      emailVerifiedAt: null,
      language: locale,
    });
    if (!account) return false;
    const token = await issueToken(tx, account.id, "verify_email", now());
    await queueMail(tx, verificationMail(email, token, safeReturnTo(input.returnTo), locale));
    return true;
  });
  if (isNew) return;
  // Somebody registered the address in the same moment, most likely the same person with a second click.
  const other = await findAccountByEmail(input.email);
  if (!other) return;
  await registerAgain(other, await verifyPassword(other.passwordHash, input.password), input, mayMail);
}

async function registerAgain(
  known: Account,
  isSamePassword: boolean,
  input: RegisterInput,
  mayMail: boolean,
) {
  await transaction(async (tx) => {
    const account = (await findAccountByEmail(known.email, tx)) ?? known;
    const isVerified = account.emailVerifiedAt !== null;
    if (!isVerified && !isSamePassword) await dropUnprovenCredentials(tx, account.id);
    if (!mayMail) return;
    const locale = await readerLocale(account.email, tx);
    const token = await issueToken(tx, account.id, isVerified ? "reset_password" : "verify_email", now());
    await queueMail(
      tx,
      isVerified
        ? accountExistsMail(account.email, token, locale)
        : verificationMail(account.email, token, safeReturnTo(input.returnTo), locale),
    );
  });
}
