import "server-only";
import { type RawBuilder, sql } from "kysely";
import { isPublicExpert, publicColumns, toPublicExpert } from "@/lib/features/experts/server/rows-repository";
import { isOwnedBy, type Owner } from "@/lib/features/postings/server/ownership-repository";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { Cents } from "@/lib/shared/format-money";
import { textLanguage } from "@/lib/shared/text-language";
import type { InvitationStatus } from "../states";

/** A posting while it is held: what is said of it, and whether it takes applications. */
export type HeldPosting = { id: number; title: string; isPublic: boolean };

const posting = (tx: Transaction, id: number) =>
  kysely(tx)
    .selectFrom("projects as p")
    .select(["p.id", "p.title", sql<boolean>`p.is_public IS TRUE`.as("isPublic")])
    .where("p.id", "=", id);

/** Holds an own posting, so that its invitations are counted one after another; null for none and another's. */
export async function lockOwnPosting(tx: Transaction, owner: Owner, id: number): Promise<HeldPosting | null> {
  return (await posting(tx, id).where(isOwnedBy(owner)).forUpdate().executeTakeFirst()) ?? null;
}

/** Keeps a posting as it is until the transaction ends. */
export async function holdPosting(tx: Transaction, id: number): Promise<HeldPosting | null> {
  return (await posting(tx, id).forShare().executeTakeFirst()) ?? null;
}

/** Whether a posting is one's own. */
export async function ownsPosting(owner: Owner, id: number): Promise<boolean> {
  const row = await kysely()
    .selectFrom("projects as p")
    .select("p.id")
    .where("p.id", "=", id)
    .where(isOwnedBy(owner))
    .executeTakeFirst();
  return row !== undefined;
}

/** What an expert is reached by, and what an application of theirs begins with. For the server only. */
export type Invitee = {
  id: number;
  /** The linked account, or the one that has proved the expert's address; null without. */
  userId: number | null;
  email: string;
  name: string;
  publicName: string;
  isPublic: boolean;
  emailNotifications: boolean;
  hourlyRateCents: Cents;
  weeklyAvailabilityHours: number | null;
};

/** An expert with what is needed to invite them, public or not; null for none, and for archived ones. */
export async function findInvitee(tx: Transaction, id: number): Promise<Invitee | null> {
  const row = await kysely(tx)
    .selectFrom("experts as e")
    .select(["e.id", "e.email", "e.name", "e.emailNotifications", "e.hourlyRateCents"])
    .select(["e.weeklyAvailabilityHours"])
    .select([
      sql<number | null>`coalesce(e.user_id, (SELECT u.id FROM users u
        WHERE u.email = lower(e.email) AND u.email_verified_at IS NOT NULL))`.as("userId"),
      sql<string>`coalesce(e.public_name, '')`.as("publicName"),
      sql<boolean>`${isPublicExpert} IS TRUE`.as("isPublic"),
    ])
    .where("e.id", "=", id)
    .where("e.archivedAt", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether an expert was invited to a posting, whatever became of it. */
export async function wasInvited(tx: Transaction, projectId: number, expertId: number): Promise<boolean> {
  const where = { projectId_expertId: { projectId, expertId } };
  return (await tx.invitation.findUnique({ where, select: { id: true } })) !== null;
}

/** How many invitations to a posting wait for an answer. */
export const countUnanswered = (tx: Transaction, projectId: number): Promise<number> =>
  tx.invitation.count({ where: { projectId, status: "sent" } });

/** Stores an invitation. @returns its id */
export async function insertInvitation(
  tx: Transaction,
  invitation: {
    projectId: number;
    expertId: number;
    invitedById: number;
    message: string;
    createdAt: Date;
  },
): Promise<number> {
  const data = { ...invitation, textLanguage: textLanguage(invitation.message) };
  return (await tx.invitation.create({ data, select: { id: true } })).id;
}

/** The place of an invitation among those of a posting: newest first. */
export type SentPlace = { id: number };

const sent = (tx?: Transaction) =>
  kysely(tx)
    .selectFrom("invitations as i")
    .innerJoin("experts as e", "e.id", "i.expertId")
    .select(["i.id as invitationId", "i.expertId", "i.message", "i.status", "i.reason", "i.applicationId"])
    .select(["i.createdAt", "i.answeredAt", "e.isPublic", "e.name as fullName"])
    .select(publicColumns);

type SentColumns = Awaited<ReturnType<ReturnType<typeof sent>["executeTakeFirstOrThrow"]>>;
const toSentRow = (row: SentColumns) => ({
  id: row.invitationId,
  expertId: row.expertId,
  expert: row.isPublic ? toPublicExpert(row) : null,
  fullName: row.fullName,
  message: row.message,
  status: row.status as InvitationStatus,
  reason: row.reason,
  applicationId: row.applicationId,
  createdAt: row.createdAt,
  answeredAt: row.answeredAt,
});
export type SentRow = ReturnType<typeof toSentRow>;

/** One page of a posting's invitations with the total and where the next begins. Whose posting it is was asked before. */
export async function findSent(
  projectId: number,
  { limit, after }: { limit: number; after: SentPlace | null },
): Promise<{ rows: SentRow[]; total: number; next: SentPlace | null }> {
  const all = sent()
    .where("i.projectId", "=", projectId)
    .orderBy("i.id", "desc")
    .limit(limit + 1);
  const [rows, { total }] = await Promise.all([
    (after ? all.where("i.id", "<", after.id) : all).execute(),
    kysely()
      .selectFrom("invitations")
      .select(sql<number>`count(*)::int`.as("total"))
      .where("projectId", "=", projectId)
      .executeTakeFirstOrThrow(),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map(toSentRow),
    total,
    next: last && rows.length > limit ? { id: last.invitationId } : null,
  };
}

/** One invitation as its posting's owner sees it. */
export async function findSentById(tx: Transaction, id: number): Promise<SentRow> {
  return toSentRow(await sent(tx).where("i.id", "=", id).executeTakeFirstOrThrow());
}

/** One page of own postings that take applications, and how each stands with an expert, newest first. */
export async function findInvitable(
  owner: Owner,
  expertId: number,
  { limit, after }: { limit: number; after: SentPlace | null },
) {
  const own = kysely().selectFrom("projects as p").where(isOwnedBy(owner)).where(sql<boolean>`p.is_public`);
  const [rows, { total }] = await Promise.all([
    (after ? own.where("p.id", "<", after.id) : own)
      .leftJoin("invitations as i", (join) =>
        join.onRef("i.projectId", "=", "p.id").on("i.expertId", "=", expertId),
      )
      .select(["p.id", "p.title", "i.createdAt as invitedAt"])
      .select(
        sql<boolean>`EXISTS (SELECT FROM project_applications a
          WHERE a.project_id = p.id AND a.expert_id = ${expertId})`.as("hasApplied"),
      )
      .orderBy("p.id", "desc")
      .limit(limit + 1)
      .execute(),
    own.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow(),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, total, next: last && rows.length > limit ? { id: last.id } : null };
}

/** The place of an invitation among an expert's own: unanswered ones first, then newest first. */
export type ReceivedPlace = { isAnswered: number; id: number };

const isAnswered: RawBuilder<number> = sql<number>`(i.status <> 'sent')::int`;

const received = (expertId: number, tx?: Transaction) =>
  kysely(tx)
    .selectFrom("invitations as i")
    .innerJoin("projects as p", "p.id", "i.projectId")
    .leftJoin("companies as c", "c.id", "p.companyId")
    .leftJoin("projectApplications as a", "a.id", "i.applicationId")
    .select(["i.id", "i.message", "i.status", "i.reason", "i.applicationId", "i.createdAt", "i.answeredAt"])
    .select([
      "i.textLanguage",
      "i.projectId",
      "p.title",
      "p.customerCompany",
      "p.isPublic",
      "a.identityShownAt",
    ])
    .select(["c.verifiedDomain"])
    .select([isAnswered.as("isAnswered"), sql<boolean>`c.verified_at IS NOT NULL`.as("isCompanyVerified")])
    .where("i.expertId", "=", expertId);
export type ReceivedRow = Awaited<ReturnType<ReturnType<typeof received>["executeTakeFirstOrThrow"]>>;

/** One page of an expert's invitations with the total and where the next begins. */
export async function findReceived(
  expertId: number,
  { limit, after }: { limit: number; after: ReceivedPlace | null },
): Promise<{ rows: ReceivedRow[]; total: number; next: ReceivedPlace | null }> {
  const all = received(expertId)
    .orderBy(isAnswered)
    .orderBy("i.id", "desc")
    .limit(limit + 1);
  const [rows, { total }] = await Promise.all([
    (after
      ? all.where(sql<boolean>`(${isAnswered}, -i.id) > (${after.isAnswered}::int, ${-after.id}::int)`)
      : all
    ).execute(),
    kysely()
      .selectFrom("invitations")
      .select(sql<number>`count(*)::int`.as("total"))
      .where("expertId", "=", expertId)
      .executeTakeFirstOrThrow(),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = last && rows.length > limit ? { isAnswered: last.isAnswered, id: last.id } : null;
  return { rows: page, total, next };
}

/** One of an expert's invitations; null for none, and for another's. */
export async function findReceivedById(
  tx: Transaction,
  expertId: number,
  id: number,
): Promise<ReceivedRow | null> {
  return (await received(expertId, tx).where("i.id", "=", id).executeTakeFirst()) ?? null;
}

/** The state of an invitation, which nobody else changes until the transaction ends. Its posting is held before it. */
export async function lockInvitation(tx: Transaction, id: number): Promise<InvitationStatus | null> {
  const row = await kysely(tx)
    .selectFrom("invitations")
    .select("status")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return (row?.status as InvitationStatus | undefined) ?? null;
}

/** Writes the answer of a locked invitation down. */
export async function saveAnswer(
  tx: Transaction,
  id: number,
  answer: {
    status: InvitationStatus;
    reason: string | null;
    applicationId: number | null;
    answeredAt: Date;
  },
): Promise<void> {
  await tx.invitation.update({ where: { id }, data: answer, select: { id: true } });
}
