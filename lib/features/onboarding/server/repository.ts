import "server-only";
import { query, type Transaction } from "@/lib/server/db";
import type { WorkArrangement } from "@/lib/shared/availability";

/** Everything that begins or ends somebody's onboarding waits for the one before it. */
export async function holdAccount(tx: Transaction, userId: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
}

/** The expert that is linked to an account; null without one. An archived one is gone. */
export async function findLinkedExpertId(userId: number, tx?: Transaction): Promise<number | null> {
  const rows = tx
    ? await tx.$queryRaw<{ id: number }[]>`
        SELECT id FROM experts WHERE user_id = ${userId} AND archived_at IS NULL`
    : await query<{ id: number }>(
        "SELECT id FROM experts WHERE user_id = $1 AND archived_at IS NULL",
        [userId],
        "onboarding-linked-expert",
      );
  return rows[0]?.id ?? null;
}

/**
 * Whether an application with this address was approved. One whose expert has been removed since speaks for nobody
 * any more (decisions B20).
 */
export async function hasApprovedApplication(tx: Transaction, email: string): Promise<boolean> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT a.id FROM expert_applications a
    WHERE lower(a.email) = lower(${email}) AND a.status = 'approved'
      AND NOT EXISTS (SELECT 1 FROM experts e
        WHERE e.archived_at IS NOT NULL AND (e.id = a.expert_id OR lower(e.email) = lower(a.email)))`;
  return rows.length > 0;
}

/** What is known of somebody from before: the profile that nobody has taken yet, or their application. */
export type KnownPerson = {
  source: "profile" | "application";
  name: string;
  title: string;
  description: string;
  skills: string[];
  skillMastery: Record<string, number>;
  experienceYears: number;
  hourlyRateCents: number;
  workArrangement: WorkArrangement[];
  location: string | null;
  portfolioUrl: string | null;
  availability: string | null;
};

/** By a verified address (decisions A7): the profile before the application it came from, no rejected one. */
export async function findKnownPerson(verifiedEmail: string): Promise<KnownPerson | null> {
  const [known] = await query<KnownPerson>(
    `SELECT 'profile' AS source, name, title, description, skills, skill_mastery AS "skillMastery",
         experience_years AS "experienceYears", hourly_rate_cents AS "hourlyRateCents",
         work_arrangement AS "workArrangement", location, portfolio_url AS "portfolioUrl", availability
       FROM experts WHERE lower(email) = $1 AND user_id IS NULL AND archived_at IS NULL
     UNION ALL
     SELECT 'application', name, title, description, skills, '{}'::jsonb, experience_years, hourly_rate_cents,
         work_arrangement, location, portfolio, NULL
       FROM expert_applications WHERE lower(email) = $1 AND status <> 'rejected'
     ORDER BY 1 DESC LIMIT 1`,
    [verifiedEmail],
    "onboarding-known-person",
  );
  return known ?? null;
}

export type StoredDraft = {
  draft: unknown;
  completedSteps: string[];
  achievements: string[];
  personalityAnswers: unknown;
  updatedAt: Date;
};

/** The draft of an account; null without one. */
export async function findDraft(userId: number): Promise<StoredDraft | null> {
  const [row] = await query<StoredDraft>(
    `SELECT draft, completed_steps AS "completedSteps", achievements, personality_answers AS "personalityAnswers",
       updated_at AS "updatedAt" FROM onboarding_drafts WHERE user_id = $1`,
    [userId],
    "onboarding-find-draft",
  );
  return row ?? null;
}

/** Puts the draft of an account in place of its earlier one. */
export async function saveDraft(
  tx: Transaction,
  userId: number,
  { draft, completedSteps, achievements, personalityAnswers, updatedAt }: StoredDraft,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO onboarding_drafts (user_id, draft, completed_steps, achievements, personality_answers, updated_at)
    VALUES (${userId}, ${JSON.stringify(draft)}::jsonb, ${completedSteps}, ${achievements},
      ${personalityAnswers === null ? null : JSON.stringify(personalityAnswers)}::jsonb, ${updatedAt})
    ON CONFLICT (user_id) DO UPDATE SET draft = excluded.draft, completed_steps = excluded.completed_steps,
      achievements = excluded.achievements, personality_answers = excluded.personality_answers,
      updated_at = excluded.updated_at`;
}

export async function deleteDraft(tx: Transaction, userId: number): Promise<void> {
  await tx.onboardingDraft.deleteMany({ where: { userId } });
}
