import "server-only";
import { type RawBuilder, sql } from "kysely";
import { kysely } from "@/lib/server/kysely";
import { type PersonThing, personThings, type Thing, thingsShown } from "../schemas";

/** Whose things: linked to the account, or linked to none and with their proven address (null while none is). */
type Whose = { userId: number; email: string | null };

type Row = { kind: PersonThing; id: string; title: string; state: string; at: Date; total: number };

const ownExperts = ({ userId, email }: Whose) =>
  sql`(SELECT id FROM experts WHERE user_id = ${userId} OR (user_id IS NULL AND lower(email) = ${email}))`;

/** What somebody has of each kind; `place` is greater for what is newer. */
const ownOf: Record<PersonThing, (whose: Whose) => RawBuilder<unknown>> = {
  expert_application: (whose) => sql`
    SELECT id::text, title, status AS state, created_at AS at, created_at AS place FROM expert_applications
    WHERE lower(email) = ${whose.email} OR expert_id IN ${ownExperts(whose)}`,
  project_application: ({ userId, email }) => sql`
    SELECT a.id::text, p.title, a.stage AS state, a.created_at AS at, a.id AS place
    FROM project_applications a JOIN projects p ON p.id = a.project_id
    WHERE a.user_id = ${userId} OR (a.user_id IS NULL AND lower(a.applicant_email) = ${email})`,
  project: ({ userId, email }) => sql`
    SELECT id::text, title, approval_status AS state, created_at AS at, created_at AS place FROM projects
    WHERE kind = 'posting' AND (owner_id = ${userId} OR (owner_id IS NULL AND lower(customer_email) = ${email}))`,
  meeting_booking: ({ userId, email }) => sql`
    SELECT id::text, company AS title, status AS state, start_at AS at, submitted_at AS place FROM meeting_bookings
    WHERE user_id = ${userId} OR (user_id IS NULL AND lower(email) = ${email})`,
  quote: (whose) => sql`
    SELECT q.id::text, p.title, q.status AS state, q.created_at AS at, q.id AS place
    FROM quotes q JOIN project_applications a ON a.id = q.application_id JOIN projects p ON p.id = a.project_id
    WHERE q.expert_id IN ${ownExperts(whose)} OR p.owner_id = ${whose.userId}`,
  contract: (whose) => sql`
    SELECT c.id::text, p.title, c.status AS state, c.created_at AS at, c.id AS place
    FROM contracts c JOIN projects p ON p.id = c.project_id
    WHERE (c.contract_type = 'expert' AND c.expert_id IN ${ownExperts(whose)})
      OR (c.contract_type = 'client' AND (p.owner_id = ${whose.userId}
        OR (p.owner_id IS NULL AND lower(p.customer_email) = ${whose.email})))`,
  mail_message: ({ email }) => sql`
    SELECT id::text, subject AS title, status AS state, created_at AS at, created_at AS place FROM mail_messages
    WHERE lower("to") = ${email}`,
};

/** One page of a kind, the newest first, each row with how many there are in all. */
const pageOf = (kind: PersonThing, whose: Whose, page: number) => sql`(
  SELECT ${kind} AS kind, id, title, state, at, count(*) OVER ()::int AS total FROM (${ownOf[kind](whose)}) AS own
  ORDER BY place DESC, id DESC LIMIT ${thingsShown} OFFSET ${(page - 1) * thingsShown})`;

const toThing = ({ total: _total, ...row }: Row): Thing => ({ ...row, at: row.at.toISOString() });

/** The newest of each kind, and how many there are. */
export async function findThings(
  whose: Whose,
): Promise<{ things: Thing[]; counts: Record<PersonThing, number> }> {
  const pages = personThings.map((kind) => pageOf(kind, whose, 1));
  const { rows } = await sql<Row>`${sql.join(pages, sql` UNION ALL `)}`.execute(kysely());
  const counts = Object.fromEntries(personThings.map((kind) => [kind, 0])) as Record<PersonThing, number>;
  for (const { kind, total } of rows) counts[kind] = total;
  return { things: rows.map(toThing), counts };
}

/** One page of a kind. */
export async function findThingsOf(kind: PersonThing, whose: Whose, page: number): Promise<Thing[]> {
  const { rows } = await sql<Row>`${pageOf(kind, whose, page)}`.execute(kysely());
  return rows.map(toThing);
}
