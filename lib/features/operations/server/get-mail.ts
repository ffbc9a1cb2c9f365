import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { recordView } from "@/lib/server/audit";
import { mailTransport } from "@/lib/server/mail/transport";
import { AppError } from "@/lib/shared/errors";
import { isListed, isReadable } from "../mail-policy";
import type { MailDetails } from "../mail-schemas";
import { findMail, type StoredMail } from "./mail-repository";

const unknown = () => new AppError("mail_not_found");

/**
 * GET /api/admin/mail-messages/{id}: one mail of the outbox; that it was read stands in the audit log. Words that
 * are its reader's secret stay out of the answer (`isReadable`).
 * @throws AppError not_found, also for a mail that is not listed
 */
export async function getMail(actor: AdminActor, id: string): Promise<MailDetails> {
  const { text, html, translations, attachments, ...summary } = await listedMail(id);
  await recordView(actor, "mail_message", id);
  if (!isReadable(summary, mailTransport() === "smtp")) return { ...summary, content: null };
  return {
    ...summary,
    content: {
      text,
      html,
      translation: translations[actor.locale] ?? null,
      attachments: attachments.map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        size: Buffer.byteLength(content, "base64"),
      })),
    },
  };
}

/**
 * GET /api/admin/mail-messages/{id}/attachments/{index}: an attachment, counted from 0, as a file to download.
 * @throws AppError not_found, also for a mail whose words are secret
 */
export async function getMailAttachment(actor: AdminActor, id: string, index: number): Promise<Response> {
  const mail = await listedMail(id);
  const attachment = isReadable(mail, mailTransport() === "smtp") ? mail.attachments[index] : undefined;
  if (!attachment) throw new AppError("attachment_not_found");
  await recordView(actor, "mail_message", id);
  return new Response(Buffer.from(attachment.content, "base64"), {
    headers: {
      // The attachment's own type could be one that a browser opens on our address.
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename="${attachment.filename.replace(/[^\w.-]/g, "_")}"`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}

async function listedMail(id: string): Promise<StoredMail> {
  const mail = await findMail(id);
  if (!mail || !isListed(mail, mailTransport() === "smtp")) throw unknown();
  return mail;
}
