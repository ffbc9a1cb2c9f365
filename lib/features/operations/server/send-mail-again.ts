import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { transaction } from "@/lib/server/db";
import { enqueue } from "@/lib/server/jobs/boss";
import { requeueMail } from "@/lib/server/mail/mail";
import { uuidv7 } from "@/lib/server/uuid";
import { AppError } from "@/lib/shared/errors";
import type { MailSummary } from "../mail-schemas";
import { findMail } from "./mail-repository";

/**
 * POST /api/admin/mail-messages/{id}/send: gives a mail that was given up its tries anew. The mail is the same,
 * Message-ID included, so a reader who had got it after all sees one.
 * @throws AppError not_found, or conflict for a mail that is not failed or that a colleague has just sent
 */
export async function sendMailAgain(actor: AdminActor, id: string): Promise<MailSummary> {
  const mail = await findMail(id);
  if (!mail) throw new AppError("mail_not_found");
  await transaction(async (tx) => {
    if (!(await requeueMail(tx, id))) {
      throw new AppError("mail_not_failed");
    }
    // A new job: the queue still knows the failed one by the mail's own id.
    await enqueue(tx, "send-mail", { mailId: id }, { id: uuidv7() });
    await recordAudit(tx, actor, {
      action: "send",
      entity: "mail_message",
      entityId: id,
      before: { status: "failed", kind: mail.kind, toEmail: mail.to },
      after: { status: "queued", kind: mail.kind, toEmail: mail.to },
    });
  });
  return { ...mail, status: "queued" };
}
