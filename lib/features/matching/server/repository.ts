import "server-only";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { type PublicRow, toPublicExpert } from "@/lib/features/experts/server/repository";
import { publicColumns } from "@/lib/features/experts/server/search/search-sql";
import type { ExperienceLevel, Urgency } from "@/lib/features/postings/rules";
import { query } from "@/lib/server/db";
import type { Availability, WorkArrangement } from "@/lib/shared/availability";
import { skillsInText } from "@/lib/shared/skills";
import type { BriefSource } from "../brief";
import type { CandidateSource } from "../candidate";
import type { ListPlace } from "./expert-store";

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

/** Where the look after this one begins, and the first transaction that this one cannot see. */
export async function readHorizon(): Promise<{ horizon: string; next: string }> {
  const [row] = await query<{ horizon: string; next: string }>(
    "SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon, pg_snapshot_xmax(pg_current_snapshot())::text AS next",
    [],
    "matching-horizon",
  );
  if (!row) throw new Error("PostgreSQL answered no snapshot");
  return row;
}

type Entity = "experts" | "projects";

const highestTransaction = String(2n ** 63n - 1n);

/**
 * Reads the rows that transactions wrote which had not all finished at the earlier look. Whoever commits later is at
 * or beyond the new horizon, so nothing is ever missed; what was read already may come again.
 */
async function readChanges<Row extends { id: number }, T>(
  entity: Entity,
  columns: string,
  { since, next }: Span,
  toContent: (row: Row) => T | null,
): Promise<Changes<T>> {
  const gone =
    since === "0"
      ? []
      : await query<{ id: number }>(
          "SELECT row_id AS id FROM deleted_rows WHERE entity = $1 AND deleted_in >= $2",
          [entity, since],
          "matching-deleted",
        );
  const isReset = gone.some(({ id }) => id === 0);
  const [from, until] = isReset || since === "0" ? ["0", highestTransaction] : [since, next];
  async function* changes() {
    for (const { id } of gone) yield { id, row: null };
    for (let after = 0; ; ) {
      const rows = await query<Row>(
        `SELECT ${columns} FROM ${entity} WHERE changed_in >= $1 AND changed_in < $3 AND id > $2 ORDER BY id LIMIT ${chunk}`,
        [from, after, until],
        `matching-changed-${entity}`,
      );
      for (const row of rows) yield { id: row.id, row: toContent(row) };
      const last = rows.at(-1);
      if (!last || rows.length < chunk) break;
      after = last.id;
    }
  }
  return { isReset, changes: changes() };
}

type Traits = {
  openness: number | null;
  conscientiousness: number | null;
  extraversion: number | null;
  agreeableness: number | null;
  neuroticism: number | null;
};
const traitsOf = (row: Traits) => [
  row.openness,
  row.conscientiousness,
  row.extraversion,
  row.agreeableness,
  row.neuroticism,
];
const traitColumns = (prefix: string) =>
  ["openness", "conscientiousness", "extraversion", "agreeableness", "neuroticism"]
    .map((trait) => `${prefix}_${trait} AS ${trait}`)
    .join(", ");

type ExpertRow = Traits & {
  id: number;
  is_public: boolean;
  title: string;
  description: string;
  skills: string[];
  skill_mastery: Record<string, number>;
  title_skill_keys: string[] | null;
  description_skill_keys: string[] | null;
  experience_years: number;
  hourly_rate_cents: number;
  availability: Availability;
  work_arrangement: WorkArrangement[];
  work_radius: number | null;
  city_key: string | null;
  display_order: number;
  created_at: Date;
};

export type MatchableExpert = { candidate: CandidateSource; place: ListPlace };

const expertColumns = `id, is_public, title, description, skills, skill_mastery, title_skill_keys, description_skill_keys,
  experience_years, hourly_rate_cents, availability, work_arrangement, work_radius, city_key, display_order, created_at,
  ${traitColumns("personality")}`;

function toMatchable(row: ExpertRow): MatchableExpert {
  return {
    candidate: {
      title: row.title,
      description: row.description,
      skills: row.skills,
      skillMastery: row.skill_mastery,
      // Null where something else than the application wrote the row.
      titleSkillKeys: row.title_skill_keys ?? skillsInText(row.title),
      descriptionSkillKeys: row.description_skill_keys ?? skillsInText(row.description),
      experienceYears: row.experience_years,
      hourlyRateCents: row.hourly_rate_cents,
      availability: row.availability,
      workArrangement: row.work_arrangement,
      workRadius: row.work_radius,
      cityKey: row.city_key,
      personality: traitsOf(row),
    },
    place: { displayOrder: row.display_order, createdAt: row.created_at.getTime() },
  };
}

/** Experts that changed; null for one that is not public. */
export const readChangedExperts = (span: Span): Promise<Changes<MatchableExpert>> =>
  readChanges<ExpertRow, MatchableExpert>("experts", expertColumns, span, (row) =>
    row.is_public ? toMatchable(row) : null,
  );

/** One expert as matching reads it, public or not; null when there is none that is not archived. */
export async function findMatchableExpert(id: number): Promise<CandidateSource | null> {
  const [row] = await query<ExpertRow>(
    `SELECT ${expertColumns} FROM experts WHERE id = $1 AND archived_at IS NULL`,
    [id],
    "matching-find-expert",
  );
  return row ? toMatchable(row).candidate : null;
}

type ProjectRow = Traits & {
  id: number;
  is_public: boolean;
  title: string;
  description: string;
  required_skills: string[];
  deliverables: string[];
  success_metrics: string | null;
  additional_requirements: string | null;
  preferred_expert_profile: string | null;
  industry: string | null;
  location: string;
  work_arrangement: WorkArrangement[];
  experience_required: ExperienceLevel;
  urgency: Urgency;
  budget_type: "hourly" | "fixed";
  hourly_rate_min_cents: number | null;
  hourly_rate_max_cents: number | null;
  fixed_budget_min_cents: string | null;
  fixed_budget_max_cents: string | null;
  duration_months: number | null;
  hours_per_week: number | null;
  personality_matching_weight: number;
  display_order: number;
  created_at: Date;
};

export type MatchableProject = { brief: BriefSource; place: ListPlace };

const projectColumns = `id, (kind = 'posting' AND is_active AND approval_status = 'approved') AS is_public, title, description,
  required_skills, deliverables, success_metrics, additional_requirements, preferred_expert_profile, industry, location,
  work_arrangement, experience_required, urgency, budget_type, hourly_rate_min_cents, hourly_rate_max_cents,
  fixed_budget_min_cents, fixed_budget_max_cents, duration_months, hours_per_week, personality_matching_weight,
  display_order, created_at, ${traitColumns("preferred")}`;

const cents = (value: string | null) => (value === null ? null : Number(value));

function toProject(row: ProjectRow): MatchableProject {
  return {
    brief: {
      title: row.title,
      description: row.description,
      requiredSkills: row.required_skills,
      deliverables: row.deliverables ?? [],
      successMetrics: row.success_metrics,
      additionalRequirements: row.additional_requirements,
      preferredExpertProfile: row.preferred_expert_profile,
      industry: row.industry,
      location: row.location,
      workArrangement: row.work_arrangement,
      experienceRequired: row.experience_required,
      urgency: row.urgency,
      budgetType: row.budget_type,
      hourlyRateMinCents: row.hourly_rate_min_cents,
      hourlyRateMaxCents: row.hourly_rate_max_cents,
      fixedBudgetMinCents: cents(row.fixed_budget_min_cents),
      fixedBudgetMaxCents: cents(row.fixed_budget_max_cents),
      durationMonths: row.duration_months,
      hoursPerWeek: row.hours_per_week,
      preferredTraits: traitsOf(row),
      personalityMatchingWeight: row.personality_matching_weight,
    },
    place: { displayOrder: row.display_order, createdAt: row.created_at.getTime() },
  };
}

/** Postings that changed; null for one that is not public, and for engagements. */
export const readChangedProjects = (span: Span): Promise<Changes<MatchableProject>> =>
  readChanges<ProjectRow, MatchableProject>("projects", projectColumns, span, (row) =>
    row.is_public ? toProject(row) : null,
  );

/** A public posting as matching reads it; null for a missing, hidden or private one. */
export async function findMatchableProject(id: number): Promise<BriefSource | null> {
  const [row] = await query<ProjectRow>(
    `SELECT ${projectColumns} FROM projects WHERE id = $1`,
    [id],
    "matching-find-project",
  );
  return row?.is_public ? toProject(row).brief : null;
}

/** Public experts with what matching compares of them, by their ids, in no order. */
export async function findRankedExperts(
  ids: readonly number[],
): Promise<{ expert: PublicExpert; candidate: CandidateSource }[]> {
  const rows = await query<PublicRow & ExpertRow>(
    `SELECT ${publicColumns}, e.is_public, e.title_skill_keys, e.description_skill_keys, e.city_key, e.display_order,
       e.created_at, ${traitColumns("e.personality")}
     FROM experts e WHERE e.id = ANY($1) AND e.is_public`,
    [ids],
    "matching-ranked-experts",
  );
  return rows.map((row) => ({ expert: toPublicExpert(row), candidate: toMatchable(row).candidate }));
}

/** Experts who applied to a project, and projects an expert applied to (decisions E6). */
export async function findApplicants(projectId: number): Promise<Set<number>> {
  const rows = await query<{ id: number }>(
    `SELECT expert_id AS id FROM project_applications WHERE project_id = $1 AND expert_id IS NOT NULL AND status <> 'withdrawn'`,
    [projectId],
    "matching-applicants",
  );
  return new Set(rows.map(({ id }) => id));
}

export async function findAppliedProjects(expertId: number): Promise<Set<number>> {
  const rows = await query<{ id: number }>(
    "SELECT project_id AS id FROM project_applications WHERE expert_id = $1 AND status <> 'withdrawn'",
    [expertId],
    "matching-applied",
  );
  return new Set(rows.map(({ id }) => id));
}

/** Keeps what was served, for audit: by which rule, from which inputs, whom and with which scores. */
export async function insertServedRanking(ranking: {
  ruleVersion: string;
  subject: "expert" | "project";
  inputsHash: string;
  ids: number[];
  scores: number[];
}): Promise<void> {
  await query(
    "INSERT INTO served_rankings (rule_version, subject, inputs_hash, result_ids, scores) VALUES ($1, $2, $3, $4, $5)",
    [ranking.ruleVersion, ranking.subject, ranking.inputsHash, ranking.ids, ranking.scores],
    "matching-log",
  );
}
