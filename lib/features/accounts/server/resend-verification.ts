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
import { verificationMail } from "./mails";
import { findAccountByEmail } from "./repository";

/**
 * POST /api/auth/resend-verification: another verification link for an account that is waiting for one. The
 * answer never tells whether there is such an account.
 * @throws AppError rate_limited
 */
export async function resendVerification({ locale }: Actor, input: MailedLinkInput): Promise<MessageAnswer> {
  await limitMailsTo(input.email);
  await answerEvenly(
    transaction(async (tx) => {
      const account = await findAccountByEmail(input.email, tx);
      if (!account || account.emailVerifiedAt !== null) return;
      const token = await issueToken(tx, account.id, "verify_email", now());
      const reader = await readerLocale(account.email, tx);
      await queueMail(tx, verificationMail(account.email, token, safeReturnTo(input.returnTo), reader));
    }),
  );
  return { message: translator("Accounts", locale)("answers.resendVerification") };
}
