import "server-only";
import { type AdminList, readAdminList } from "@/lib/server/admin-list";
import { prisma, type Transaction } from "@/lib/server/db";
import type { Attachment } from "@/lib/server/mail/mail";
import type { AdminPage } from "@/lib/shared/admin-list";
import type { MailMessagesQuery, MailSummary } from "../mail-schemas";

type Row = Omit<MailSummary, "createdAt" | "sentAt"> & { createdAt: Date; sentAt: Date | null };

/** The mails of the outbox without their words, newest first; `unsentOnly` leaves out those that were handed over. */
export async function findMails(
  wish: MailMessagesQuery,
  unsentOnly: boolean,
): Promise<AdminPage<MailSummary>> {
  const list: AdminList = {
    select: `m.id, m.kind, m."to", m.subject, m.status, m.attempts, m.last_error AS "lastError",
      m.created_at AS "createdAt", m.sent_at AS "sentAt"`,
    from: "mail_messages m",
    where: [...(wish.status ? ["m.status = $1"] : []), ...(unsentOnly ? ["m.status <> 'sent'"] : [])],
    values: wish.status ? [wish.status] : [],
    searched: [`m."to"`, "m.subject", "m.kind"],
    sorts: {
      createdAt: "m.created_at",
      to: `m."to"`,
      subject: "m.subject",
      kind: "m.kind",
      status: "m.status",
    },
    order: "m.created_at DESC, m.id DESC",
  };
  const { items, total } = await readAdminList<Row>(list, wish);
  return { items: items.map(toSummary), total };
}

const toSummary = ({ createdAt, sentAt, ...row }: Row): MailSummary => ({
  ...row,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

export type StoredMail = MailSummary & { text: string; html: string; attachments: Attachment[] };

/** One mail whole, or null. */
export async function findMail(id: string): Promise<StoredMail | null> {
  const row = await prisma().mailMessage.findUnique({
    where: { id },
    select: {
      id: true,
      kind: true,
      to: true,
      subject: true,
      status: true,
      attempts: true,
      lastError: true,
      createdAt: true,
      sentAt: true,
      text: true,
      html: true,
      attachments: true,
    },
  });
  if (!row) return null;
  const { text, html, attachments, ...summary } = row;
  return {
    ...toSummary(summary as Row),
    text,
    html,
    attachments: attachments as unknown as Attachment[],
  };
}

/** Puts a mail that was given up back into the queue; false when it is in another state by now. */
export async function requeueMail(tx: Transaction, id: string): Promise<boolean> {
  const { count } = await tx.mailMessage.updateMany({
    where: { id, status: "failed" },
    data: { status: "queued" },
  });
  return count === 1;
}
