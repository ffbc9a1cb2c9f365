import "server-only";
import { uuidv7 } from "@/lib/server/uuid";
import { type Locale, locales } from "@/lib/shared/locales";
import type { Transaction } from "../db";
import { enqueue } from "../jobs/boss";
import type { MailKind } from "./kinds";

export type Attachment = {
  filename: string;
  contentType: string;
  /** The bytes, in base64. */
  content: string;
  /** For invitations: the iTIP method, REQUEST or CANCEL. */
  method?: "REQUEST" | "CANCEL";
};

export type Mail = {
  kind: MailKind;
  to: string;
  /** Where an answer goes, when not to us. */
  replyTo?: string;
  /** Where one POST without a sign-in ends mails of this kind (RFC 8058). */
  unsubscribeUrl?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
  /** The same mail in another language (`inAnyLanguage`). */
  inLanguage?: (locale: Locale) => Mail;
};

/** What a mail says in the languages that it was not sent in, as its row keeps it. */
export type MailTranslations = Partial<Record<Locale, Pick<Mail, "subject" | "text" | "html">>>;

/**
 * Queues a mail in the transaction of the change it tells of (decisions F): the row is the mail, the
 * job only points at it, so a crash between the two loses and doubles nothing.
 */
export async function queueMail(tx: Transaction, mail: Mail): Promise<void> {
  await queueMailOnce(tx, mail, uuidv7());
}

/**
 * The same for a mail that must not be sent twice however often it is queued: `id` stands for what it tells.
 * @returns whether it is new
 */
export async function queueMailOnce(tx: Transaction, mail: Mail, id: string): Promise<boolean> {
  const { attachments = [], inLanguage: _, ...rest } = mail;
  const { count } = await tx.mailMessage.createMany({
    data: [{ id, ...rest, attachments, translations: translationsOf(mail) }],
    skipDuplicates: true,
  });
  if (count === 0) return false;
  await enqueue(tx, "send-mail", { mailId: id }, { id });
  return true;
}

function translationsOf({ html, inLanguage }: Mail): MailTranslations {
  if (!inLanguage) return {};
  const said = locales.map((locale) => [locale, inLanguage(locale)] as const);
  return Object.fromEntries(
    said
      .filter(([, other]) => other.html !== html)
      .map(([locale, { subject, text, html: written }]) => [locale, { subject, text, html: written }]),
  );
}

/** Puts a mail that was given up back into the queue; false when it is in another state by now. */
export async function requeueMail(tx: Transaction, id: string): Promise<boolean> {
  const { count } = await tx.mailMessage.updateMany({
    where: { id, status: "failed" },
    data: { status: "queued" },
  });
  return count === 1;
}
