import "server-only";
import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { anyOf, kysely } from "@/lib/server/kysely";
import { type Stage, stages, waitingStages } from "../stages";

export type StageCounts = Record<Stage, number>;

/** How many applications to each of the postings stand in each stage, by the postings' ids. */
export async function countByStage(projectIds: readonly number[]): Promise<Map<number, StageCounts>> {
  const none = Object.fromEntries(stages.map((stage) => [stage, 0])) as StageCounts;
  const counts = new Map(projectIds.map((id) => [id, { ...none }]));
  const rows = await kysely()
    .selectFrom("projectApplications")
    .select(["projectId", "stage", sql<number>`count(*)::int`.as("count")])
    .where("projectId", "=", anyOf(projectIds))
    .groupBy(["projectId", "stage"])
    .execute();
  for (const { projectId, stage, count } of rows) {
    const of = counts.get(projectId);
    if (of) of[stage] = count;
  }
  return counts;
}

/** Whether both contracts of accepted quote `q` are signed or may still be. */
export const doContractsStand: RawBuilder<boolean> = sql<boolean>`(SELECT count(*) = 2 FROM contracts c
  WHERE c.project_id = q.engagement_id AND c.status IN ('awaiting_signatures', 'signed'))`;

/** Whether application `a` has an accepted quote whose contracts stand. */
export const isUnderContract: RawBuilder<boolean> = sql<boolean>`EXISTS (
  SELECT FROM quotes q WHERE q.application_id = a.id AND q.status = 'accepted' AND ${doContractsStand})`;

export async function isApplicationUnderContract(tx: Transaction, id: number): Promise<boolean> {
  const row = await kysely(tx)
    .selectFrom("projectApplications as a")
    .select(isUnderContract.as("isUnderContract"))
    .where("a.id", "=", id)
    .executeTakeFirst();
  return row?.isUnderContract ?? false;
}

/** How many of a posting's applicants still wait and are under contract: its end declines none of them. */
export async function countUnderContract(projectId: number): Promise<number> {
  const { total } = await kysely()
    .selectFrom("projectApplications as a")
    .select(sql<number>`count(*)::int`.as("total"))
    .where("a.projectId", "=", projectId)
    .where("a.stage", "=", anyOf(waitingStages))
    .where(isUnderContract)
    .executeTakeFirstOrThrow();
  return total;
}

/** The names of those whom signed contracts have hired for a posting, by whole name: the company knows it from the contract. */
export async function findHiredByContract(projectId: number): Promise<string[]> {
  const rows = await kysely()
    .selectFrom("projectApplications as a")
    .innerJoin("stageMoves as m", "m.applicationId", "a.id")
    .select("a.applicantName")
    .where("a.projectId", "=", projectId)
    .where("a.stage", "=", "hired")
    .where("m.toStage", "=", "hired")
    // A company's own move has somebody who made it, and since when the application had stood.
    .where("m.movedById", "is", null)
    .where("m.fromSince", "is", null)
    .orderBy("m.id")
    .execute();
  return rows.map(({ applicantName }) => applicantName);
}
