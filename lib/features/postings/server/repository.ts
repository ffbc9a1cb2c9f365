import "server-only";
import type { Cursor } from "@/lib/features/experts/server/search/search-sql";
import { query, type Transaction } from "@/lib/server/db";
import { toEuros } from "@/lib/shared/money";
import type { ProjectPostingInput, PublicProject } from "../schemas";

type PublicProjectRow = {
  id: number;
  title: string;
  description: string;
  required_skills: string[];
  is_active: boolean;
  approval_status: PublicProject["approvalStatus"];
  location: string;
  work_arrangement: PublicProject["workArrangement"];
  experience_required: PublicProject["experienceRequired"];
  duration_months: number | null;
  hours_per_week: number | null;
  customer_company: string | null;
  budget_type: PublicProject["budgetType"];
  hourly_rate_min_cents: number | null;
  hourly_rate_max_cents: number | null;
  /** bigint comes as text. */
  fixed_budget_min_cents: string | null;
  fixed_budget_max_cents: string | null;
  urgency: PublicProject["urgency"];
  industry: string | null;
  project_category: PublicProject["projectCategory"];
  deliverables: string[] | null;
  team_size: number;
  created_at: Date;
};

const publicProjectColumns = `id, title, description, required_skills, is_active, approval_status, location, work_arrangement,
  experience_required, duration_months, hours_per_week, customer_company, budget_type, hourly_rate_min_cents,
  hourly_rate_max_cents, fixed_budget_min_cents, fixed_budget_max_cents, urgency, industry, project_category,
  deliverables, team_size, created_at`;
const isPublicPosting = "kind = 'posting' AND is_active AND approval_status = 'approved'";

const euros = (cents: number | string | null) => (cents === null ? null : toEuros(Number(cents)));

/** The one public serialiser of a posting (decisions A8, B14). */
function toPublicProject(row: PublicProjectRow): PublicProject {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    requiredSkills: row.required_skills,
    isActive: row.is_active,
    approvalStatus: row.approval_status,
    location: row.location,
    workArrangement: row.work_arrangement,
    experienceRequired: row.experience_required,
    durationMonths: row.duration_months,
    hoursPerWeek: row.hours_per_week,
    customerCompany: row.customer_company,
    budgetType: row.budget_type,
    hourlyRateMin: euros(row.hourly_rate_min_cents),
    hourlyRateMax: euros(row.hourly_rate_max_cents),
    fixedBudgetMin: euros(row.fixed_budget_min_cents),
    fixedBudgetMax: euros(row.fixed_budget_max_cents),
    urgency: row.urgency,
    industry: row.industry,
    projectCategory: row.project_category,
    deliverables: row.deliverables ?? [],
    teamSize: row.team_size,
    createdAt: row.created_at.toISOString(),
  };
}

/** Public postings by their ids, in no order; those that are not public are left out. */
export async function findPublicProjects(ids: readonly number[]): Promise<PublicProject[]> {
  const rows = await query<PublicProjectRow>(
    `SELECT ${publicProjectColumns} FROM projects WHERE id = ANY($1) AND ${isPublicPosting}`,
    [ids],
    "projects-find-public",
  );
  return rows.map(toPublicProject);
}

/** A public posting, or null for one that does not exist or is not public, private engagements included. */
export async function findPublicProject(id: number): Promise<PublicProject | null> {
  const [project] = await findPublicProjects([id]);
  return project ?? null;
}

/** Where a page of the public list ended. */
export type ListPlace = Omit<Cursor, "relevance">;

const listOrder = "display_order, created_at DESC, id DESC";
const listed = `SELECT ${publicProjectColumns}, display_order FROM projects WHERE ${isPublicPosting}`;
const firstPage = `${listed} ORDER BY ${listOrder} LIMIT $1`;
/** Two ranges of the index projects_public_list, so that a page costs the same at any depth. */
const laterPage = `(${listed} AND display_order = $2 AND (created_at, id) < ($3, $4) ORDER BY ${listOrder} LIMIT $1)
  UNION ALL (${listed} AND display_order > $2 ORDER BY ${listOrder} LIMIT $1) ORDER BY ${listOrder} LIMIT $1`;
/** The total comes even with a page without rows. */
const withTotal = (page: string) =>
  `WITH page AS (${page}) SELECT total, page.* FROM (SELECT count(*)::int AS total FROM projects WHERE ${isPublicPosting}) AS counted
   LEFT JOIN page ON true ORDER BY ${listOrder}`;

type ListRow = PublicProjectRow & { total: number; display_order: number };

/** One page of the public postings by display order, then newest, with the total and where the next one begins. */
export async function listPublicProjects(
  limit: number,
  after: ListPlace | null,
): Promise<{ projects: PublicProject[]; total: number; next: ListPlace | null }> {
  const found = after
    ? await query<ListRow>(
        withTotal(laterPage),
        [limit + 1, after.displayOrder, after.createdAt, after.id],
        "projects-list-later",
      )
    : await query<ListRow>(withTotal(firstPage), [limit + 1], "projects-list-first");
  const rows = found.filter((row) => row.id !== null);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    projects: page.map(toPublicProject),
    total: found[0]?.total ?? 0,
    next:
      last && rows.length > limit
        ? { displayOrder: last.display_order, createdAt: last.created_at.toISOString(), id: last.id }
        : null,
  };
}

/** What an application needs of its posting: whom to tell. For the server only. */
export type PostingContact = { id: number; title: string; customerEmail: string };

/** The contact of a public posting, which stays public until the transaction ends; null as `findPublicProject`. */
export async function lockPublicPosting(tx: Transaction, id: number): Promise<PostingContact | null> {
  const [row] = await tx.$queryRawUnsafe<PostingContact[]>(
    `SELECT id, title, customer_email AS "customerEmail" FROM projects WHERE id = $1 AND ${isPublicPosting} FOR SHARE`,
    id,
  );
  return row ?? null;
}

export type NewPosting = ProjectPostingInput & {
  /** Null for a guest. */
  ownerId: number | null;
  skillKeys: string[];
  cityKey: string | null;
  submittedAt: Date;
};

/** Stores a posting that awaits approval (decisions B13, B14). @returns its id */
export async function insertPosting(tx: Transaction, posting: NewPosting): Promise<number> {
  const { hourlyRateMin, hourlyRateMax, fixedBudgetMin, fixedBudgetMax, submittedAt, ownerId, ...fields } =
    posting;
  const { id } = await tx.project.create({
    data: {
      ...fields,
      kind: "posting",
      approvalStatus: "pending",
      hourlyRateMinCents: hourlyRateMin ?? null,
      hourlyRateMaxCents: hourlyRateMax ?? null,
      fixedBudgetMinCents: fixedBudgetMin ?? null,
      fixedBudgetMaxCents: fixedBudgetMax ?? null,
      ownerId,
      submittedAt,
      createdAt: submittedAt,
      updatedAt: submittedAt,
    },
    select: { id: true },
  });
  return id;
}

/** Ids of the public postings from after `part * size` to `(part + 1) * size`, for the sitemap. */
export function listSitemapEntries(part: number, size: number): Promise<{ id: number; updated_at: Date }[]> {
  return query(
    `SELECT id, updated_at FROM projects WHERE ${isPublicPosting} AND id > $1 AND id <= $2 ORDER BY id`,
    [part * size, (part + 1) * size],
    "projects-sitemap",
  );
}

/** The highest id of a public posting; 0 without any. */
export async function highestPublicProjectId(): Promise<number> {
  const [row] = await query<{ id: number | null }>(
    `SELECT max(id) AS id FROM projects WHERE ${isPublicPosting}`,
    [],
    "projects-max-id",
  );
  return row?.id ?? 0;
}
