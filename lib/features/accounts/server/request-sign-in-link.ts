import "server-only";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { translator } from "@/lib/server/translator";
import { safeReturnTo } from "../rules";
import type { MailedLinkInput, MessageAnswer } from "../schemas";
import { answerEvenly } from "./answer-evenly";
import { issueToken } from "./issue-token";
import { limitMailsTo } from "./limit-mails";
import { signInLinkMail } from "./mails";
import { accountOf } from "./open-account";
import { type Account, findAccountByEmail } from "./repository";

/** Whose name stands with an address that something here belongs to, although it may have no account; null for others. */
export type NameOfAddress = (email: string, tx: Transaction) => Promise<string | null>;

/**
 * POST /api/auth/email-link (decisions A1): mails a link that signs in once, for a quarter of an hour. An address that
 * `nameOf` knows gets its account now (deal J1); any other without one gets nothing, so that asking fills no table. The
 * answer never tells which it was.
 * @throws AppError rate_limited
 */
export async function requestSignInLink(
  { locale }: Actor,
  input: MailedLinkInput,
  nameOf: NameOfAddress,
): Promise<MessageAnswer> {
  await limitMailsTo(input.email);
  await answerEvenly(
    transaction(async (tx) => {
      const account = (await findAccountByEmail(input.email, tx)) ?? (await opened(tx, input.email, nameOf));
      if (!account) return;
      const token = await issueToken(tx, account.id, "sign_in", now());
      const reader = await readerLocale(account.email, tx);
      await queueMail(tx, signInLinkMail(account.email, token, safeReturnTo(input.returnTo), reader));
    }),
  );
  return { message: translator("Accounts", locale)("answers.emailLink") };
}

async function opened(tx: Transaction, email: string, nameOf: NameOfAddress): Promise<Account | null> {
  const name = await nameOf(email, tx);
  return name === null ? null : accountOf(tx, { email, name });
}
