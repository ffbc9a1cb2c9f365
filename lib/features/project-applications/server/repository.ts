import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { Locale } from "@/lib/shared/locales";
import { textLanguage } from "@/lib/shared/text-language";
import type { ProjectApplicationInput } from "../schemas";
import type { Stage } from "../stages";

export type NewProjectApplication = ProjectApplicationInput & {
  /** Where it begins; `new` unless said otherwise. */
  stage?: Stage;
  /** Only of the signed-in person whose verified address this is. */
  userId: number | null;
  expertId: number | null;
  language: Locale;
  createdAt: Date;
};

/** What is stored of an application, but for where it stands. */
export const applicationRow = ({ stage: _, createdAt, ...fields }: NewProjectApplication) => ({
  ...fields,
  textLanguage: textLanguage(fields.coverLetter),
  createdAt,
  updatedAt: createdAt,
});

/**
 * Stores an application unless its address, in whatever case (decisions C11), or its expert has applied to the project
 * already: the unique indexes decide, and ON CONFLICT DO NOTHING keeps losers from raising errors.
 * @returns the new application's id with the name as others see it, or null when there is one already
 */
export async function claimProjectApplication(
  tx: Transaction,
  application: NewProjectApplication,
): Promise<{ id: number; publicName: string } | null> {
  const { stage, createdAt } = application;
  const claimed = await kysely(tx)
    .insertInto("projectApplications")
    .values({ ...applicationRow(application), stage, stageChangedAt: createdAt })
    .onConflict((others) => others.doNothing())
    .returning(["id", sql<string>`public_name(applicant_name)`.as("publicName")])
    .executeTakeFirst();
  return claimed ?? null;
}
