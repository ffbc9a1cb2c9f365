import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { kysely, prepared } from "@/lib/server/kysely";
import type { Locale } from "@/lib/shared/locales";
import type { SubmitExpertApplicationInput } from "../schemas";

export type NewExpertApplication = SubmitExpertApplicationInput & { language: Locale; createdAt: Date };

/**
 * Stores an application unless its address has one already, in whatever case and state (decisions C11): the
 * unique index on the lower-cased address decides, and ON CONFLICT DO NOTHING keeps losers from raising errors.
 * @returns the new application's id, or null when there is one already
 */
export async function claimApplication(
  tx: Transaction,
  application: NewExpertApplication,
): Promise<number | null> {
  const { createdAt, ...fields } = application;
  const claimed = await kysely(tx)
    .insertInto("expertApplications")
    .values({ ...fields, createdAt, updatedAt: createdAt })
    .onConflict((others) => others.expression(sql`lower(email)`).doNothing())
    .returning("id")
    .executeTakeFirst();
  return claimed?.id ?? null;
}

/** What a person applied with, as onboarding begins from it. */
export async function findApplicationOf(email: string) {
  const [row] = await prepared(
    "expert-applications-find",
    kysely()
      .selectFrom("expertApplications")
      .select([
        "name",
        "title",
        "description",
        "skills",
        "experienceYears",
        "hourlyRateCents",
        "workArrangement",
        "location",
        "portfolio",
      ])
      .where(sql`lower(email)`, "=", email)
      .where("status", "<>", "rejected"),
  );
  return row ?? null;
}

/** Where the application of an address stands; null without one. */
export async function findApplicationStatus(email: string) {
  const [row] = await prepared(
    "expert-applications-status",
    kysely()
      .selectFrom("expertApplications")
      .select("status")
      .where(sql`lower(email)`, "=", email.toLowerCase()),
  );
  return row?.status ?? null;
}

/**
 * Whether an application with this address was approved. One whose expert has been removed since speaks for nobody
 * any more (decisions B20).
 */
export async function hasApprovedApplication(tx: Transaction, email: string): Promise<boolean> {
  const found = await kysely(tx)
    .selectFrom("expertApplications as a")
    .select("a.id")
    .where(sql<boolean>`lower(a.email) = lower(${email})`)
    .where("a.status", "=", "approved")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("experts as e")
            .select("e.id")
            .where("e.archivedAt", "is not", null)
            .where(sql<boolean>`(e.id = a.expert_id OR lower(e.email) = lower(a.email))`),
        ),
      ),
    )
    .execute();
  return found.length > 0;
}

/** Removes the personality results of an expert's applications, and of those of a verified address. */
export async function clearPersonality(
  tx: Transaction,
  expertId: number,
  verifiedEmail: string | null,
): Promise<void> {
  await kysely(tx)
    .updateTable("expertApplications")
    .set({
      personalityOpenness: null,
      personalityConscientiousness: null,
      personalityExtraversion: null,
      personalityAgreeableness: null,
      personalityNeuroticism: null,
      personalityTestCompleted: false,
    })
    .where(sql<boolean>`(expert_id = ${expertId} OR lower(email) = ${verifiedEmail})`)
    .where(
      sql<boolean>`(personality_test_completed OR num_nonnulls(personality_openness, personality_conscientiousness,
        personality_extraversion, personality_agreeableness, personality_neuroticism) > 0)`,
    )
    .execute();
}
