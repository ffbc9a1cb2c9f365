import "server-only";
import { sql } from "kysely";
import type { AuditAction, AuditedEntity } from "@/lib/shared/audited";
import type { AdminActor } from "./actor";
import { now } from "./clock";
import { currentRequest } from "./current-request";
import type { Transaction } from "./db";
import { Prisma } from "./generated/prisma/client";
import { kysely } from "./kysely";

type Fields = Record<string, unknown>;

export type AuditedChange = {
  action: AuditAction;
  entity: AuditedEntity;
  entityId: number | string;
  /** The record before and after, or the fields of it that matter; null where there was or is none. */
  before: Fields | null;
  after: Fields | null;
  reason?: string | null | undefined;
};

/**
 * Writes an administrator's change to the audit log, in the transaction of the change: who, when, what it was
 * and became, why. Only fields that differ are kept. The log can never be changed and outlives the people it
 * tells of, so contact details and surnames go into it shortened.
 */
export const recordAudit = (tx: Transaction, actor: AdminActor, change: AuditedChange): Promise<void> =>
  write(tx, { actorId: actor.userId, actorEmail: actor.email }, change);

/**
 * Writes what an administrator had asked for (`ask`) when somebody else lets it happen later: in the name of whoever
 * asked last.
 */
export async function recordAsked(tx: Transaction, change: AuditedChange): Promise<void> {
  const { entity, entityId } = change;
  const asked = await tx.auditEntry.findFirst({
    where: { action: "ask", entity, entityId: String(entityId) },
    orderBy: { id: "desc" },
    select: { actorId: true, actorEmail: true },
  });
  if (asked) await write(tx, asked, change);
}

async function write(
  tx: Transaction,
  actor: { actorId: number | null; actorEmail: string },
  change: AuditedChange,
): Promise<void> {
  const { before, after } = differences(change.before, change.after);
  await tx.auditEntry.create({
    data: {
      at: now(),
      ...actor,
      action: change.action,
      entity: change.entity,
      entityId: String(change.entityId),
      before: before ?? Prisma.DbNull,
      after: after ?? Prisma.DbNull,
      reason: change.reason ?? null,
      requestId: currentRequest.getStore()?.id ?? null,
    },
  });
}

/** For how long a second look at the same thing is part of the first. */
const lookMilliseconds = 3_600_000;

/**
 * Writes that an administrator looked at what is private to others, in one statement: once per item, administrator and
 * hour, so that the log stays readable. It is written before the answer is given.
 */
export async function recordView(
  actor: AdminActor,
  entity: AuditedEntity,
  entityId: number | string,
  tx?: Transaction,
): Promise<void> {
  const at = now();
  const since = new Date(at.getTime() - lookMilliseconds);
  const [id, request] = [String(entityId), currentRequest.getStore()?.id ?? null];
  await sql`INSERT INTO audit_entries (at, actor_id, actor_email, action, entity, entity_id, request_id)
    SELECT ${at}, ${actor.userId}::int, ${actor.email}, 'view', ${entity}, ${id}, ${request}
    WHERE NOT EXISTS (SELECT FROM audit_entries WHERE action = 'view' AND actor_id = ${actor.userId}
      AND entity = ${entity} AND entity_id = ${id} AND at > ${since})`.execute(kysely(tx));
}

function differences(before: Fields | null, after: Fields | null) {
  const differs = (key: string) => JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key]);
  const kept = (fields: Fields | null) =>
    fields &&
    (Object.fromEntries(
      Object.entries(fields)
        .filter(([key, value]) => value !== undefined && (!before || !after || differs(key)))
        .map(([key, value]) => [key, shortened(key, value)]),
    ) as Prisma.InputJsonObject);
  return { before: kept(before), after: kept(after) };
}

/** 'aino.virtanen@example.com' → 'a…@example.com', '+358 40 123 4567' → '…67', 'Aino Virtanen' → 'Aino V.'. */
function shortened(key: string, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "bigint") return Number(value);
  if (typeof value !== "string") return value;
  if (/email$/i.test(key)) return value.replace(/^(.)[^@]*/, "$1…");
  if (/phone$/i.test(key)) return `…${value.slice(-2)}`;
  if (/^(name|fullName|applicantName|customerName|expertName)$/.test(key)) {
    const [first = "", ...rest] = value.trim().split(/\s+/);
    return rest.length > 0 ? `${first} ${(rest.at(-1) ?? "").charAt(0)}.` : first;
  }
  return value;
}
