import "server-only";
import { sql } from "kysely";
import { type Transaction, transaction } from "@/lib/server/db";
import { anyOf, hotRead, kysely, prepared } from "@/lib/server/kysely";
import { textRows } from "@/lib/server/text-statement";
import type { ExpertChanges } from "../rules";
import type { FullExpert, PublicExpert, PublicProfile } from "../schemas";
import {
  fullColumns,
  isPublicExpert,
  profileColumns,
  publicColumns,
  toFullExpert,
  toPublicExpert,
  toPublicProfile,
} from "./rows-repository";
import type { Cursor, SearchCriteria, SearchFilters, Statement } from "./search/conditions";
import { buildCountsSql, countsAnswer } from "./search/counts-sql";
import {
  buildBestSql,
  buildMetSql,
  buildRankedSql,
  isRanked,
  isRankedAlone,
  metAnswer,
  searchAnswer,
  statementName,
} from "./search/search-sql";
import type { CompiledTerm } from "./search/text-query";

const publicExperts = kysely().selectFrom("experts as e").where(isPublicExpert);

const readPublicExpert = hotRead("experts-find-public", ({ id }: { id: number }) =>
  publicExperts.select(profileColumns).where("e.id", "=", id),
);

/** A public expert's page, or null for one that does not exist or is not public. One read by key. */
export async function findPublicExpert(id: number): Promise<PublicProfile | null> {
  const [row] = await readPublicExpert({ id });
  return row ? toPublicProfile(row) : null;
}

/** Who asks for a full record; the e-mail only when it is verified (decisions A7). */
export type ExpertViewer = { userId: number; verifiedEmail: string | null; isAdmin: boolean };

/** Whose record it is: the linked account's, or of who has its verified address when it is linked to none. */
const isOwnedBy = ({ userId, verifiedEmail }: Omit<ExpertViewer, "isAdmin">) =>
  sql<boolean>`(e.user_id = ${userId} OR (e.user_id IS NULL AND lower(e.email) = ${verifiedEmail}))`;

/** Archived experts are for administrators. */
const fullRecord = (id: number, viewer: ExpertViewer, tx?: Transaction) =>
  kysely(tx)
    .selectFrom("experts as e")
    .select(fullColumns)
    .where("e.id", "=", id)
    .where(sql<boolean>`(${viewer.isAdmin} OR (e.archived_at IS NULL AND ${isOwnedBy(viewer)}))`);

const readFullExpert = hotRead("experts-find-full", ({ id, ...viewer }: ExpertViewer & { id: number }) =>
  fullRecord(id, viewer),
);

/**
 * The full record when the user owns it (linked account, or the same verified e-mail) or is an
 * administrator; null otherwise (decisions A7, A8). Archived experts are for administrators.
 */
export async function findOwnOrAnyExpert(id: number, viewer: ExpertViewer): Promise<FullExpert | null> {
  const [row] = await readFullExpert({ id, ...viewer });
  return row ? toFullExpert(row) : null;
}

/**
 * The expert that is this user's own: linked to the account, or linked to none and with the same address when
 * that is verified (decisions A7; a name-only match grants nothing, so it is not looked for). Archived ones are gone.
 */
export async function findOwnExpertId(userId: number, verifiedEmail: string | null): Promise<number | null> {
  const [expert] = await prepared(
    "experts-own-id",
    kysely()
      .selectFrom("experts as e")
      .select("e.id")
      .where("e.archivedAt", "is", null)
      .where(isOwnedBy({ userId, verifiedEmail }))
      .orderBy(sql`(e.user_id IS NOT DISTINCT FROM ${userId})`, "desc")
      .orderBy("e.id")
      .limit(1),
  );
  return expert?.id ?? null;
}

/** The expert that is linked to an account; null without one. An archived one is gone. */
export async function findLinkedExpertId(userId: number, tx?: Transaction): Promise<number | null> {
  const linked = kysely(tx)
    .selectFrom("experts")
    .select("id")
    .where("userId", "=", userId)
    .where("archivedAt", "is", null);
  const [row] = tx ? await linked.execute() : await prepared("experts-linked-id", linked);
  return row?.id ?? null;
}

/** A record that is about to be changed, with what decides whether it may be. */
export type LockedExpert = {
  expert: FullExpert;
  isArchived: boolean;
  /** It belongs to who changes it (decisions A7). */
  isOwn: boolean;
  updatedAt: Date;
};

/** The same record to change it: nobody else changes it until the transaction ends. */
export async function lockOwnOrAnyExpert(
  tx: Transaction,
  id: number,
  viewer: ExpertViewer,
): Promise<LockedExpert | null> {
  const row = await fullRecord(id, viewer, tx)
    .select(["e.archivedAt", "e.updatedAt", sql<boolean>`${isOwnedBy(viewer)} IS TRUE`.as("isOwn")])
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { archivedAt, updatedAt, isOwn } = row;
  return { expert: toFullExpert(row), isArchived: archivedAt !== null, isOwn, updatedAt };
}

/** Writes the changes of an expert that is locked, and reads the record anew: some columns are the database's. */
export async function saveExpert(
  tx: Transaction,
  id: number,
  changes: ExpertChanges,
  at: Date,
): Promise<FullExpert> {
  if (Object.keys(changes).length > 0) {
    await tx.expert.update({ where: { id }, data: { ...changes, updatedAt: at }, select: { id: true } });
  }
  const row = await kysely(tx)
    .selectFrom("experts as e")
    .select(fullColumns)
    .where("e.id", "=", id)
    .executeTakeFirstOrThrow();
  return toFullExpert(row);
}

/** Ends the mails of an expert about matching projects, whatever state the profile is in. @returns whether it exists */
export async function turnOffMatchMails(expertId: number): Promise<boolean> {
  const { count } = await transaction((tx) =>
    tx.expert.updateMany({ where: { id: expertId }, data: { emailNotifications: false } }),
  );
  return count > 0;
}

/** Whether an expert shows a picture. */
export async function isProfileImage(tx: Transaction, address: string): Promise<boolean> {
  return (await tx.expert.findFirst({ where: { profileImage: address }, select: { id: true } })) !== null;
}

/** The rows of a page, and the total, which comes even with a page without rows. */
async function read(statement: Statement) {
  const found = await textRows({ ...statement, row: searchAnswer }, statement.values, {
    name: statementName(statement),
    isSearch: true,
  });
  return { rows: found.filter((row) => row.id !== null), total: found[0]?.total ?? 0 };
}

/**
 * One page of public experts by criteria, with the total and where the next page begins. One statement
 * when enough experts match as well as can be or none of them is wanted, two when the page reaches beyond them.
 */
export async function searchPublicExperts(
  criteria: SearchCriteria,
): Promise<{ experts: PublicExpert[]; total: number; next: Cursor | null }> {
  const wanted = { ...criteria, limit: criteria.limit + 1 };
  const isAlone = isRankedAlone(criteria);
  const first = await read(isAlone ? buildRankedSql(wanted) : buildBestSql(wanted));
  const { total } = first;
  let { rows } = first;
  if (isRanked(criteria) && !isAlone && rows.length < wanted.limit && total > rows.length) {
    ({ rows } = await read(buildRankedSql(wanted)));
  }
  const page = rows.slice(0, criteria.limit);
  return {
    experts: page.map(toPublicExpert),
    total,
    next: rows.length > page.length ? cursorAfter(page.at(-1)) : null,
  };
}

/** How many public experts meet which terms and wishes of a search (bits, in their order). */
export async function countWhatIsMet(...search: Parameters<typeof buildMetSql>) {
  const statement = buildMetSql(...search);
  return textRows({ ...statement, row: metAnswer }, statement.values, {
    name: statementName(statement),
    isSearch: true,
  });
}

/** How many public experts each choice of a filter has under all the others. */
export async function countChoices(filters: SearchFilters, terms: readonly CompiledTerm[]) {
  const statement = buildCountsSql(filters, terms);
  return textRows({ ...statement, row: countsAnswer }, statement.values, {
    name: statementName(statement),
    isSearch: true,
  });
}

export function cursorAfter(
  row: { id: number; relevance?: number; displayOrder: number; createdAt: Date } | undefined,
): Cursor | null {
  if (!row) return null;
  return {
    relevance: row.relevance ?? 0,
    displayOrder: row.displayOrder,
    createdAt: row.createdAt.toISOString(),
    id: row.id,
  };
}

// Of those who share a skill, the 200 that stand first in the list are compared, so that a common skill stays cheap.
const similarTo = (count: number) =>
  sql<number[]>`ARRAY(
    SELECT c.expert_id FROM (
      SELECT s.expert_id, s.display_order, s.availability FROM expert_search s
        WHERE s.document @@ (SELECT string_agg(quote_literal('sk_' || key), ' | ')::tsquery FROM unnest(e.skill_keys) AS key WHERE key <> '')
          AND s.expert_id <> e.id ORDER BY s.display_order LIMIT 200) AS c
      JOIN experts o ON o.id = c.expert_id
      ORDER BY cardinality(ARRAY(SELECT unnest(o.skill_keys) INTERSECT SELECT unnest(e.skill_keys))) DESC,
        c.availability = 3, c.display_order LIMIT ${count})`;

const readWithSimilar = hotRead("experts-find-with-similar", ({ id, count }: { id: number; count: number }) =>
  publicExperts.select(profileColumns).select(similarTo(count).as("similarIds")).where("e.id", "=", id),
);

/**
 * A public expert's page, with the ids of public experts who share the most skills, the available ones first among
 * equals; null as `findPublicExpert`.
 */
export async function findWithSimilar(
  id: number,
  count: number,
): Promise<{ expert: PublicProfile; similarIds: number[] } | null> {
  const [row] = await readWithSimilar({ id, count });
  return row ? { expert: toPublicProfile(row), similarIds: row.similarIds } : null;
}

const readPublicExperts = hotRead("experts-find-several", ({ ids }: { ids: readonly number[] }) =>
  publicExperts.select(publicColumns).where("e.id", "=", anyOf(ids)),
);

/** The public ones of some experts, in the order of their ids given. */
export async function findPublicExperts(ids: readonly number[]): Promise<PublicExpert[]> {
  const rows = await readPublicExperts({ ids });
  return rows.map(toPublicExpert).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Ids of every public expert with the time of the last change, for the sitemap; `part` holds `size` of them. */
export const listSitemapEntries = (part: number, size: number): Promise<{ id: number; updatedAt: Date }[]> =>
  prepared(
    "experts-sitemap",
    publicExperts
      .select(["e.id", "e.updatedAt"])
      .where("e.id", ">", part * size)
      .where("e.id", "<=", (part + 1) * size)
      .orderBy("e.id"),
  );

/** The highest id of a public expert; 0 without any. */
export async function highestPublicExpertId(): Promise<number> {
  const [row] = await prepared(
    "experts-max-id",
    publicExperts.select(({ fn }) => fn.max<number | null>("e.id").as("id")),
  );
  return row?.id ?? 0;
}
