import "server-only";
import { sql } from "kysely";
import { readAdminList } from "@/lib/server/admin-list";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import { textLanguage } from "@/lib/shared/text-language";
import type { ReportSummary, ReportsQuery } from "../moderation-schemas";
import { otherSide, type Side } from "../rules";
import type { ReportStatus } from "../states";

export type NewReport = {
  conversationId: number;
  reporterId: number;
  side: Side;
  reason: string;
  lastMessageId: number;
  createdAt: Date;
};

export async function insertReport(tx: Transaction, report: NewReport): Promise<{ id: number }> {
  const data = { ...report, textLanguage: textLanguage(report.reason) };
  return tx.conversationReport.create({ data, select: { id: true } });
}

const status = sql<ReportStatus>`CASE WHEN r.answered_at IS NULL THEN 'open' ELSE 'answered' END`;

/** Whether one of those whom the answer stopped still is. */
const isWriterStopped = sql<boolean>`r.has_stopped_writer AND EXISTS (
  SELECT FROM messages m JOIN users w ON w.id = m.author_id
  WHERE m.conversation_id = r.conversation_id AND m.side <> r.side AND m.id <= r.last_message_id
    AND w.messages_stopped_at IS NOT NULL)`;

const reports = (tx?: Transaction) =>
  kysely(tx)
    .selectFrom("conversationReports as r")
    .innerJoin("conversations as c", "c.id", "r.conversationId")
    .innerJoin("projects as p", "p.id", "c.projectId")
    .leftJoin("users as u", "u.id", "r.reporterId")
    .select([
      "r.id",
      "r.side",
      "r.reason",
      "r.textLanguage as reasonLanguage",
      "r.answer",
      "r.hasStoppedWriter",
      "r.answeredBy",
    ])
    .select(["r.createdAt", "r.answeredAt", "r.conversationId", "r.lastMessageId", status.as("status")])
    .select(isWriterStopped.as("isWriterStopped"))
    .select(["u.email as reporterEmail", "p.id as projectId", "p.title as projectTitle"]);

export type ReportRow = Omit<ReportSummary, "createdAt" | "answeredAt"> & {
  createdAt: Date;
  answeredAt: Date | null;
  conversationId: number;
  lastMessageId: number;
};

/** A report as the queue shows it. */
export const toReport = ({
  conversationId: _conversation,
  lastMessageId: _last,
  createdAt,
  answeredAt,
  ...row
}: ReportRow): ReportSummary => ({
  ...row,
  createdAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});

/** A page of the queue: what waits first, the oldest of it first, then the last answered first. */
export async function findReports(query: ReportsQuery): Promise<AdminPage<ReportSummary>> {
  let rows = reports();
  if (query.status) rows = rows.where(status, "=", query.status);
  const { items, total } = await readAdminList(
    {
      rows,
      searched: ["p.title", "u.email", "r.reason"],
      sorts: {
        createdAt: "r.createdAt",
        status: sql`r.answered_at IS NOT NULL`,
        project: "p.title",
        reporter: "u.email",
      },
      order: (found) =>
        found.orderBy(sql`r.answered_at IS NOT NULL`).orderBy("r.answeredAt", "desc").orderBy("r.id"),
    },
    query,
  );
  return { items: items.map(toReport), total };
}

/** One report; null for none. `lock` holds it until the transaction ends. */
export async function findReport(tx: Transaction, id: number, lock = false): Promise<ReportRow | null> {
  const query = reports(tx).where("r.id", "=", id);
  const row = await (lock ? query.forUpdate("r") : query).executeTakeFirst();
  return row ?? null;
}

export async function saveAnswer(
  tx: Transaction,
  id: number,
  answer: { answer: string; hasStoppedWriter: boolean; answeredAt: Date; answeredBy: string },
): Promise<void> {
  await tx.conversationReport.update({ where: { id }, data: answer, select: { id: true } });
}

/** Who wrote for the side that was reported, up to the report. */
export async function findReportedWriters(
  tx: Transaction,
  { conversationId, side, lastMessageId }: Pick<ReportRow, "conversationId" | "side" | "lastMessageId">,
): Promise<number[]> {
  const rows = await kysely(tx)
    .selectFrom("messages")
    .select("authorId")
    .distinct()
    .where("conversationId", "=", conversationId)
    .where("side", "=", otherSide(side))
    .where("id", "<=", lastMessageId)
    .where("authorId", "is not", null)
    .execute();
  return rows.flatMap(({ authorId }) => authorId ?? []);
}
