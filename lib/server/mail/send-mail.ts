import "server-only";
import { now } from "../clock";
import { prisma } from "../db";
import { logger } from "../logger";
import type { Attachment } from "./mail";
import { deliver } from "./transport";

/**
 * The job behind a queued mail. A mail that was sent already is left alone, so running the job
 * twice sends once; a failure is written to the row and thrown, and the queue tries again later,
 * unless this was the last try: then the mail has failed.
 */
export async function sendQueuedMail(mailId: string, isLastTry = false): Promise<void> {
  const mail = await prisma().mailMessage.findUnique({ where: { id: mailId } });
  if (!mail || mail.status === "sent") return;
  try {
    await deliver({ ...mail, attachments: mail.attachments as unknown as Attachment[] });
  } catch (error) {
    const reason = (error as Error).message.slice(0, 500);
    await prisma().mailMessage.update({
      where: { id: mailId },
      data: { attempts: { increment: 1 }, lastError: reason, ...(isLastTry ? { status: "failed" } : {}) },
    });
    logger().warn(
      { mailId, kind: mail.kind, reason },
      isLastTry ? "mail given up" : "mail not sent, will be tried again",
    );
    throw error;
  }
  await prisma().mailMessage.update({
    where: { id: mailId },
    data: { status: "sent", sentAt: now(), attempts: { increment: 1 }, lastError: null },
  });
}
