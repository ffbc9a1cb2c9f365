import "server-only";
import { sql } from "kysely";
import { readAdminList } from "@/lib/server/admin-list";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { Attachment, MailTranslations } from "@/lib/server/mail/mail";
import type { AdminPage } from "@/lib/shared/admin-list";
import type { Locale } from "@/lib/shared/locales";
import type { MailMessagesQuery, MailSummary } from "../mail-schemas";

type Row = Omit<MailSummary, "createdAt" | "sentAt"> & { createdAt: Date; sentAt: Date | null };

/** What a mail is written in: its HTML says so where it begins. */
const language = sql<Locale | null>`substring(left(m.html, 200) FROM '<html lang="(en|fi|sv)">')`;
const summary = [
  ...(["m.id", "m.kind", "m.to", "m.subject", "m.status", "m.attempts", "m.lastError"] as const),
  ...(["m.createdAt", "m.sentAt"] as const),
  language.as("language"),
] as const;

/** The mails of the outbox without their words, newest first; `unsentOnly` leaves out those that were handed over. */
export async function findMails(
  wish: MailMessagesQuery,
  unsentOnly: boolean,
): Promise<AdminPage<MailSummary>> {
  let rows = kysely().selectFrom("mailMessages as m").select(summary);
  if (wish.status) rows = rows.where("m.status", "=", wish.status);
  if (unsentOnly) rows = rows.where("m.status", "<>", "sent");
  const { items, total } = await readAdminList(
    {
      rows,
      searched: ["m.to", "m.subject", "m.kind"],
      sorts: {
        createdAt: "m.createdAt",
        to: "m.to",
        subject: "m.subject",
        kind: "m.kind",
        status: "m.status",
      },
      order: (rows) => rows.orderBy("m.createdAt", "desc").orderBy("m.id", "desc"),
    },
    wish,
  );
  return { items: items.map(toSummary), total };
}

/** The last mails to an address, as the list shows them. */
export async function findMailsTo(
  tx: Transaction,
  address: string,
  unsentOnly: boolean,
  limit: number,
): Promise<MailSummary[]> {
  const mails = kysely(tx)
    .selectFrom("mailMessages as m")
    .select(summary)
    .where(sql`lower(m."to")`, "=", address.toLowerCase());
  const rows = await (unsentOnly ? mails.where("m.status", "<>", "sent") : mails)
    .orderBy("m.createdAt", "desc")
    .limit(limit)
    .execute();
  return rows.map(toSummary);
}

const toSummary = ({ createdAt, sentAt, ...row }: Row): MailSummary => ({
  ...row,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

export type StoredMail = MailSummary & {
  text: string;
  html: string;
  translations: MailTranslations;
  attachments: Attachment[];
};

/** One mail whole, or null. */
export async function findMail(id: string): Promise<StoredMail | null> {
  const row = await kysely()
    .selectFrom("mailMessages as m")
    .select(summary)
    .select(["m.text", "m.html", "m.translations", "m.attachments"])
    .where("m.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { text, html, translations, attachments, ...rest } = row;
  return {
    ...toSummary(rest),
    text,
    html,
    translations: translations as MailTranslations,
    attachments: attachments as unknown as Attachment[],
  };
}
