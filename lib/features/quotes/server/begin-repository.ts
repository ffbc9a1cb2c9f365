import "server-only";
import { sql } from "kysely";
import { isUnderContract } from "@/lib/features/project-applications/server/stages-repository";
import type { Stage } from "@/lib/features/project-applications/stages";
import { kysely } from "@/lib/server/kysely";
import type { NewestQuote } from "../schemas";
import { hasFallenThrough } from "./repository";

/** What a new quote for an expert's application begins with; null for none, and for another's. */
export async function findQuotable(expertId: number, applicationId: number) {
  const row = await kysely()
    .selectFrom("projectApplications as a")
    .innerJoin("projects as p", "p.id", "a.projectId")
    .innerJoin("experts as e", "e.id", "a.expertId")
    .select(["a.id as applicationId", "a.stage", "p.title", "p.customerCompany", "e.acceptsVolumeDiscount"])
    .select([
      sql<number>`coalesce(a.proposed_rate_cents, e.hourly_rate_cents)`.as("hourlyRateCents"),
      sql<number | null>`coalesce(a.estimated_hours_per_week, p.hours_per_week)`.as("hoursPerWeek"),
      sql<number | null>`p.duration_months`.as("durationMonths"),
      isUnderContract.as("isUnderContract"),
    ])
    .where("a.id", "=", applicationId)
    .where("a.expertId", "=", expertId)
    .executeTakeFirst();
  return row ? { ...row, stage: row.stage as Stage } : null;
}

/** What each of an expert's quotable applications has as its newest quote, by the application's id. */
export async function findNewestQuotes(expertId: number, today: string) {
  const { rows } = await sql<NewestQuote>`
    SELECT DISTINCT ON (q.application_id) q.application_id, q.id, q.version,
      CASE WHEN q.status = 'sent' AND q.valid_until < ${today}::date THEN 'expired' ELSE q.status END AS status,
      to_char(q.valid_until, 'YYYY-MM-DD') AS valid_until, q.change_request IS NOT NULL AS is_change_wanted,
      ${hasFallenThrough} AS has_fallen_through
    FROM quotes q WHERE q.expert_id = ${expertId}
    ORDER BY q.application_id, (q.status = 'superseded'), q.version DESC`.execute(kysely());
  return rows;
}
