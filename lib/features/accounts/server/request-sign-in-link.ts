import "server-only";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { safeReturnTo } from "../rules";
import type { MailedLinkInput, MessageAnswer } from "../schemas";
import { answerEvenly } from "./answer-evenly";
import { issueToken } from "./issue-token";
import { limitMailsTo } from "./limit-mails";
import { signInLinkMail } from "./mails";
import { findAccountByEmail } from "./repository";

/**
 * POST /api/auth/email-link (decisions A1): mails a link that signs in once, for a quarter of an hour. The answer
 * never tells whether the address has an account.
 * @throws AppError rate_limited
 */
export async function requestSignInLink({ locale }: Actor, input: MailedLinkInput): Promise<MessageAnswer> {
  await limitMailsTo(input.email);
  await answerEvenly(
    transaction(async (tx) => {
      const account = await findAccountByEmail(input.email, tx);
      if (!account) return;
      const token = await issueToken(tx, account.id, "sign_in", now());
      await queueMail(tx, signInLinkMail(account.email, token, safeReturnTo(input.returnTo), locale));
    }),
  );
  return { message: translator("Accounts", locale)("answers.emailLink") };
}
