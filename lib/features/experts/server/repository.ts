import "server-only";
import { query, type Transaction } from "@/lib/server/db";
import type { Availability, WorkArrangement } from "@/lib/shared/availability";
import { toEuros } from "@/lib/shared/money";
import type { ExpertChanges } from "../rules";
import type { FullExpert, PublicExpert } from "../schemas";
import {
  buildBestSql,
  buildRankedSql,
  type Cursor,
  isRanked,
  isRankedAlone,
  publicColumns,
  type SearchCriteria,
  type Statement,
  statementName,
} from "./search/search-sql";

/** The columns of `publicColumns`. */
export type PublicRow = {
  id: number;
  public_name: string;
  title: string;
  description: string;
  profile_image: string | null;
  skills: string[];
  skill_mastery: Record<string, number>;
  availability: Availability;
  location: string;
  work_radius: number | null;
  work_arrangement: WorkArrangement[];
  hourly_rate_cents: number;
  experience_years: number;
};

/** The columns of `fullColumns`. */
export type FullRow = PublicRow & {
  name: string;
  email: string;
  phone: string | null;
  weekly_availability_hours: number | null;
  portfolio_url: string | null;
  linkedin_url: string | null;
  github_url: string | null;
  display_order: number;
  is_active: boolean;
  is_public: boolean;
  approval_status: FullExpert["approvalStatus"];
  email_notifications: boolean;
  created_at: Date;
  user_id: number | null;
};

/** The one public serialiser of an expert (decisions A8). */
export function toPublicExpert(row: PublicRow): PublicExpert {
  return {
    id: row.id,
    name: row.public_name,
    title: row.title,
    description: row.description,
    profileImage: row.profile_image,
    skills: row.skills,
    skillMastery: row.skill_mastery,
    availability: row.availability,
    location: row.location,
    workRadius: row.work_radius,
    workArrangement: row.work_arrangement,
    hourlyRate: toEuros(row.hourly_rate_cents),
    experienceYears: row.experience_years,
  };
}

export function toFullExpert(row: FullRow): FullExpert {
  return {
    ...toPublicExpert(row),
    name: row.name,
    email: row.email,
    phone: row.phone,
    weeklyAvailabilityHours: row.weekly_availability_hours,
    portfolioUrl: row.portfolio_url,
    linkedinUrl: row.linkedin_url,
    githubUrl: row.github_url,
    displayOrder: row.display_order,
    isActive: row.is_active,
    approvalStatus: row.approval_status,
    emailNotifications: row.email_notifications,
    createdAt: row.created_at.toISOString(),
  };
}

export const fullColumns = `${publicColumns}, e.name, e.email, e.phone, e.weekly_availability_hours, e.portfolio_url,
  e.linkedin_url, e.github_url, e.display_order, e.is_active, e.is_public, e.approval_status,
  e.email_notifications, e.created_at, e.user_id`;

/** A public expert, or null for one that does not exist or is not public. One read by key. */
export async function findPublicExpert(id: number): Promise<PublicExpert | null> {
  const [row] = await query<PublicRow>(
    `SELECT ${publicColumns} FROM experts e WHERE e.id = $1 AND e.is_public`,
    [id],
    "experts-find-public",
  );
  return row ? toPublicExpert(row) : null;
}

/** Who asks for a full record; the e-mail only when it is verified (decisions A7). */
export type ExpertViewer = { userId: number; verifiedEmail: string | null; isAdmin: boolean };

const ownOrAny = `e.id = $1
  AND ($4 OR (e.archived_at IS NULL AND (e.user_id = $2 OR (e.user_id IS NULL AND lower(e.email) = $3))))`;

/**
 * The full record when the user owns it (linked account, or the same verified e-mail) or is an
 * administrator; null otherwise (decisions A7, A8). Archived experts are for administrators.
 */
export async function findOwnOrAnyExpert(id: number, viewer: ExpertViewer): Promise<FullExpert | null> {
  const [row] = await query<FullRow>(
    `SELECT ${fullColumns} FROM experts e WHERE ${ownOrAny}`,
    [id, viewer.userId, viewer.verifiedEmail, viewer.isAdmin],
    "experts-find-full",
  );
  return row ? toFullExpert(row) : null;
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
  const [row] = await tx.$queryRawUnsafe<
    (FullRow & { archived_at: Date | null; updated_at: Date; is_own: boolean })[]
  >(
    `SELECT ${fullColumns}, e.archived_at, e.updated_at,
       (e.user_id = $2 OR (e.user_id IS NULL AND lower(e.email) = $3)) IS TRUE AS is_own
     FROM experts e WHERE ${ownOrAny} FOR UPDATE`,
    id,
    viewer.userId,
    viewer.verifiedEmail,
    viewer.isAdmin,
  );
  if (!row) return null;
  const { archived_at: archivedAt, updated_at: updatedAt, is_own: isOwn } = row;
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
  const [row] = await tx.$queryRawUnsafe<FullRow[]>(
    `SELECT ${fullColumns} FROM experts e WHERE e.id = $1`,
    id,
  );
  return toFullExpert(row as FullRow);
}

type PageRow = PublicRow & { total: number; relevance: number; display_order: number; created_at: Date };

/** The rows of a page, and the total, which comes even with a page without rows. */
async function read(statement: Statement): Promise<{ rows: PageRow[]; total: number }> {
  const found = await query<PageRow>(statement.text, statement.values, statementName(statement));
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

export function cursorAfter(
  row: { id: number; relevance?: number; display_order: number; created_at: Date } | undefined,
): Cursor | null {
  if (!row) return null;
  return {
    relevance: row.relevance ?? 0,
    displayOrder: row.display_order,
    createdAt: row.created_at.toISOString(),
    id: row.id,
  };
}

/** Public experts who share the most skills with one, the available ones first among equals. */
export async function findSimilarExperts(id: number, count: number): Promise<PublicExpert[]> {
  // Of those who share a skill, the 200 that stand first in the list are compared, so that a common skill stays cheap.
  const rows = await query<PublicRow>(
    `WITH this AS (SELECT skill_keys, array_to_string(ARRAY(
         SELECT quote_literal('sk_' || key) FROM unnest(skill_keys) AS key WHERE key <> ''), ' | ')::tsquery AS wanted
       FROM experts WHERE id = $1 AND is_public),
     candidates AS (SELECT s.expert_id, s.display_order, s.availability FROM expert_search s
       WHERE s.document @@ (SELECT wanted FROM this) AND s.expert_id <> $1 ORDER BY s.display_order LIMIT 200)
     SELECT ${publicColumns} FROM candidates c JOIN experts e ON e.id = c.expert_id, this
       ORDER BY cardinality(ARRAY(SELECT unnest(e.skill_keys) INTERSECT SELECT unnest(this.skill_keys))) DESC,
         c.availability = 3, c.display_order LIMIT $2`,
    [id, count],
    "experts-find-similar",
  );
  return rows.map(toPublicExpert);
}

/** How many public experts hold each skill key, with the label most of them write, commonest first. */
export function countSkills(): Promise<{ key: string; label: string; count: number }[]> {
  return query(
    `SELECT s.key, mode() WITHIN GROUP (ORDER BY s.label) AS label, count(*)::int AS count
       FROM experts e, unnest(e.skill_keys, e.skills) AS s(key, label)
       WHERE e.is_public AND s.key IS NOT NULL AND s.label IS NOT NULL GROUP BY s.key ORDER BY count DESC, s.key`,
    [],
    "experts-count-skills",
  );
}

/** Ids of every public expert with the time of the last change, for the sitemap; `part` holds `size` of them. */
export function listSitemapEntries(part: number, size: number): Promise<{ id: number; updated_at: Date }[]> {
  return query(
    `SELECT id, updated_at FROM experts WHERE is_public AND id > $1 AND id <= $2 ORDER BY id`,
    [part * size, (part + 1) * size],
    "experts-sitemap",
  );
}

/** The highest id of a public expert; 0 without any. */
export async function highestPublicExpertId(): Promise<number> {
  const [row] = await query<{ id: number | null }>(
    "SELECT max(id) AS id FROM experts WHERE is_public",
    [],
    "experts-max-id",
  );
  return row?.id ?? 0;
}

/** Live numbers for GET /api/stats and the hero. */
export async function readStats(): Promise<{
  totalExperts: number;
  availableExperts: number;
  totalProjects: number;
  pendingProjects: number;
  completed: number;
  cancelled: number;
}> {
  const [row] = await query<Record<string, number>>(
    `SELECT
      (SELECT count(*)::int FROM experts WHERE is_public) AS total_experts,
      (SELECT count(*)::int FROM experts WHERE is_public AND availability = 'available') AS available_experts,
      (SELECT count(*)::int FROM projects WHERE kind = 'posting' AND is_active AND approval_status = 'approved') AS total_projects,
      (SELECT count(*)::int FROM projects WHERE kind = 'posting' AND approval_status = 'pending') AS pending_projects,
      (SELECT count(*)::int FROM projects WHERE outcome = 'completed') AS completed,
      (SELECT count(*)::int FROM projects WHERE outcome = 'cancelled') AS cancelled`,
    [],
    "stats-read",
  );
  return {
    totalExperts: row?.total_experts ?? 0,
    availableExperts: row?.available_experts ?? 0,
    totalProjects: row?.total_projects ?? 0,
    pendingProjects: row?.pending_projects ?? 0,
    completed: row?.completed ?? 0,
    cancelled: row?.cancelled ?? 0,
  };
}
