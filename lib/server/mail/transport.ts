import "server-only";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import type Mailer from "nodemailer/lib/mailer";
import { env } from "../env";
import type { Attachment } from "./mail";

export type OutgoingMail = {
  id: string;
  to: string;
  replyTo: string | null;
  unsubscribeUrl: string | null;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  createdAt: Date;
};

function message(mail: OutgoingMail): Mailer.Options {
  const invitation = mail.attachments.find((attachment) => attachment.method);
  return {
    from: env().MAIL_FROM,
    to: mail.to,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    ...(mail.unsubscribeUrl
      ? {
          headers: {
            "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          },
        }
      : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    // The same mail has the same Message-ID however often it is tried: receivers fold repeats.
    messageId: `<${mail.id}@${new URL(env().APP_URL).hostname}>`,
    attachments: mail.attachments
      .filter((attachment) => attachment !== invitation)
      .map(({ filename, contentType, content }) => ({ filename, contentType, content, encoding: "base64" })),
    ...(invitation
      ? {
          icalEvent: {
            filename: invitation.filename,
            method: invitation.method,
            content: Buffer.from(invitation.content, "base64"),
          },
        }
      : {}),
  };
}

/** Milliseconds; together well under the minute after which the queue gives a mail's job to another worker. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** SMTP_URL with time-outs in its query, which is where nodemailer reads them from; those in it already win. */
export function smtpAddress(url: string): string {
  const address = new URL(url);
  for (const [name, milliseconds] of Object.entries(timeouts)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(milliseconds));
  }
  return address.href;
}

let smtp: nodemailer.Transporter | undefined;

async function sendBySmtp(mail: OutgoingMail, url: string) {
  smtp ??= nodemailer.createTransport(smtpAddress(url));
  await smtp.sendMail(message(mail));
}

/** One .eml file a mail, named by its id and written whole or not at all: a retry finds it and stops. */
async function writeToOutbox(mail: OutgoingMail) {
  const folder = env().MAIL_OUTBOX_DIR;
  const file = path.join(folder, `${mail.id}.eml`);
  if (await stat(file).catch(() => null)) return;
  await mkdir(folder, { recursive: true });
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message: bytes } = await composer.sendMail(message(mail));
  const partial = `${file}.${process.pid}.partial`;
  await writeFile(partial, bytes as Buffer, { mode: 0o600 });
  await rename(partial, file);
}

export type MailTransport = "smtp" | "outbox";

/** Where mails go: to SMTP_URL, or without one to the outbox folder. */
export const mailTransport = (): MailTransport => (env().SMTP_URL ? "smtp" : "outbox");

/** Hands a mail over to where mails go. */
export async function deliver(mail: OutgoingMail): Promise<void> {
  const { SMTP_URL } = env();
  await (SMTP_URL ? sendBySmtp(mail, SMTP_URL) : writeToOutbox(mail));
}
