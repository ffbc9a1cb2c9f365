import "server-only";
import { type NotNull, sql } from "kysely";
import type { PostingLifecycle } from "@/lib/features/postings/lifecycle";
import { isOwnedBy, type Owner } from "@/lib/features/postings/server/ownership-repository";
import type { Transaction } from "@/lib/server/db";
import { anyOf, kysely } from "@/lib/server/kysely";
import type { Stage } from "../stages";

// Every statement names the owner of the posting: another's applicant is as if they were not there.

const applicants = (owner: Owner) =>
  kysely()
    .selectFrom("projectApplications as a")
    .innerJoin("projects as p", "p.id", "a.projectId")
    .select([
      "a.id",
      "a.projectId",
      "a.expertId",
      "a.stage",
      "a.stageChangedAt",
      "a.identityShownAt",
      "a.applicantName",
      "a.applicantEmail",
      "a.coverLetter",
      "a.textLanguage",
      "a.proposedRateCents",
      "a.estimatedStartDate",
      "a.estimatedHoursPerWeek",
      "a.availabilityNotes",
      "a.note",
      "a.createdAt",
    ])
    .select(sql<string>`public_name(a.applicant_name)`.as("publicName"))
    .where(isOwnedBy(owner));
export type ApplicantRow = Awaited<ReturnType<ReturnType<typeof applicants>["executeTakeFirstOrThrow"]>>;

/** The place of an application among the others of its posting: newest first. */
export type ApplicantPlace = { id: number };

/** One page of a posting's applications with the total and where the next begins; null for another's posting. */
export async function findApplicants(
  owner: Owner,
  projectId: number,
  { limit, after }: { limit: number; after: ApplicantPlace | null },
): Promise<{ rows: ApplicantRow[]; total: number; next: ApplicantPlace | null } | null> {
  const posting = await kysely()
    .selectFrom("projects as p")
    .select(
      sql<number>`(SELECT count(*)::int FROM project_applications a WHERE a.project_id = p.id)`.as("total"),
    )
    .where("p.id", "=", projectId)
    .where(isOwnedBy(owner))
    .executeTakeFirst();
  if (!posting) return null;
  const all = applicants(owner)
    .where("a.projectId", "=", projectId)
    .orderBy("a.id", "desc")
    .limit(limit + 1);
  const rows = await (after ? all.where("a.id", "<", after.id) : all).execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, total: posting.total, next: last && rows.length > limit ? { id: last.id } : null };
}

/** Applications by their ids, newest first; another's are left out. */
export const findApplicantsById = (owner: Owner, ids: readonly number[]): Promise<ApplicantRow[]> =>
  applicants(owner).where("a.id", "=", anyOf(ids)).orderBy("a.id", "desc").execute();

/** An application that is held until the transaction ends. */
export type HeldApplication = {
  id: number;
  projectId: number;
  stage: Stage;
  stageChangedAt: Date;
  identityShownAt: Date | null;
  lifecycle: PostingLifecycle;
};

/**
 * Holds applications until the transaction ends, in the order of their ids; another's are left out. Their postings are
 * held before them, as by whoever ends a posting, so that nobody waits for each other.
 */
export async function lockApplications(
  tx: Transaction,
  owner: Owner,
  ids: readonly number[],
): Promise<HeldApplication[]> {
  const database = kysely(tx);
  await database
    .selectFrom("projects as p")
    .select("p.id")
    .where(sql<boolean>`p.id IN (SELECT a.project_id FROM project_applications a WHERE a.id = ${anyOf(ids)})`)
    .where(isOwnedBy(owner))
    .orderBy("p.id")
    .forShare()
    .execute();
  return database
    .selectFrom("projectApplications as a")
    .innerJoin("projects as p", "p.id", "a.projectId")
    .select(["a.id", "a.projectId", "a.stage", "a.stageChangedAt", "a.identityShownAt", "p.lifecycle"])
    .where("a.id", "=", anyOf(ids))
    .where(isOwnedBy(owner))
    .orderBy("a.id")
    .forUpdate("a")
    .execute();
}

/** Writes the company's private note of an application that is held. */
export async function saveNote(tx: Transaction, id: number, note: string | null, at: Date): Promise<void> {
  await tx.projectApplication.update({ where: { id }, data: { note, updatedAt: at }, select: { id: true } });
}

/** Every private note about applicants to an owner's postings. */
export async function findNotes(owner: Owner): Promise<{ id: number; projectId: number; note: string }[]> {
  return kysely()
    .selectFrom("projectApplications as a")
    .innerJoin("projects as p", "p.id", "a.projectId")
    .select(["a.id", "a.projectId", "a.note"])
    .where("a.note", "is not", null)
    .$narrowType<{ note: NotNull }>()
    .where(isOwnedBy(owner))
    .orderBy("a.id")
    .execute();
}
