import "server-only";
import type { AuditAction, AuditedEntity } from "@/lib/shared/audited";
import type { AdminActor } from "./actor";
import { now } from "./clock";
import { currentRequest } from "./current-request";
import { type Transaction, transaction } from "./db";
import { Prisma } from "./generated/prisma/client";

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
export async function recordAudit(tx: Transaction, actor: AdminActor, change: AuditedChange): Promise<void> {
  const { before, after } = differences(change.before, change.after);
  await tx.auditEntry.create({
    data: {
      at: now(),
      actorId: actor.userId,
      actorEmail: actor.email,
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

/**
 * Writes that an administrator looked at what is private to others: once per item, administrator and hour, so that the
 * log stays readable.
 */
export async function recordView(
  actor: AdminActor,
  entity: AuditedEntity,
  entityId: number | string,
): Promise<void> {
  const at = now();
  await transaction(async (tx) => {
    const seen = await tx.auditEntry.findFirst({
      where: {
        ...{ action: "view", entity, entityId: String(entityId), actorId: actor.userId },
        at: { gt: new Date(at.getTime() - 3_600_000) },
      },
      select: { id: true },
    });
    if (seen) return;
    await recordAudit(tx, actor, { action: "view", entity, entityId, before: null, after: null });
  });
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
