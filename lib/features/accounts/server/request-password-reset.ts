import "server-only";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { translator } from "@/lib/server/translator";
import { safeReturnTo } from "../rules";
import type { MailedLinkInput, MessageAnswer } from "../schemas";
import { answerEvenly } from "./answer-evenly";
import { issueToken } from "./issue-token";
import { limitMailsTo } from "./limit-mails";
import { passwordResetMail } from "./mails";
import { findAccountByEmail } from "./repository";

/**
 * POST /api/auth/forgot-password (decisions A1): mails a link that works once, for an hour, and ends the earlier
 * ones. The answer never tells whether the address has an account.
 * @throws AppError rate_limited
 */
export async function requestPasswordReset(
  { locale }: Actor,
  { email, returnTo }: MailedLinkInput,
): Promise<MessageAnswer> {
  await limitMailsTo(email);
  await answerEvenly(
    transaction(async (tx) => {
      const account = await findAccountByEmail(email, tx);
      if (!account) return;
      const token = await issueToken(tx, account.id, "reset_password", now());
      const reader = await readerLocale(account.email, tx);
      await queueMail(tx, passwordResetMail(account.email, token, safeReturnTo(returnTo), reader));
    }),
  );
  return { message: translator("Accounts", locale)("answers.forgotPassword") };
}
