import "server-only";
import { sql } from "kysely";
import { readAdminList } from "@/lib/server/admin-list";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import { textLanguage } from "@/lib/shared/text-language";
import type { AdminInvitation, AdminInvitationsQuery } from "../moderation-schemas";
import type { InvitationStatus } from "../states";

const invitations = (tx?: Transaction) =>
  kysely(tx)
    .selectFrom("invitations as i")
    .innerJoin("projects as p", "p.id", "i.projectId")
    .innerJoin("experts as e", "e.id", "i.expertId")
    .select(["i.id", "i.status", "i.message", "i.textLanguage", "i.reason", "i.createdAt", "i.answeredAt"])
    .select(["p.title as projectTitle", "p.customerCompany", "p.customerEmail"])
    .select(["i.projectId", "i.expertId", "e.name as expertName", "e.email as expertEmail", "e.publicName"]);

type Row = Awaited<ReturnType<ReturnType<typeof invitations>["executeTakeFirstOrThrow"]>>;
const toInvitation = ({ publicName: _public, ...row }: Row): AdminInvitation => ({
  ...row,
  status: row.status as InvitationStatus,
  reasonLanguage: textLanguage(row.reason),
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
});

/** One page of all invitations. */
export async function findInvitations(query: AdminInvitationsQuery): Promise<AdminPage<AdminInvitation>> {
  const { status } = query;
  const { items, total } = await readAdminList(
    {
      rows: status ? invitations().where("i.status", "=", status) : invitations(),
      id: "i.id",
      searched: ["e.name", "e.email", "p.title", "p.customerCompany", "p.customerEmail", "i.message"],
      sorts: {
        expertName: sql`lower(e.name)`,
        projectTitle: sql`lower(p.title)`,
        status: "i.status",
        createdAt: "i.createdAt",
        answeredAt: "i.answeredAt",
      },
      order: (rows) => rows.orderBy("i.createdAt", "desc").orderBy("i.id", "desc"),
    },
    query,
  );
  return { items: items.map(toInvitation), total };
}

/** One invitation, and how the company knows the expert; null for none. */
export async function findInvitation(
  tx: Transaction,
  id: number,
): Promise<{ invitation: AdminInvitation; publicName: string } | null> {
  const row = await invitations(tx).where("i.id", "=", id).executeTakeFirst();
  return row ? { invitation: toInvitation(row), publicName: row.publicName ?? "" } : null;
}
