import "server-only";
import { type RawBuilder, sql } from "kysely";
import { findOwnExpertId } from "@/lib/features/experts/server/repository";
import type { SignedIn } from "@/lib/server/actor";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { Locale } from "@/lib/shared/locales";
import { type Stage, toldStages } from "../stages";
import { insertMove } from "./moves-repository";
import { doContractsStand, isUnderContract } from "./stages-repository";

/** Who asks for applications as their own. */
export type Applicant = {
  userId: number | null;
  /** Lower-cased; null until the mailbox is proved. */
  verifiedEmail: string | null;
  expertId: number | null;
};

/** Somebody as the applicant of their own applications. */
export async function applicantOf({ userId, email, emailVerified }: SignedIn): Promise<Applicant> {
  const verifiedEmail = emailVerified ? email.toLowerCase() : null;
  return { userId, verifiedEmail, expertId: await findOwnExpertId(userId, verifiedEmail) };
}

/** Whether application `a` stands for nobody: whoever sent it was not signed in with its address, verified. */
const isGuests = sql<boolean>`(a.user_id IS NULL AND a.expert_id IS NULL)`;

/** Whether application `a` is a guest's, and an expert has no own one to its posting. */
export const isReplaceable = (expertId: number | null): RawBuilder<boolean> =>
  sql<boolean>`(${isGuests} AND NOT EXISTS (SELECT FROM project_applications o
    WHERE o.project_id = a.project_id AND o.expert_id = ${expertId}))`;

/**
 * Whether application `a` was sent without signing in, by whom nobody knows: it is a guest's, or joined its account when
 * the address was verified; and nothing of the account's own hangs on it by which it would have been made one's own.
 */
const isDisownable = sql<boolean>`((${isGuests} OR EXISTS (SELECT FROM users u WHERE u.id = a.user_id
    AND u.email = lower(a.applicant_email) AND a.created_at <= u.email_verified_at))
  AND NOT EXISTS (SELECT FROM quotes q WHERE q.application_id = a.id)
  AND NOT EXISTS (SELECT FROM invitations i WHERE i.application_id = a.id)
  AND NOT EXISTS (SELECT FROM conversations c JOIN messages m ON m.conversation_id = c.id
    WHERE c.application_id = a.id AND m.side = 'expert'))`;

/** Whose an application `a` is (deal K1): the account's, its expert's, or that of who has its verified address. */
const isOwn = ({ userId, verifiedEmail, expertId }: Applicant): RawBuilder<boolean> =>
  sql<boolean>`(a.user_id = ${userId} OR a.expert_id = ${expertId} OR lower(a.applicant_email) = ${verifiedEmail})`;

/** So long a company can take a move back, and its applicant does not see it (deal J7). In milliseconds. */
export const undoMilliseconds = 10_000;

export type OwnRow = {
  id: number;
  projectId: number;
  title: string;
  customerCompany: string | null;
  isPublic: boolean | null;
  stage: Stage;
  stageChangedAt: Date;
  createdAt: Date;
  messageFromCompany: string | null;
  messageLanguage: Locale | null;
  /** The expert's contract while the application is under contract. */
  contractId: number | null;
  /** Whether a guest has sent it, so that its applicant's own may take its place. */
  isReplaceable: boolean;
  isDisownable: boolean;
};

/** Where a page of the list ended. */
export type OwnPlace = { createdAt: string; id: number };

/**
 * Applications as their applicant sees them. A move of the company counts once it is told, or cannot be undone any
 * more; before that the stage is what it was when the earliest of those moves began.
 */
const seen = (applicant: Applicant, now: Date, tx?: Transaction) => {
  const settledBefore = new Date(now.getTime() - undoMilliseconds);
  const isSettled = sql`(m.mailed_at IS NOT NULL OR m.moved_by_id IS NULL OR m.moved_at < ${settledBefore})`;
  const moves = sql`FROM stage_moves m WHERE m.application_id = a.id AND m.undone_at IS NULL`;
  return kysely(tx)
    .selectFrom("projectApplications as a")
    .innerJoin("projects as p", "p.id", "a.projectId")
    .leftJoinLateral(
      sql<{ id: number; movedAt: Date }>`(SELECT m.id, m.moved_at ${moves} AND ${isSettled}
        ORDER BY m.id DESC LIMIT 1)`.as("settled"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      sql<{ fromStage: Stage }>`(SELECT m.from_stage ${moves} AND m.id > coalesce(settled.id, 0)
        ORDER BY m.id LIMIT 1)`.as("fresh"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      sql<{
        message: string | null;
        textLanguage: Locale | null;
      }>`(SELECT m.message, m.text_language ${moves} AND m.id <= coalesce(settled.id, 0)
        AND m.to_stage = ANY(${[...toldStages]}) ORDER BY m.id DESC LIMIT 1)`.as("told"),
      (join) => join.onTrue(),
    )
    .select([
      "a.id",
      "a.projectId",
      "p.title",
      "p.customerCompany",
      "p.isPublic",
      "a.createdAt",
      sql<Stage>`coalesce(fresh.from_stage, a.stage)`.as("stage"),
      sql<Date>`CASE WHEN fresh.from_stage IS NULL THEN a.stage_changed_at
        ELSE coalesce(settled.moved_at, a.created_at) END`.as("stageChangedAt"),
      "told.message as messageFromCompany",
      "told.textLanguage as messageLanguage",
      sql<number | null>`CASE WHEN ${isUnderContract} THEN (SELECT c.id FROM quotes q
        JOIN contracts c ON c.project_id = q.engagement_id AND c.contract_type = 'expert'
        WHERE q.application_id = a.id AND q.status = 'accepted' AND ${doContractsStand}) END`.as(
        "contractId",
      ),
      isReplaceable(applicant.expertId).as("isReplaceable"),
      isDisownable.as("isDisownable"),
    ])
    .where(isOwn(applicant));
};

/** One page of somebody's applications, newest first, with the total and where the next page begins. */
export async function findOwnApplications(
  applicant: Applicant,
  { limit, after, now }: { limit: number; after: OwnPlace | null; now: Date },
): Promise<{ rows: OwnRow[]; total: number; next: OwnPlace | null }> {
  const [rows, { total }] = await Promise.all([
    seen(applicant, now)
      .where(
        after
          ? sql<boolean>`(a.created_at, a.id) < (${new Date(after.createdAt)}, ${after.id})`
          : sql<boolean>`true`,
      )
      .orderBy("a.createdAt", "desc")
      .orderBy("a.id", "desc")
      .limit(limit + 1)
      .execute(),
    kysely()
      .selectFrom("projectApplications as a")
      .select(sql<number>`count(*)::int`.as("total"))
      .where(isOwn(applicant))
      .executeTakeFirstOrThrow(),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = last && rows.length > limit ? { createdAt: last.createdAt.toISOString(), id: last.id } : null;
  return { rows: page, total, next };
}

/** One of somebody's applications as they see it; null for none, and for somebody else's. */
export async function findOwnApplication(
  tx: Transaction,
  applicant: Applicant,
  id: number,
  now: Date,
): Promise<OwnRow | null> {
  return (await seen(applicant, now, tx).where("a.id", "=", id).executeTakeFirst()) ?? null;
}

export type LockedApplication = {
  stage: Stage;
  projectId: number;
  title: string;
  /** Null of an application without an expert profile. */
  expertId: number | null;
  /** As the company knows the applicant by now (deal J6). */
  shownName: string;
  isUnderContract: boolean;
  isDisownable: boolean;
};

/** One of somebody's applications, which nobody else changes until the transaction ends. */
export async function lockOwnApplication(
  tx: Transaction,
  applicant: Applicant,
  id: number,
): Promise<LockedApplication | null> {
  const row = await kysely(tx)
    .selectFrom("projectApplications as a")
    .innerJoin("projects as p", "p.id", "a.projectId")
    .select(["a.stage", "a.projectId", "p.title", "a.expertId"])
    .select([isUnderContract.as("isUnderContract"), isDisownable.as("isDisownable")])
    .select(
      sql<string>`CASE WHEN a.identity_shown_at IS NULL THEN public_name(a.applicant_name)
        ELSE a.applicant_name END`.as("shownName"),
    )
    .where("a.id", "=", id)
    .where(isOwn(applicant))
    .forUpdate("a")
    .executeTakeFirst();
  return row ? { ...row, stage: row.stage as Stage } : null;
}

/** Deletes an application with all that hangs on it: moves, the company's note, messages. */
export async function deleteApplication(tx: Transaction, id: number): Promise<void> {
  await tx.projectApplication.delete({ where: { id }, select: { id: true } });
}

type ApplicantMove = { from: Stage; to: Stage; at: Date };

/** Writes down a move that an applicant has made: told at once, and not to be undone. */
export async function noteMove(tx: Transaction, id: number, { from, to, at }: ApplicantMove): Promise<void> {
  const move = { applicationId: id, fromStage: from, toStage: to, movedAt: at, mailedAt: at };
  await tx.stageMove.create({ data: move, select: { id: true } });
}

/** Moves a locked application as its applicant, or by accepting an invitation. */
export async function moveByApplicant(
  tx: Transaction,
  id: number,
  { from, to, at }: ApplicantMove,
): Promise<void> {
  await insertMove(tx, {
    ...{ applicationId: id, fromStage: from, toStage: to, movedAt: at, mailedAt: at },
    // Nothing of it can be undone.
    ...{ fromSince: null, message: null, movedById: null, showsIdentity: false },
  });
}

/**
 * Gives the applications that were sent from an address before it was verified to the account and the expert behind it,
 * where they belong to none. Later ones anybody can have sent, with an address that was an account's already: they wait
 * for its own word (`replaceGuests`). Of an expert's applications to one posting the first keeps the expert.
 */
export async function adoptApplications(
  tx: Transaction,
  of: { userId: number; verifiedEmail: string; verifiedAt: Date; expertId: number | null },
): Promise<void> {
  const { userId, verifiedEmail, verifiedAt, expertId } = of;
  await sql`UPDATE project_applications SET user_id = ${userId}
    WHERE lower(applicant_email) = ${verifiedEmail} AND user_id IS NULL
      AND created_at <= ${verifiedAt}`.execute(kysely(tx));
  if (expertId === null) return;
  await sql`UPDATE project_applications a SET expert_id = ${expertId}
    WHERE lower(a.applicant_email) = ${verifiedEmail} AND a.user_id = ${userId} AND a.expert_id IS NULL
      AND NOT EXISTS (SELECT FROM project_applications b
        WHERE b.project_id = a.project_id AND b.expert_id = ${expertId})`.execute(kysely(tx));
}

/** An application to a posting that somebody has sent already, as an expert, with an account or from an address. */
export type EarlierApplication = { id: number; stage: Stage; isGuests: boolean };

/**
 * Somebody's application to a posting; null without one. Of several their expert's, and a guest's last. Held until the
 * transaction ends.
 */
export async function lockEarlierApplication(
  tx: Transaction,
  projectId: number,
  person: { expertId: number; userId: number | null; email: string },
): Promise<EarlierApplication | null> {
  const { expertId, userId, email } = person;
  const row = await kysely(tx)
    .selectFrom("projectApplications as a")
    .select(["a.id", "a.stage", isGuests.as("isGuests")])
    .where("a.projectId", "=", projectId)
    .where(isOwn({ userId, expertId, verifiedEmail: email.toLowerCase() }))
    .orderBy(sql`(a.expert_id IS NOT DISTINCT FROM ${expertId})`, "desc")
    .orderBy(isGuests)
    .orderBy("a.id")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, stage: row.stage as Stage } : null;
}
