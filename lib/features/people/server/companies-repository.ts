import "server-only";
import { sql } from "kysely";
import { readAdminList } from "@/lib/server/admin-list";
import { kysely } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import {
  type CompaniesQuery,
  type CompanyDetails,
  type CompanyPerson,
  type CompanySummary,
  type CompanyThing,
  type CompanyThingRow,
  companyThings,
} from "../company-schemas";
import { accountStatus, fullName } from "./list-repository";

export type CompanyListRow = Omit<CompanySummary, "verifiedAt" | "markWithheldAt" | "createdAt"> & {
  verifiedAt: Date | null;
  markWithheldAt: Date | null;
  createdAt: Date;
};

/** The companies with how many people and postings each has. */
const companyRows = () =>
  kysely()
    .selectFrom("companies as c")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("companyMembers as m")
          .innerJoin("users as u", "u.id", "m.userId")
          .select([
            sql<number>`count(*)::int`.as("members"),
            sql<string | null>`string_agg(concat_ws(' ', u.first_name, u.last_name, u.email), ' ')`.as(
              "people",
            ),
          ])
          .whereRef("m.companyId", "=", "c.id")
          .as("team"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("projects as p")
          .select(sql<number>`count(*)::int`.as("postings"))
          .whereRef("p.companyId", "=", "c.id")
          .where("p.kind", "=", "posting")
          .as("work"),
      (join) => join.onTrue(),
    )
    .select([
      "c.id",
      "c.name",
      "c.businessId",
      "c.verifiedBy",
      "c.verifiedDomain",
      "c.verifiedAt",
      "c.markWithheldAt",
    ])
    .select(["c.createdAt", "team.members", "work.postings"])
    .$castTo<CompanyListRow>();

/** One page of the companies, newest first unless another order is asked for. */
export async function findCompanies(query: CompaniesQuery): Promise<AdminPage<CompanyListRow>> {
  let rows = companyRows();
  if (query.status === "unverified") rows = rows.where("c.verifiedBy", "is", null);
  else if (query.status) rows = rows.where("c.verifiedBy", "=", query.status);
  if (query.hasPostings) rows = rows.where("work.postings", query.hasPostings === "yes" ? ">" : "=", 0);
  return readAdminList(
    {
      ...{ rows, id: "c.id" },
      searched: ["c.name", "c.businessId", "c.verifiedDomain", "team.people"],
      sorts: {
        ...{ name: sql`lower(c.name)`, members: "team.members", postings: "work.postings" },
        createdAt: "c.createdAt",
      },
      order: (found) => found.orderBy("c.createdAt", "desc").orderBy("c.id", "desc"),
    },
    query,
  );
}

/** One of them; null for none. */
export const findCompanyRow = async (id: number): Promise<CompanyListRow | null> =>
  (await companyRows().where("c.id", "=", id).executeTakeFirst()) ?? null;

/** Everybody of a company, who has been there longest first. */
export const findCompanyPeople = (
  id: number,
): Promise<(Omit<CompanyPerson, "joinedAt"> & { joinedAt: Date })[]> =>
  kysely()
    .selectFrom("companyMembers as m")
    .innerJoin("users as u", "u.id", "m.userId")
    .select(["m.userId", fullName.as("name"), "u.email", "m.role", accountStatus.as("status")])
    .select("m.createdAt as joinedAt")
    .where("m.companyId", "=", id)
    .orderBy("m.createdAt")
    .orderBy("m.userId")
    .execute();

/** What is counted of a company and not listed. */
export const countBeside = (
  id: number,
  at: Date,
): Promise<Pick<CompanyDetails, "openInvitations" | "conversations">> =>
  kysely()
    .selectNoFrom([
      sql<number>`(SELECT count(*)::int FROM company_member_invitations
        WHERE company_id = ${id} AND accepted_at IS NULL AND expires_at > ${at})`.as("openInvitations"),
      sql<number>`(SELECT count(*)::int FROM conversations c JOIN projects p ON p.id = c.project_id
        WHERE p.company_id = ${id})`.as("conversations"),
    ])
    .executeTakeFirstOrThrow();

/** How many of a kind the page shows. */
const shown = 50;

type Row = Omit<CompanyThingRow, "at"> & { at: Date; total: number };

/**
 * What a company has here: its postings with what came of them, the meetings of its people, and the reports of its
 * conversations; the newest of each kind, and how many there are.
 */
export async function findCompanyThings(id: number): Promise<Pick<CompanyDetails, "counts" | "things">> {
  const { rows } = await sql<Row>`
    WITH own AS (SELECT id, title, approval_status, lifecycle, created_at FROM projects
      WHERE company_id = ${id} AND kind = 'posting'),
    people AS (SELECT u.id, CASE WHEN u.email_verified_at IS NOT NULL THEN lower(u.email) END AS email
      FROM company_members m JOIN users u ON u.id = m.user_id WHERE m.company_id = ${id})
    (SELECT 'project' AS kind, id::text, title, created_at AS at, count(*) OVER ()::int AS total,
        CASE WHEN lifecycle = 'open' THEN approval_status ELSE lifecycle END AS state
      FROM own ORDER BY created_at DESC LIMIT ${shown})
    UNION ALL (SELECT 'quote', q.id::text, own.title, q.created_at, count(*) OVER ()::int, q.status
      FROM quotes q JOIN project_applications a ON a.id = q.application_id JOIN own ON own.id = a.project_id
      WHERE q.sent_at IS NOT NULL ORDER BY q.id DESC LIMIT ${shown})
    UNION ALL (SELECT 'contract', c.id::text, p.title, c.created_at, count(*) OVER ()::int, c.status
      FROM contracts c JOIN projects p ON p.id = c.project_id
      WHERE c.contract_type = 'client' AND p.company_id = ${id} ORDER BY c.id DESC LIMIT ${shown})
    UNION ALL (SELECT 'meeting_booking', b.id::text, b.full_name, b.start_at, count(*) OVER ()::int, b.status
      FROM meeting_bookings b
      WHERE b.user_id IN (SELECT id FROM people)
        OR (b.user_id IS NULL AND lower(b.email) IN (SELECT email FROM people))
      ORDER BY b.submitted_at DESC LIMIT ${shown})
    UNION ALL (SELECT 'conversation_report', r.id::text, p.title, r.created_at, count(*) OVER ()::int,
        CASE WHEN r.answered_at IS NULL THEN 'open' ELSE 'answered' END
      FROM conversation_reports r JOIN conversations c ON c.id = r.conversation_id
        JOIN projects p ON p.id = c.project_id
      WHERE p.company_id = ${id} ORDER BY r.id DESC LIMIT ${shown})`.execute(kysely());
  const counts = Object.fromEntries(companyThings.map((kind) => [kind, 0])) as Record<CompanyThing, number>;
  for (const { kind, total } of rows) counts[kind] = total;
  return { counts, things: rows.map(({ total: _total, ...row }) => ({ ...row, at: row.at.toISOString() })) };
}
