import "server-only";
import { type NotNull, type Selectable, sql } from "kysely";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { isPublicExpert, publicColumns, toPublicExpert } from "@/lib/features/experts/server/rows-repository";
import { isOwnedBy, ownerOf } from "@/lib/features/postings/server/ownership-repository";
import type { SignedIn } from "@/lib/server/actor";
import type { Expert, Project } from "@/lib/server/generated/kysely/types";
import { anyOf, hotRead, kysely, prepared } from "@/lib/server/kysely";
import { toldSkills } from "@/lib/shared/denials";
import { skillsInText } from "@/lib/shared/skills";
import type { BriefSource } from "../brief";
import { backgroundEntries, type CandidateSource } from "../candidate";
import type { ListPlace } from "./expert-store";

const expertColumns = [
  "e.id",
  "e.isPublic",
  "e.title",
  "e.description",
  "e.skills",
  "e.skillMastery",
  "e.titleSkillKeys",
  "e.descriptionSkillKeys",
  "e.certificateSkillKeys",
  "e.caseStudies",
  "e.certificates",
  "e.education",
  "e.experienceYears",
  "e.hourlyRateCents",
  "e.availability",
  "e.workArrangement",
  "e.workRadius",
  "e.cityKey",
  "e.languages",
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

export function toMatchable(row: ExpertRow): MatchableExpert {
  return {
    candidate: {
      title: row.title,
      description: row.description,
      skills: row.skills,
      skillMastery: row.skillMastery,
      // Null where something else than the application wrote the row.
      titleSkillKeys: row.titleSkillKeys ?? skillsInText(row.title),
      descriptionSkillKeys: row.descriptionSkillKeys ?? toldSkills(row.description),
      certificateSkillKeys: row.certificateSkillKeys ?? [],
      background: backgroundEntries(row),
      experienceYears: row.experienceYears,
      hourlyRateCents: row.hourlyRateCents,
      availability: row.availability,
      workArrangement: row.workArrangement,
      workRadius: row.workRadius,
      cityKey: row.cityKey,
      languages: row.languages,
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

/** Experts with what matching compares. */
export const experts = kysely().selectFrom("experts as e").select(expertColumns);

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

export function toProject({ id, isPublic, displayOrder, createdAt, ...row }: ProjectRow): MatchableProject {
  const {
    preferredOpenness,
    preferredConscientiousness,
    preferredExtraversion,
    preferredAgreeableness,
    preferredNeuroticism,
    ...fields
  } = row;
  return {
    brief: {
      ...fields,
      deliverables: row.deliverables ?? [],
      fixedBudgetMinCents: cents(row.fixedBudgetMinCents),
      fixedBudgetMaxCents: cents(row.fixedBudgetMaxCents),
      preferredTraits: [
        preferredOpenness,
        preferredConscientiousness,
        preferredExtraversion,
        preferredAgreeableness,
        preferredNeuroticism,
      ],
    },
    place: { displayOrder, createdAt: createdAt.getTime() },
  };
}

/** Projects with what matching compares. */
export const projects = kysely().selectFrom("projects as p").select(projectColumns);

/** A public posting as matching reads it; null for a missing, hidden or private one. */
export async function findMatchableProject(id: number): Promise<BriefSource | null> {
  const [row] = await prepared("matching-find-project", projects.where("id", "=", id));
  return row?.isPublic ? toProject(row).brief : null;
}

/** A posting in whatever state, for who has been asked before. */
export async function findPosting(id: number): Promise<BriefSource | null> {
  const row = await projects.where("id", "=", id).where("kind", "=", "posting").executeTakeFirst();
  return row ? toProject(row).brief : null;
}

/** One that is not public, or not yet, for whose it is and for administrators. */
export async function findOwnMatchableProject(id: number, viewer: SignedIn): Promise<BriefSource | null> {
  const row = await projects
    .where("id", "=", id)
    .where("kind", "=", "posting")
    .where(sql<boolean>`(${viewer.kind === "admin"} OR ${isOwnedBy(ownerOf(viewer))})`)
    .executeTakeFirst();
  return row ? toProject(row).brief : null;
}

const readRankedExperts = hotRead("matching-ranked-experts", ({ ids }: { ids: readonly number[] }) =>
  experts.select(publicColumns).where("e.id", "=", anyOf(ids)).where(isPublicExpert),
);

/** Public experts with what matching compares of them, by their ids, in no order. */
export async function findRankedExperts(
  ids: readonly number[],
): Promise<{ expert: PublicExpert; candidate: CandidateSource }[]> {
  const rows = await readRankedExperts({ ids });
  return rows.map((row) => ({ expert: toPublicExpert(row), candidate: toMatchable(row).candidate }));
}

/**
 * Experts who applied to a project (decisions E6), as far as it is the viewer's affair: for administrators, and for
 * those whose it is (deal J1). Nobody for all others.
 */
export async function findExpertsWhoApplied(projectId: number, viewer: SignedIn): Promise<Set<number>> {
  const rows = await prepared(
    "matching-applicants",
    kysely()
      .selectFrom("projectApplications as a")
      .innerJoin("projects as p", "p.id", "a.projectId")
      .select("a.expertId")
      .where("a.stage", "<>", "withdrawn")
      .where("a.projectId", "=", projectId)
      .where("a.expertId", "is not", null)
      .where(sql<boolean>`(${viewer.kind === "admin"}::boolean OR ${isOwnedBy(ownerOf(viewer))})`)
      .$narrowType<{ expertId: NotNull }>(),
  );
  return new Set(rows.map(({ expertId }) => expertId));
}

/** Projects an expert applied to (decisions E6): for the expert and administrators alone. */
export async function findAppliedProjects(expertId: number): Promise<Set<number>> {
  const rows = await prepared(
    "matching-applied",
    kysely()
      .selectFrom("projectApplications")
      .select("projectId")
      .where("stage", "<>", "withdrawn")
      .where("expertId", "=", expertId),
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
