import "server-only";
import type { NotNull, Selectable } from "kysely";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { isPublicExpert, publicColumns, toPublicExpert } from "@/lib/features/experts/server/expert-rows";
import type { Expert, Project } from "@/lib/server/generated/kysely/types";
import { anyOf, kysely, prepared } from "@/lib/server/kysely";
import { textRows, textStatement } from "@/lib/server/text-statement";
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
    for (let after = 0; ; ) {
      const rows = await readChanged({ from, until, after });
      for (const row of rows) yield { id: row.id, row: toContent(row) };
      const last = rows.at(-1);
      if (!last || rows.length < chunk) break;
      after = last.id;
    }
  }
  return { isReset, changes: changes() };
}

const expertColumns = [
  "e.id",
  "e.isPublic",
  "e.title",
  "e.description",
  "e.skills",
  "e.skillMastery",
  "e.titleSkillKeys",
  "e.descriptionSkillKeys",
  "e.experienceYears",
  "e.hourlyRateCents",
  "e.availability",
  "e.workArrangement",
  "e.workRadius",
  "e.cityKey",
  "e.displayOrder",
  "e.createdAt",
  "e.personalityOpenness",
  "e.personalityConscientiousness",
  "e.personalityExtraversion",
  "e.personalityAgreeableness",
  "e.personalityNeuroticism",
] as const;
type NameIn<Columns extends readonly string[]> = Columns[number] extends `${string}.${infer Name}`
  ? Name
  : never;
type ExpertRow = Pick<Selectable<Expert>, NameIn<typeof expertColumns>>;

export type MatchableExpert = { candidate: CandidateSource; place: ListPlace };

function toMatchable(row: ExpertRow): MatchableExpert {
  return {
    candidate: {
      title: row.title,
      description: row.description,
      skills: row.skills,
      skillMastery: row.skillMastery,
      // Null where something else than the application wrote the row.
      titleSkillKeys: row.titleSkillKeys ?? skillsInText(row.title),
      descriptionSkillKeys: row.descriptionSkillKeys ?? skillsInText(row.description),
      experienceYears: row.experienceYears,
      hourlyRateCents: row.hourlyRateCents,
      availability: row.availability,
      workArrangement: row.workArrangement,
      workRadius: row.workRadius,
      cityKey: row.cityKey,
      personality: [
        row.personalityOpenness,
        row.personalityConscientiousness,
        row.personalityExtraversion,
        row.personalityAgreeableness,
        row.personalityNeuroticism,
      ],
    },
    place: { displayOrder: row.displayOrder, createdAt: row.createdAt.getTime() },
  };
}

const experts = kysely().selectFrom("experts as e").select(expertColumns);

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

/** One expert as matching reads it, public or not; null when there is none that is not archived. */
export async function findMatchableExpert(id: number): Promise<CandidateSource | null> {
  const [row] = await prepared(
    "matching-find-expert",
    experts.where("e.id", "=", id).where("e.archivedAt", "is", null),
  );
  return row ? toMatchable(row).candidate : null;
}

const projectColumns = [
  "id",
  "isPublic",
  "title",
  "description",
  "requiredSkills",
  "deliverables",
  "successMetrics",
  "additionalRequirements",
  "preferredExpertProfile",
  "industry",
  "location",
  "workArrangement",
  "experienceRequired",
  "urgency",
  "budgetType",
  "hourlyRateMinCents",
  "hourlyRateMaxCents",
  "fixedBudgetMinCents",
  "fixedBudgetMaxCents",
  "durationMonths",
  "hoursPerWeek",
  "personalityMatchingWeight",
  "displayOrder",
  "createdAt",
  "preferredOpenness",
  "preferredConscientiousness",
  "preferredExtraversion",
  "preferredAgreeableness",
  "preferredNeuroticism",
] as const;
type ProjectRow = Pick<Selectable<Project>, (typeof projectColumns)[number]>;

export type MatchableProject = { brief: BriefSource; place: ListPlace };

const cents = (value: string | null) => (value === null ? null : Number(value));

function toProject(row: ProjectRow): MatchableProject {
  return {
    brief: {
      title: row.title,
      description: row.description,
      requiredSkills: row.requiredSkills,
      deliverables: row.deliverables ?? [],
      successMetrics: row.successMetrics,
      additionalRequirements: row.additionalRequirements,
      preferredExpertProfile: row.preferredExpertProfile,
      industry: row.industry,
      location: row.location,
      workArrangement: row.workArrangement,
      experienceRequired: row.experienceRequired,
      urgency: row.urgency,
      budgetType: row.budgetType,
      hourlyRateMinCents: row.hourlyRateMinCents,
      hourlyRateMaxCents: row.hourlyRateMaxCents,
      fixedBudgetMinCents: cents(row.fixedBudgetMinCents),
      fixedBudgetMaxCents: cents(row.fixedBudgetMaxCents),
      durationMonths: row.durationMonths,
      hoursPerWeek: row.hoursPerWeek,
      preferredTraits: [
        row.preferredOpenness,
        row.preferredConscientiousness,
        row.preferredExtraversion,
        row.preferredAgreeableness,
        row.preferredNeuroticism,
      ],
      personalityMatchingWeight: row.personalityMatchingWeight,
    },
    place: { displayOrder: row.displayOrder, createdAt: row.createdAt.getTime() },
  };
}

const projects = kysely().selectFrom("projects").select(projectColumns);

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

/** A public posting as matching reads it; null for a missing, hidden or private one. */
export async function findMatchableProject(id: number): Promise<BriefSource | null> {
  const [row] = await prepared("matching-find-project", projects.where("id", "=", id));
  return row?.isPublic ? toProject(row).brief : null;
}

/** Public experts with what matching compares of them, by their ids, in no order. */
export async function findRankedExperts(
  ids: readonly number[],
): Promise<{ expert: PublicExpert; candidate: CandidateSource }[]> {
  const rows = await prepared(
    "matching-ranked-experts",
    experts.select(publicColumns).where("e.id", "=", anyOf(ids)).where(isPublicExpert),
  );
  return rows.map((row) => ({ expert: toPublicExpert(row), candidate: toMatchable(row).candidate }));
}

const standing = kysely().selectFrom("projectApplications").where("status", "<>", "withdrawn");

/** Experts who applied to a project, and projects an expert applied to (decisions E6). */
export async function findApplicants(projectId: number): Promise<Set<number>> {
  const rows = await prepared(
    "matching-applicants",
    standing
      .select("expertId")
      .where("projectId", "=", projectId)
      .where("expertId", "is not", null)
      .$narrowType<{ expertId: NotNull }>(),
  );
  return new Set(rows.map(({ expertId }) => expertId));
}

export async function findAppliedProjects(expertId: number): Promise<Set<number>> {
  const rows = await prepared(
    "matching-applied",
    standing.select("projectId").where("expertId", "=", expertId),
  );
  return new Set(rows.map(({ projectId }) => projectId));
}

/** Keeps what was served, for audit: by which rule, from which inputs, whom and with which scores. */
export async function insertServedRanking({
  ids,
  ...ranking
}: {
  ruleVersion: string;
  subject: "expert" | "project";
  inputsHash: string;
  ids: number[];
  scores: number[];
}): Promise<void> {
  await prepared(
    "matching-log",
    kysely()
      .insertInto("servedRankings")
      .values({ ...ranking, resultIds: ids }),
  );
}
