import "server-only";
import type { Transaction } from "@/lib/server/db";
import type { SubmitExpertApplicationInput } from "../schemas";

export type NewExpertApplication = SubmitExpertApplicationInput & { createdAt: Date };

/**
 * Stores an application unless its address has one already, in whatever case and state (decisions C11): the
 * unique index on the lower-cased address decides, and ON CONFLICT DO NOTHING keeps losers from raising errors.
 * @returns the new application's id, or null when there is one already
 */
export async function claimApplication(
  tx: Transaction,
  application: NewExpertApplication,
): Promise<number | null> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO expert_applications (name, title, email, phone, description, skills, experience_years,
      hourly_rate_cents, weekly_availability_hours, portfolio, linkedin_url, github_url, resume,
      work_arrangement, location, work_radius, personality_openness, personality_conscientiousness,
      personality_extraversion, personality_agreeableness, personality_neuroticism, personality_test_completed,
      created_at, updated_at)
    VALUES (${application.name}, ${application.title}, ${application.email}, ${application.phone},
      ${application.description}, ${application.skills}, ${application.experienceYears},
      ${application.hourlyRateCents}, ${application.weeklyAvailabilityHours}, ${application.portfolio},
      ${application.linkedinUrl}, ${application.githubUrl}, ${application.resume},
      ${application.workArrangement}, ${application.location}, ${application.workRadius},
      ${application.personalityOpenness}, ${application.personalityConscientiousness},
      ${application.personalityExtraversion}, ${application.personalityAgreeableness},
      ${application.personalityNeuroticism}, ${application.personalityTestCompleted},
      ${application.createdAt}, ${application.createdAt})
    ON CONFLICT ((lower(email))) DO NOTHING RETURNING id`;
  return rows[0]?.id ?? null;
}
