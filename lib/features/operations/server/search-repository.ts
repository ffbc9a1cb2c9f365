import "server-only";
import { type Expression, type SqlBool, sql } from "kysely";
import { kysely } from "@/lib/server/kysely";
import type { DeskFind } from "../desk-schemas";

/** Rows of each kind; whoever sees so many types another word. */
const each = 6;

/** All words stand somewhere in these texts. */
const holds = (words: readonly string[], texts: Expression<string>): Expression<SqlBool> =>
  sql<SqlBool>`${sql.join(
    words.map((word) => sql`${texts} ILIKE ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`),
    sql` AND `,
  )}`;
const kindOf = (kind: DeskFind["kind"]) => sql<DeskFind["kind"]>`${sql.lit(kind)}`.as("kind");

const personName = sql<string>`coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), u.email)`;

/** What words find of everything that administrators look after: a few of each kind, the newest of it first. */
export async function findEverywhere(words: readonly string[]): Promise<DeskFind[]> {
  const [name, email] = [sql<string>`(name || ' ' || email || ' ' || title)`, sql<string | null>`email`];
  const found = await Promise.all([
    kysely()
      .selectFrom("experts")
      .select([kindOf("expert"), sql<string>`id::text`.as("id"), "name as title", email.as("detail")])
      .where(holds(words, name))
      .where("archivedAt", "is", null)
      .orderBy("id", "desc")
      .limit(each)
      .execute(),
    kysely()
      .selectFrom("expertApplications")
      .select([kindOf("application"), sql<string>`id::text`.as("id"), "name as title", email.as("detail")])
      .where(holds(words, name))
      .orderBy("id", "desc")
      .limit(each)
      .execute(),
    kysely()
      .selectFrom("projects")
      .select([kindOf("posting"), sql<string>`id::text`.as("id"), "title", "customerCompany as detail"])
      .where("kind", "=", "posting")
      .where(
        holds(
          words,
          sql<string>`(title || ' ' || coalesce(customer_company, '') || ' ' || coalesce(customer_name, '') || ' ' || customer_email)`,
        ),
      )
      .orderBy("id", "desc")
      .limit(each)
      .execute(),
    kysely()
      .selectFrom("meetingBookings")
      .select([kindOf("booking"), sql<string>`id::text`.as("id"), "fullName as title", "company as detail"])
      .where(holds(words, sql<string>`(full_name || ' ' || company || ' ' || email)`))
      .orderBy("id", "desc")
      .limit(each)
      .execute(),
    kysely()
      .selectFrom("users as u")
      .select([
        kindOf("person"),
        sql<string>`u.id::text`.as("id"),
        personName.as("title"),
        "u.email as detail",
      ])
      .where(holds(words, sql<string>`(u.first_name || ' ' || u.last_name || ' ' || u.email)`))
      .orderBy("u.id", "desc")
      .limit(each)
      .execute(),
    kysely()
      .selectFrom("companies")
      .select([kindOf("company"), sql<string>`id::text`.as("id"), "name as title"])
      .select(sql<string | null>`concat_ws(' · ', business_id, verified_domain)`.as("detail"))
      .where(holds(words, sql<string>`concat_ws(' ', name, business_id, verified_domain)`))
      .orderBy("id", "desc")
      .limit(each)
      .execute(),
    kysely()
      .selectFrom("contracts as c")
      .innerJoin("projects as p", "p.id", "c.projectId")
      .innerJoin("experts as e", "e.id", "c.expertId")
      .select([
        kindOf("contract"),
        sql<string>`c.id::text`.as("id"),
        "p.title",
        sql<string | null>`concat_ws(' · ', p.customer_company, e.name)`.as("detail"),
      ])
      .where(
        holds(
          words,
          sql<string>`concat_ws(' ', p.title, p.customer_company, e.name, 'OS-' || lpad(p.id::text, 6, '0'))`,
        ),
      )
      .orderBy("c.id", "desc")
      .limit(each)
      .execute(),
    kysely()
      .selectFrom("quotes as q")
      .innerJoin("projectApplications as a", "a.id", "q.applicationId")
      .innerJoin("projects as p", "p.id", "a.projectId")
      .innerJoin("experts as e", "e.id", "q.expertId")
      .select([
        kindOf("quote"),
        sql<string>`q.id::text`.as("id"),
        "p.title",
        sql<string | null>`concat_ws(' · ', p.customer_company, e.name)`.as("detail"),
      ])
      .where(holds(words, sql<string>`concat_ws(' ', p.title, p.customer_company, e.name)`))
      // A draft is its writer's alone (deal M3).
      .where("q.sentAt", "is not", null)
      .orderBy("q.id", "desc")
      .limit(each)
      .execute(),
  ]);
  return found.flat();
}

/** Mails whose subject or address holds the words. */
export const findMailsAnywhere = (words: readonly string[], unsentOnly: boolean): Promise<DeskFind[]> => {
  const mails = kysely()
    .selectFrom("mailMessages")
    .select([kindOf("mail"), sql<string>`id::text`.as("id"), "subject as title", "to as detail"])
    .where(holds(words, sql<string>`(subject || ' ' || "to")`));
  return (unsentOnly ? mails.where("status", "<>", "sent") : mails)
    .orderBy("createdAt", "desc")
    .limit(each)
    .execute();
};
