import "server-only";
import { kysely, prepared } from "@/lib/server/kysely";
import { textRows, textStatement } from "@/lib/server/text-statement";
import {
  experts,
  type MatchableExpert,
  type MatchableProject,
  projects,
  toMatchable,
  toProject,
} from "./repository";

/** So many rows are read at a time: a large catalogue must not stand in memory as one answer. */
const chunk = 2_000;

/** What changed since an earlier look. */
export type Changes<T> = {
  /** Everything known before is gone: the table was emptied. */
  isReset: boolean;
  /** Rows that are there with their content, null for those that are gone. */
  changes: AsyncIterable<{ id: number; row: T | null }>;
};

/**
 * From which transaction on rows are read, and before which: numbers that this server has not come to yet are of
 * rows restored from another one, which are old. "0" reads everything.
 */
export type Span = { since: string; next: string };

export const snapshotHorizon = textStatement(
  { horizon: "text", next: "text" },
  `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon, pg_snapshot_xmax(pg_current_snapshot())::text AS next`,
);

/** Where the look after this one begins, and the first transaction that this one cannot see. */
export async function readHorizon(): Promise<{ horizon: string; next: string }> {
  const [row] = await textRows(snapshotHorizon, [], { name: "matching-horizon" });
  if (!row) throw new Error("PostgreSQL answered no snapshot");
  return row;
}

type Entity = "experts" | "projects";

const highestTransaction = String(2n ** 63n - 1n);

/** The rows of a table behind an id, of which transactions from one to before another were the last to write. */
type ReadChanged<Row> = (span: { from: string; until: string; after: number }) => Promise<Row[]>;

/**
 * Reads the rows that transactions wrote which had not all finished at the earlier look. Whoever commits later is at
 * or beyond the new horizon, so nothing is ever missed; what was read already may come again.
 */
async function readChanges<Row extends { id: number }, T>(
  entity: Entity,
  { since, next }: Span,
  readChanged: ReadChanged<Row>,
  toContent: (row: Row) => T | null,
): Promise<Changes<T>> {
  const deleted = kysely()
    .selectFrom("deletedRows")
    .select("rowId as id")
    .where("entity", "=", entity)
    .where("deletedIn", ">=", since);
  const gone = since === "0" ? [] : await prepared("matching-deleted", deleted);
  const isReset = gone.some(({ id }) => id === 0);
  const [from, until] = isReset || since === "0" ? ["0", highestTransaction] : [since, next];
  async function* changes() {
    for (const { id } of gone) yield { id, row: null };
    const readAfter = (after: number) => {
      const reading = readChanged({ from, until, after });
      // Whoever awaits it is told; nobody may.
      reading.catch(() => {});
      return reading;
    };
    for (let reading: Promise<Row[]> | undefined = readAfter(0); reading; ) {
      const rows: Row[] = await reading;
      const last = rows.at(-1);
      // PostgreSQL reads the next ones while these are taken in.
      reading = last && rows.length === chunk ? readAfter(last.id) : undefined;
      for (const row of rows) yield { id: row.id, row: toContent(row) };
    }
  }
  return { isReset, changes: changes() };
}

/** Experts that changed; null for one that is not public. */
export const readChangedExperts = (span: Span): Promise<Changes<MatchableExpert>> =>
  readChanges(
    "experts",
    span,
    ({ from, until, after }) =>
      prepared(
        "matching-changed-experts",
        experts
          .where("e.changedIn", ">=", from)
          .where("e.changedIn", "<", until)
          .where("e.id", ">", after)
          .orderBy("e.id")
          .limit(chunk),
      ),
    (row) => (row.isPublic ? toMatchable(row) : null),
  );

/** Postings that changed; null for one that is not public, and for engagements. */
export const readChangedProjects = (span: Span): Promise<Changes<MatchableProject>> =>
  readChanges(
    "projects",
    span,
    ({ from, until, after }) =>
      prepared(
        "matching-changed-projects",
        projects
          .where("changedIn", ">=", from)
          .where("changedIn", "<", until)
          .where("id", ">", after)
          .orderBy("id")
          .limit(chunk),
      ),
    (row) => (row.isPublic ? toProject(row) : null),
  );
