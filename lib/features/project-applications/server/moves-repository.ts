import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { anyOf, kysely } from "@/lib/server/kysely";
import { textLanguage } from "@/lib/shared/text-language";
import { type MoveTimes, type Stage, waitingStages } from "../stages";
import { isUnderContract } from "./stages-repository";

export type NewMove = {
  applicationId: number;
  fromStage: Stage;
  toStage: Stage;
  /** Null for a move that cannot be undone. */
  fromSince: Date | null;
  message: string | null;
  movedById: number | null;
  showsIdentity: boolean;
  movedAt: Date;
  mailedAt: Date | null;
};

/** Writes a move down and where the application stands by it. @returns the move's id */
export async function insertMove(tx: Transaction, move: NewMove): Promise<number> {
  const { applicationId: id, toStage: stage, movedAt: at, showsIdentity } = move;
  await tx.projectApplication.update({
    where: { id },
    data: { stage, stageChangedAt: at, updatedAt: at, ...(showsIdentity ? { identityShownAt: at } : {}) },
    select: { id: true },
  });
  const { id: moveId } = await tx.stageMove.create({
    data: { ...move, textLanguage: textLanguage(move.message) },
    select: { id: true },
  });
  return moveId;
}

/** Lets nobody take back how a held application came where it stands; what is still to be told of it is told. */
export async function settleMoves(tx: Transaction, applicationId: number): Promise<void> {
  await tx.stageMove.updateMany({ where: { applicationId, undoneAt: null }, data: { fromSince: null } });
}

const moves = (tx: Transaction) =>
  kysely(tx)
    .selectFrom("stageMoves")
    .select([
      "id",
      "applicationId",
      "fromStage",
      "toStage",
      "fromSince",
      "message",
      "movedAt",
      "mailedAt",
      "undoneAt",
      "showsIdentity",
    ])
    .$castTo<Move>();
export type Move = MoveTimes & {
  id: number;
  applicationId: number;
  fromStage: Stage;
  toStage: Stage;
  fromSince: Date | null;
  message: string | null;
  showsIdentity: boolean;
};

/** The last moves of applications that are held, the newest of each first; undone ones too. */
export const findLastMoves = (tx: Transaction, applicationIds: readonly number[]): Promise<Move[]> =>
  moves(tx)
    .where("applicationId", "=", anyOf(applicationIds))
    .where(
      sql<boolean>`id IN (SELECT m.id FROM stage_moves m WHERE m.application_id = stage_moves.application_id
        ORDER BY m.id DESC LIMIT 20)`,
    )
    .orderBy("id", "desc")
    .execute();

/** Takes the last move of an application back: it stands where and since when it had stood. */
export async function undoMove(tx: Transaction, move: Move, at: Date): Promise<void> {
  const { id, applicationId, fromStage, fromSince, showsIdentity } = move;
  await tx.stageMove.update({ where: { id }, data: { undoneAt: at }, select: { id: true } });
  await tx.projectApplication.update({
    where: { id: applicationId },
    data: {
      stage: fromStage,
      ...(fromSince ? { stageChangedAt: fromSince } : {}),
      ...(showsIdentity ? { identityShownAt: null } : {}),
      updatedAt: at,
    },
    select: { id: true },
  });
}

/** Notes that a move was told. */
export async function noteMailed(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.stageMove.update({ where: { id }, data: { mailedAt: at }, select: { id: true } });
}

/** Whom news of an application go to. */
export type ApplicantContact = {
  applicationId: number;
  projectId: number;
  stage: Stage;
  stageChangedAt: Date;
  identityShownAt: Date | null;
  answerRemindedAt: Date | null;
  projectTitle: string;
  customerCompany: string | null;
  applicantName: string;
  publicName: string;
  applicantEmail: string;
  /** The account that sent it, or whose verified address it names; null for neither. */
  userId: number | null;
  /** The profile of who applied; null without one. */
  expertId: number | null;
};

const contacts = (tx: Transaction) =>
  kysely(tx)
    .selectFrom("projectApplications as a")
    .innerJoin("projects as p", "p.id", "a.projectId")
    .select([
      "a.id as applicationId",
      "a.projectId",
      "a.stage",
      "a.stageChangedAt",
      "a.identityShownAt",
      "a.answerRemindedAt",
      "p.title as projectTitle",
      "p.customerCompany",
      "a.applicantName",
      "a.applicantEmail",
      "a.expertId",
    ])
    .select([
      sql<string>`public_name(a.applicant_name)`.as("publicName"),
      sql<number | null>`coalesce(a.user_id, (SELECT u.id FROM users u
        WHERE u.email = lower(a.applicant_email) AND u.email_verified_at IS NOT NULL))`.as("userId"),
    ]);

/** The application whose quote an engagement came from; null for one of the calculator. */
export async function findApplicationOfEngagement(tx: Transaction, engagementId: number) {
  const row = await kysely(tx)
    .selectFrom("quotes")
    .select("applicationId")
    .where("engagementId", "=", engagementId)
    .executeTakeFirst();
  return row?.applicationId ?? null;
}

/** Holds an application until the transaction ends; null when there is none. */
export async function lockContact(tx: Transaction, id: number): Promise<ApplicantContact | null> {
  const row = await contacts(tx).where("a.id", "=", id).forUpdate("a").executeTakeFirst();
  return row ?? null;
}

/** Holds everybody who waits for an answer of a posting, whose end this is; who is under contract has it. */
export const lockWaiting = (tx: Transaction, projectId: number): Promise<ApplicantContact[]> =>
  contacts(tx)
    .where("a.projectId", "=", projectId)
    .where("a.stage", "=", anyOf(waitingStages))
    .where(sql<boolean>`NOT ${isUnderContract}`)
    .orderBy("a.id")
    .forUpdate("a")
    .execute();

/** The application of a move; null when it is gone. */
export async function findApplicationOf(tx: Transaction, moveId: number): Promise<number | null> {
  const row = await tx.stageMove.findUnique({ where: { id: moveId }, select: { applicationId: true } });
  return row?.applicationId ?? null;
}
