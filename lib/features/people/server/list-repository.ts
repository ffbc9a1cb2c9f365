import "server-only";
import { sql } from "kysely";
import { readAdminList } from "@/lib/server/admin-list";
import { kysely } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import type { PeopleQuery, PersonSummary } from "../schemas";

/** What state an account `u` is in. */
export const accountStatus = sql<
  PersonSummary["status"]
>`CASE WHEN u.suspended_at IS NOT NULL THEN 'suspended'
  WHEN u.email_verified_at IS NULL THEN 'unverified' ELSE 'active' END`;
/** The name of an account `u`. */
export const fullName = sql<string>`trim(concat_ws(' ', u.first_name, u.last_name))`;

/** One page of the accounts, newest first unless another order is asked for. */
export async function findPeople(query: PeopleQuery): Promise<AdminPage<PersonSummary>> {
  let rows = kysely()
    .selectFrom("users as u")
    .leftJoin("experts as e", "e.userId", "u.id")
    .leftJoin("companyMembers as m", "m.userId", "u.id")
    .leftJoin("companies as c", "c.id", "m.companyId")
    .select(["u.id", "u.email", "u.role", "u.createdAt", "e.id as expertId", "c.name as companyName"])
    .select([fullName.as("name"), accountStatus.as("status")]);
  if (query.status) rows = rows.where(accountStatus, "=", query.status);
  if (query.role) rows = rows.where("u.role", "=", query.role);
  if (query.hasExpert) rows = rows.where("e.id", query.hasExpert === "yes" ? "is not" : "is", null);
  if (query.hasCompany) rows = rows.where("c.id", query.hasCompany === "yes" ? "is not" : "is", null);
  const { items, total } = await readAdminList(
    {
      rows,
      searched: ["u.firstName", "u.lastName", "u.email", "c.name"],
      sorts: { name: sql`lower(${fullName})`, email: "u.email", role: "u.role", createdAt: "u.createdAt" },
      order: (found) => found.orderBy("u.createdAt", "desc").orderBy("u.id", "desc"),
    },
    query,
  );
  return { items: items.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total };
}
