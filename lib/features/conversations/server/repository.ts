import "server-only";
import { sql } from "kysely";
import type { Owner } from "@/lib/features/postings/server/ownership-repository";
import { prisma, type Transaction } from "@/lib/server/db";
import { holdKey, kysely } from "@/lib/server/kysely";
import type { Locale } from "@/lib/shared/locales";
import type { MessageFileType, Side } from "../rules";
import {
  conversationsOf,
  fromConversations,
  type Party,
  partyColumns,
  type Subject,
  sideOf,
} from "./parties-repository";

/** The place of a conversation in the list: written in last first. */
export type ListPlace = { at: string; id: number };

export type ListedRow = Party & {
  lastAt: Date;
  unreadCount: number;
  lastId: number | null;
  lastSide: Side | null;
  lastAuthorId: number | null;
  lastAuthorName: string | null;
  lastBody: string | null;
  lastTextLanguage: Locale | null;
  lastCreatedAt: Date | null;
};

const unread = (userId: number) => sql<number>`(SELECT count(*)::int FROM messages m
  WHERE m.conversation_id = mine.id AND m.side <> mine.side AND m.id > coalesce((
    SELECT r.last_message_id FROM conversation_reads r
    WHERE r.conversation_id = mine.id AND r.user_id = ${userId}), 0))`;

const listed = (owner: Owner, which: ReturnType<typeof sql>) => sql`
  WITH mine AS (SELECT ${partyColumns(sideOf(owner))}, c.created_at ${fromConversations} WHERE c.id IN (${which}))
  SELECT mine.*, ${unread(owner.userId)} AS unread_count, coalesce(last.created_at, mine.created_at) AS last_at,
    last.id AS last_id, last.side AS last_side, last.author_id AS last_author_id,
    last.author_name AS last_author_name, last.body AS last_body, last.text_language AS last_text_language, last.created_at AS last_created_at
  FROM mine LEFT JOIN LATERAL (
    SELECT m.id, m.side, m.author_id, m.author_name, m.body, m.text_language, m.created_at
    FROM messages m WHERE m.conversation_id = mine.id ORDER BY m.id DESC LIMIT 1) AS last ON true
  WHERE mine.side IS NOT NULL`;

/** One page of somebody's conversations with the total and where the next page begins. */
export async function findConversations(
  owner: Owner,
  { q, limit, after }: { q: string; limit: number; after: ListPlace | null },
): Promise<{ rows: ListedRow[]; total: number; next: ListPlace | null }> {
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const all = sql`SELECT * FROM (${listed(owner, conversationsOf(owner))}) AS found
    WHERE concat_ws(' ', title, CASE side WHEN 'company' THEN expert_name ELSE company_name END) ILIKE ${pattern}`;
  const [{ rows }, counted] = await Promise.all([
    sql<ListedRow>`SELECT * FROM (${all}) AS found
      WHERE ${after?.at ?? null}::timestamptz IS NULL OR (last_at, id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? 0})
      ORDER BY last_at DESC, id DESC LIMIT ${limit + 1}`.execute(kysely()),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM (${all}) AS found`.execute(kysely()),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = last && rows.length > limit ? { at: last.lastAt.toISOString(), id: last.id } : null;
  return { rows: page, total: counted.rows[0]?.total ?? 0, next };
}

/** One conversation as the list has it; null for none, and for others. */
export async function findListed(owner: Owner, id: number, tx?: Transaction): Promise<ListedRow | null> {
  const { rows } = await sql<ListedRow>`${listed(owner, sql`SELECT ${id}::int`)}`.execute(kysely(tx));
  return rows[0] ?? null;
}

/** The conversation about an application or an invitation, whichever of the two it began with; null without one. */
export async function findAbout(
  tx: Transaction,
  { applicationId, invitationId }: Subject,
): Promise<{ id: number; applicationId: number | null } | null> {
  const found = await tx.conversation.findFirst({
    where: {
      OR: [
        ...(applicationId === null ? [] : [{ applicationId }]),
        ...(invitationId === null ? [] : [{ invitationId }]),
      ],
    },
    select: { id: true, applicationId: true },
    orderBy: { id: "asc" },
  });
  return found;
}

/** Lets those who open the conversation about one application or invitation wait for each other. */
export const holdSubject = (
  tx: Transaction,
  { projectId, expertId, applicationId }: Pick<Subject, "projectId" | "expertId" | "applicationId">,
): Promise<void> => holdKey(tx, `conversation ${projectId} ${expertId ?? `a${applicationId}`}`);

export async function insertConversation(tx: Transaction, subject: Subject, at: Date): Promise<number> {
  const { projectId, expertId, applicationId, invitationId } = subject;
  const { id } = await tx.conversation.create({
    data: { projectId, expertId, applicationId, invitationId, createdAt: at },
    select: { id: true },
  });
  return id;
}

/** Says which application an invitation of a conversation has become. */
export async function setApplication(tx: Transaction, id: number, applicationId: number): Promise<void> {
  await tx.conversation.update({ where: { id }, data: { applicationId }, select: { id: true } });
}

/** Lets what is written in a conversation happen one after the other, so that ids come in their order. */
export async function holdConversation(tx: Transaction, id: number): Promise<void> {
  await kysely(tx).selectFrom("conversations").select("id").where("id", "=", id).forUpdate().execute();
}

/** Blocks or unblocks for a side, and tells open pages as the database tells of a message: they read anew. */
export async function setBlocked(tx: Transaction, id: number, side: Side, at: Date | null): Promise<void> {
  const data = side === "company" ? { blockedByCompanyAt: at } : { blockedByExpertAt: at };
  await tx.conversation.update({ where: { id }, data, select: { id: true } });
  const event = { conversationId: id, messageId: await lastMessageId(tx, id) };
  await sql`SELECT pg_notify('osaaja_messages', ${JSON.stringify(event)})::text`.execute(kysely(tx));
}

export type MessageRow = {
  id: number;
  side: Side;
  authorId: number | null;
  authorName: string;
  body: string;
  textLanguage: Locale | null;
  createdAt: Date;
  files: { id: number; name: string; type: MessageFileType; size: number }[];
};

const messageFields = {
  id: true,
  side: true,
  authorId: true,
  authorName: true,
  body: true,
  textLanguage: true,
  createdAt: true,
  files: { select: { id: true, name: true, type: true, size: true }, orderBy: { id: "asc" } },
} as const;

/**
 * Messages of a conversation, oldest first: those after `after`, or else the newest ones before `before`, or of all.
 * One more than `limit`, where there is one: the last of those after, the first of the others.
 */
export async function findMessages(
  conversationId: number,
  { after, before, upTo, limit }: { after?: number; before?: number; upTo?: number; limit?: number },
): Promise<MessageRow[]> {
  const isForward = after !== undefined || limit === undefined;
  const rows = await prisma().message.findMany({
    where: {
      conversationId,
      id: {
        ...(after === undefined ? {} : { gt: after }),
        ...(before === undefined ? {} : { lt: before }),
        ...(upTo === undefined ? {} : { lte: upTo }),
      },
    },
    select: messageFields,
    orderBy: { id: isForward ? "asc" : "desc" },
    ...(limit === undefined ? {} : { take: limit + 1 }),
  });
  return (isForward ? rows : rows.reverse()) as MessageRow[];
}

export const countMessages = (conversationId: number): Promise<number> =>
  prisma().message.count({ where: { conversationId } });

export type NewMessage = {
  conversationId: number;
  side: Side;
  authorId: number;
  authorName: string;
  body: string;
  textLanguage: Locale | null;
  createdAt: Date;
  files: { name: string; type: MessageFileType; content: Uint8Array }[];
};

/** Stores a message with its files. */
export async function insertMessage(tx: Transaction, { files, ...row }: NewMessage): Promise<MessageRow> {
  const stored = await tx.message.create({
    data: {
      ...row,
      files: {
        create: files.map(({ content, ...file }) => ({
          ...file,
          size: content.length,
          content: Uint8Array.from(content),
        })),
      },
    },
    select: messageFields,
  });
  return stored as MessageRow;
}

/** A file of a conversation with its bytes; null when it has none of that id. */
export async function findFile(
  conversationId: number,
  id: number,
): Promise<{ name: string; type: MessageFileType; content: Uint8Array; side: Side } | null> {
  const file = await kysely()
    .selectFrom("messageFiles as f")
    .innerJoin("messages as m", "m.id", "f.messageId")
    .select(["f.name", "f.type", "f.content", "m.side"])
    .where("f.id", "=", id)
    .where("m.conversationId", "=", conversationId)
    .executeTakeFirst();
  return file ?? null;
}

/** The last message of a conversation; 0 without one. */
export async function lastMessageId(tx: Transaction, conversationId: number): Promise<number> {
  const { _max } = await tx.message.aggregate({ where: { conversationId }, _max: { id: true } });
  return _max.id ?? 0;
}

/** Notes how far somebody has read; never back. */
export async function noteRead(
  tx: Transaction,
  place: { conversationId: number; userId: number },
  upTo: number,
): Promise<void> {
  await kysely(tx)
    .insertInto("conversationReads")
    .values({ ...place, lastMessageId: upTo })
    .onConflict((earlier) =>
      earlier.columns(["conversationId", "userId"]).doUpdateSet({
        lastMessageId: sql`greatest(conversation_reads.last_message_id, excluded.last_message_id)`,
      }),
    )
    .execute();
}

/** Whether an administrator lets somebody write no more (deal L6). */
export async function isStopped(tx: Transaction, userId: number): Promise<boolean> {
  const user = await tx.user.findUnique({ where: { id: userId }, select: { messagesStoppedAt: true } });
  return user?.messagesStoppedAt !== null;
}
