import "server-only";
import { type Selectable, sql } from "kysely";
import { type MarkedCompany, publicVerification } from "@/lib/features/companies/verification";
import { isPublicExpert } from "@/lib/features/experts/server/rows-repository";
import type { Cursor } from "@/lib/features/experts/server/search/conditions";
import type { Transaction } from "@/lib/server/db";
import type { Project } from "@/lib/server/generated/kysely/types";
import { anyOf, kysely, prepared } from "@/lib/server/kysely";
import type { Locale } from "@/lib/shared/locales";
import { type Cents, toEuros } from "@/lib/shared/money";
import { storedPosting } from "../published";
import type { ProjectPostingInput, PublicProject } from "../schemas";

/** What everybody may read of a public posting. */
const publicColumns = [
  "id",
  "title",
  "description",
  "textLanguage",
  "requiredSkills",
  "isActive",
  "approvalStatus",
  "location",
  "workArrangement",
  "experienceRequired",
  "durationMonths",
  "hoursPerWeek",
  "customerCompany",
  "budgetType",
  "hourlyRateMinCents",
  "hourlyRateMaxCents",
  "fixedBudgetMinCents",
  "fixedBudgetMaxCents",
  "urgency",
  "industry",
  "projectCategory",
  "deliverables",
  "teamSize",
  "createdAt",
] as const;
type PublicRow = Pick<Selectable<Project>, (typeof publicColumns)[number]> & {
  company: MarkedCompany | null;
};

/** The verified company that a posting belongs to. */
const markedCompany = sql<MarkedCompany | null>`(
  SELECT json_build_object('name', c.name, 'verification', c.verified_by, 'domain', c.verified_domain)
  FROM companies c WHERE c.id = projects.company_id AND c.verified_by IS NOT NULL)`.as("company");

/** Active, approved postings; a literal, which the partial index is found by. */
const isPublic = sql<boolean>`is_public`;
const publicPostings = kysely().selectFrom("projects").where(isPublic);

type BudgetCents = Record<
  "hourlyRateMinCents" | "hourlyRateMaxCents" | "fixedBudgetMinCents" | "fixedBudgetMaxCents",
  Cents | string | null
>;
const euros = (cents: Cents | string | null) => (cents === null ? null : toEuros(Number(cents)));

/** The budget of a posting as every answer has it. */
export const budgetInEuros = (row: BudgetCents) => ({
  hourlyRateMin: euros(row.hourlyRateMinCents),
  hourlyRateMax: euros(row.hourlyRateMaxCents),
  fixedBudgetMin: euros(row.fixedBudgetMinCents),
  fixedBudgetMax: euros(row.fixedBudgetMaxCents),
});

/** The one public serialiser of a posting (decisions A8, B14). */
function toPublicProject(row: PublicRow): PublicProject {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    textLanguage: row.textLanguage,
    requiredSkills: row.requiredSkills,
    isActive: row.isActive,
    approvalStatus: row.approvalStatus,
    location: row.location,
    workArrangement: row.workArrangement,
    experienceRequired: row.experienceRequired,
    durationMonths: row.durationMonths,
    hoursPerWeek: row.hoursPerWeek,
    customerCompany: row.customerCompany,
    companyVerifiedBy: publicVerification(row.customerCompany, row.company),
    budgetType: row.budgetType,
    ...budgetInEuros(row),
    urgency: row.urgency,
    industry: row.industry,
    projectCategory: row.projectCategory,
    deliverables: row.deliverables ?? [],
    teamSize: row.teamSize,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Public postings by their ids, in no order; those that are not public are left out. */
export async function findPublicProjects(ids: readonly number[]): Promise<PublicProject[]> {
  const rows = await prepared(
    "projects-find-public",
    publicPostings.select(publicColumns).select(markedCompany).where("id", "=", anyOf(ids)),
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

const listed = publicPostings
  .select([...publicColumns, "displayOrder"])
  .select(markedCompany)
  .orderBy("displayOrder")
  .orderBy("createdAt", "desc")
  .orderBy("id", "desc");

/** What follows a place is two ranges of the index projects_public_list, so that a page costs the same at any depth. */
function listedAfter({ displayOrder, createdAt, id }: ListPlace, limit: number) {
  const beside = listed
    .where("displayOrder", "=", displayOrder)
    .where(sql<boolean>`(created_at, id) < (${createdAt}, ${id})`);
  const behind = listed.where("displayOrder", ">", displayOrder);
  // The parts of a UNION have orders and limits of their own inside of a FROM only.
  const part = (rows: typeof listed) => kysely().selectFrom(rows.limit(limit).as("part")).selectAll();
  return kysely()
    .selectFrom(part(beside).unionAll(part(behind)).as("page"))
    .selectAll()
    .orderBy("displayOrder")
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit);
}

/** How many postings are public. */
export async function countPublicProjects(): Promise<number> {
  const [row] = await prepared(
    "projects-count-public",
    publicPostings.select(sql<number>`count(*)::int`.as("total")),
  );
  return row?.total ?? 0;
}

/** How many public postings ask for each skill, by its canonical key. */
export function countPublicProjectsBySkill(): Promise<{ key: string; count: number }[]> {
  return prepared(
    "projects-count-by-skill",
    publicPostings
      .select([sql<string>`unnest(skill_keys)`.as("key"), sql<number>`count(DISTINCT id)::int`.as("count")])
      .groupBy("key"),
  );
}

/** One page of the public postings by display order, then newest, with the total and where the next one begins. */
export async function listPublicProjects(
  limit: number,
  after: ListPlace | null,
): Promise<{ projects: PublicProject[]; total: number; next: ListPlace | null }> {
  const [total, rows] = await Promise.all([
    countPublicProjects(),
    after
      ? prepared("projects-list-later", listedAfter(after, limit + 1))
      : prepared("projects-list-first", listed.limit(limit + 1)),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    projects: page.map(toPublicProject),
    total,
    next:
      last && rows.length > limit
        ? { displayOrder: last.displayOrder, createdAt: last.createdAt.toISOString(), id: last.id }
        : null,
  };
}

/** Live numbers for GET /api/stats and the hero. */
export async function readStats() {
  const all = sql<number>`count(*)::int`.as("count");
  const experts = kysely().selectFrom("experts as e").select(all).where(isPublicExpert);
  const projects = kysely().selectFrom("projects").select(all);
  const [row] = await prepared(
    "stats-read",
    kysely().selectNoFrom([
      experts.$asScalar().$notNull().as("totalExperts"),
      experts
        .where("e.availability", "=", sql.lit("available"))
        .$asScalar()
        .$notNull()
        .as("availableExperts"),
      projects.where(isPublic).$asScalar().$notNull().as("totalProjects"),
      projects
        .where("kind", "=", sql.lit("posting"))
        .where("approvalStatus", "=", sql.lit("pending"))
        .where(sql<boolean>`lifecycle IN ('open', 'paused')`)
        .$asScalar()
        .$notNull()
        .as("pendingProjects"),
      projects.where("outcome", "=", sql.lit("completed")).$asScalar().$notNull().as("completed"),
      projects.where("outcome", "=", sql.lit("cancelled")).$asScalar().$notNull().as("cancelled"),
    ]),
  );
  if (!row) throw new Error("PostgreSQL counted nothing");
  return row;
}

/** What an application needs of its posting: whom to tell. For the server only. */
export type PostingContact = { id: number; title: string; customerEmail: string };

/** The contact of a public posting, which stays public until the transaction ends; null as `findPublicProject`. */
export async function lockPublicPosting(tx: Transaction, id: number): Promise<PostingContact | null> {
  const row = await kysely(tx)
    .selectFrom("projects")
    .select(["id", "title", "customerEmail"])
    .where("id", "=", id)
    .where(isPublic)
    .forShare()
    .executeTakeFirst();
  return row ?? null;
}

export type NewPosting = ProjectPostingInput & {
  /** Null for a guest. */
  ownerId: number | null;
  /** Of whoever posts as a member of one. */
  companyId: number | null;
  skillKeys: string[];
  cityKey: string | null;
  language: Locale;
  submittedAt: Date;
};

/** Stores a posting that awaits approval (decisions B13, B14). @returns its id */
export async function insertPosting(tx: Transaction, posting: NewPosting): Promise<number> {
  const { submittedAt, ownerId, companyId, startDate, ...fields } = posting;
  const { id } = await tx.project.create({
    data: {
      ...fields,
      ...storedPosting(fields, fields),
      kind: "posting",
      approvalStatus: "pending",
      ownerId,
      companyId,
      startDate: startDate ? new Date(`${startDate}T00:00:00Z`) : null,
      submittedAt,
      createdAt: submittedAt,
      updatedAt: submittedAt,
    },
    select: { id: true },
  });
  return id;
}

/** Ids of the public postings from after `part * size` to `(part + 1) * size`, for the sitemap. */
export const listSitemapEntries = (part: number, size: number): Promise<{ id: number; updatedAt: Date }[]> =>
  prepared(
    "projects-sitemap",
    publicPostings
      .select(["id", "updatedAt"])
      .where("id", ">", part * size)
      .where("id", "<=", (part + 1) * size)
      .orderBy("id"),
  );

/** The highest id of a public posting; 0 without any. */
export async function highestPublicProjectId(): Promise<number> {
  const [row] = await prepared(
    "projects-max-id",
    publicPostings.select(({ fn }) => fn.max<number | null>("id").as("id")),
  );
  return row?.id ?? 0;
}
