import { z } from "zod";
import { adminListQuery } from "@/lib/shared/admin-list";
import { auditActions, auditedEntities } from "@/lib/shared/audited";
import { locales } from "@/lib/shared/locales";
import { dateText } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";

/**
 * GET /api/admin/audit-entries: what a list of administrators takes, and which item, kind of item, action and days
 * (Helsinki, both included).
 */
export const auditEntriesQuery = adminListQuery({
  sorts: ["at", "actorEmail", "action", "entity"],
  statuses: [],
})
  .omit({ status: true })
  .extend({
    entity: z.enum(auditedEntities).optional(),
    entityId: z.string().trim().min(1).max(64).optional(),
    action: z.enum(auditActions).optional(),
    from: dateText(says("bare.date")).optional(),
    to: dateText(says("bare.date")).optional(),
  });
export type AuditEntriesQuery = z.output<typeof auditEntriesQuery>;

const fields = z.record(z.string(), z.unknown()).nullable();

/** One change by an administrator: who, when, what it was and became, why. */
export const auditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actorEmail: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** What it is called now; null where it has no name, or is gone. */
  name: z.string().nullable(),
  /** Only the fields that differ; null where there was or is no record. */
  before: fields,
  after: fields,
  reason: z.string().nullable(),
  /** What the reason is written in; null where it is short or unsure. */
  reasonLanguage: z.enum(locales).nullable(),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
