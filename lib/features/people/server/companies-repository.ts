import "server-only";
import { sql } from "kysely";
import { readAdminList } from "@/lib/server/admin-list";
import { kysely } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import type {
  CompaniesQuery,
  CompanyDetails,
  CompanyPerson,
  CompanySummary,
  CompanyThing,
} from "../company-schemas";
import { accountStatus, fullName } from "./list-repository";
import { postingThings, sentQuoteThings, type ThingSources } from "./things-repository";

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

/**
 * What a company has here: its postings with what came of them, the contracts and meetings of its people, and the reports
 * of its conversations.
 */
export const companyThingsOf = (id: number): ThingSources<CompanyThing> => ({
  project: sql`${postingThings} AND company_id = ${id}`,
  quote: sql`${sentQuoteThings} AND p.company_id = ${id}`,
  contract: sql`
    SELECT c.id::text, p.title, c.status AS state, c.created_at AS at, c.id AS place
    FROM contracts c JOIN projects p ON p.id = c.project_id
    WHERE c.contract_type = 'client' AND (p.company_id = ${id} OR (p.company_id IS NULL AND
      p.owner_id IN (SELECT user_id FROM company_members WHERE company_id = ${id})))`,
  meeting_booking: sql`
    SELECT b.id::text, b.full_name AS title, b.status AS state, b.start_at AS at, b.submitted_at AS place
    FROM meeting_bookings b
    WHERE b.user_id IN (SELECT user_id FROM company_members WHERE company_id = ${id})
      OR (b.user_id IS NULL AND lower(b.email) IN (
        SELECT lower(u.email) FROM company_members m JOIN users u ON u.id = m.user_id
        WHERE m.company_id = ${id} AND u.email_verified_at IS NOT NULL))`,
  conversation_report: sql`
    SELECT r.id::text, p.title, CASE WHEN r.answered_at IS NULL THEN 'open' ELSE 'answered' END AS state,
      r.created_at AS at, r.id AS place
    FROM conversation_reports r JOIN conversations c ON c.id = r.conversation_id
      JOIN projects p ON p.id = c.project_id
    WHERE p.company_id = ${id}`,
});
