import "server-only";
import { sql } from "kysely";
import { readAdminList } from "@/lib/server/admin-list";
import { kysely } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import { toEuros } from "@/lib/shared/money";
import type { AdminQuote, AdminQuotesQuery } from "../moderation-schemas";

/** What was sent at some time: a draft is the expert's alone (deal M3). */
const sent = () =>
  kysely()
    .selectFrom("quotes as q")
    .innerJoin("projectApplications as a", "a.id", "q.applicationId")
    .innerJoin("projects as p", "p.id", "a.projectId")
    .innerJoin("experts as e", "e.id", "q.expertId")
    .select([
      "q.id",
      "q.version",
      "q.status",
      "p.title as projectTitle",
      "p.customerCompany",
      "e.name as expertName",
      "q.sentAt",
      "q.endedAt",
      "q.declineReason",
      "q.changeRequest",
      "q.answerLanguage",
      sql<number>`q.total_cents::float8`.as("totalCents"),
      sql<string>`q.valid_until::text`.as("validUntil"),
    ])
    .where("q.sentAt", "is not", null);

/** One page of the quotes. */
export async function findAdminQuotes(query: AdminQuotesQuery): Promise<AdminPage<AdminQuote>> {
  const { status } = query;
  const { items, total } = await readAdminList(
    {
      rows: status ? sent().where("q.status", "=", status) : sent(),
      id: "q.id",
      searched: ["p.title", "p.customerCompany", "e.name", "q.scope"],
      sorts: {
        projectTitle: sql`lower(p.title)`,
        expertName: sql`lower(e.name)`,
        status: "q.status",
        totalAmount: "q.totalCents",
        sentAt: "q.sentAt",
        validUntil: "q.validUntil",
      },
      order: (rows) => rows.orderBy("q.sentAt", "desc").orderBy("q.id", "desc"),
    },
    query,
  );
  return {
    items: items.map(({ totalCents, sentAt, endedAt, ...row }) => ({
      ...row,
      totalAmount: toEuros(totalCents),
      sentAt: sentAt?.toISOString() ?? "",
      endedAt: endedAt?.toISOString() ?? null,
    })),
    total,
  };
}
