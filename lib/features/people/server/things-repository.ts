import "server-only";
import { type RawBuilder, sql } from "kysely";
import { kysely } from "@/lib/server/kysely";
import { thingsShown } from "../schemas";

/** What each kind is read from: `id`, `title`, `state`, `at`, and `place`, which is greater for what is newer. */
export type ThingSources<Kind extends string> = Record<Kind, RawBuilder<unknown>>;

/** Postings among somebody's things: how each stands, and since when it was decided so. */
export const postingThings = sql`
  SELECT id::text, title, CASE WHEN lifecycle = 'open' THEN approval_status ELSE lifecycle END AS state,
    coalesce((SELECT max(r.decided_at) FROM posting_reviews r WHERE r.project_id = projects.id), created_at) AS at,
    created_at AS place
  FROM projects WHERE kind = 'posting'`;

/** Quotes that were sent: a draft is the expert's alone. */
export const sentQuoteThings = sql`
  SELECT q.id::text, p.title, q.status AS state, q.created_at AS at, q.id AS place
  FROM quotes q JOIN project_applications a ON a.id = q.application_id JOIN projects p ON p.id = a.project_id
  WHERE p.kind = 'posting' AND q.sent_at IS NOT NULL`;

type Row<Kind> = { kind: Kind; id: string; title: string; state: string; at: Date; total: number };

/** One page of a kind, the newest first, each row with how many there are in all. */
const pageOf = <Kind extends string>(kind: Kind, own: RawBuilder<unknown>, page: number) => sql<Row<Kind>>`(
  SELECT ${kind} AS kind, id, title, state, at, count(*) OVER ()::int AS total FROM (${own}) AS own
  ORDER BY place DESC, id DESC LIMIT ${thingsShown} OFFSET ${(page - 1) * thingsShown})`;

const toThing = <Kind>({ total: _total, ...row }: Row<Kind>) => ({ ...row, at: row.at.toISOString() });

/** The newest of each kind, and how many there are. */
export async function findThings<Kind extends string>(sources: ThingSources<Kind>) {
  const kinds = Object.keys(sources) as Kind[];
  const pages = kinds.map((kind) => pageOf(kind, sources[kind], 1));
  const { rows } = await sql<Row<Kind>>`${sql.join(pages, sql` UNION ALL `)}`.execute(kysely());
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const { kind, total } of rows) counts[kind] = total;
  return { things: rows.map(toThing), counts };
}

/** One page of a kind. */
export async function findThingsOf<Kind extends string>(
  kind: Kind,
  sources: ThingSources<Kind>,
  page: number,
) {
  const { rows } = await pageOf(kind, sources[kind], page).execute(kysely());
  return rows.map(toThing);
}
