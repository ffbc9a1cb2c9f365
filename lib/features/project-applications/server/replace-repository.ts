import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import { type Stage, stageLifecycle } from "../stages";
import { isReplaceable, moveByApplicant } from "./own-repository";
import { applicationRow, type NewProjectApplication } from "./repository";

export type ReplacedApplication = { id: number; publicName: string; stage: Stage };

/**
 * Puts somebody's own application in the place of a guest's from their verified address, which stood for nobody. It stays
 * the one row that its company knows: where it stands, notes, messages and moves are kept, the words are the new ones,
 * and what had ended is new again.
 * @returns the application as it stands now; null where no guest's can be replaced, or its expert has applied otherwise
 */
export async function replaceGuests(
  tx: Transaction,
  application: NewProjectApplication,
): Promise<ReplacedApplication | null> {
  const { projectId, applicantEmail, expertId, createdAt: at } = application;
  const held = await kysely(tx)
    .selectFrom("projectApplications as a")
    .select(["a.id", "a.stage"])
    .where("a.projectId", "=", projectId)
    .where(sql<boolean>`lower(a.applicant_email) = ${applicantEmail.toLowerCase()}`)
    .where(isReplaceable(expertId))
    .forUpdate()
    .executeTakeFirst();
  if (!held) return null;
  const from = held.stage as Stage;
  if (!stageLifecycle.canHappen("replace", from, "applicant")) return null;
  const stage = stageLifecycle.next("replace", from, "applicant") ?? from;
  if (stage !== from) await moveByApplicant(tx, held.id, { from, to: stage, at });
  // Its company's days to answer begin with the applicant's own words.
  const since = stage === "new" ? { stageChangedAt: at } : {};
  const { publicName } = await kysely(tx)
    .updateTable("projectApplications")
    .set({ ...applicationRow(application), ...since })
    .where("id", "=", held.id)
    .returning(sql<string>`public_name(applicant_name)`.as("publicName"))
    .executeTakeFirstOrThrow();
  return { id: held.id, publicName, stage };
}
