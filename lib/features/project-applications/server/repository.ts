import "server-only";
import type { Transaction } from "@/lib/server/db";
import type { ProjectApplicationInput } from "../schemas";

export type NewProjectApplication = ProjectApplicationInput & {
  /** Only of the signed-in person whose verified address this is. */
  userId: number | null;
  expertId: number | null;
  createdAt: Date;
};

/**
 * Stores an application unless its address has applied to the project already, in whatever case (decisions C11): the
 * unique index decides, and ON CONFLICT DO NOTHING keeps losers from raising errors.
 * @returns the new application's id, or null when there is one already
 */
export async function claimProjectApplication(
  tx: Transaction,
  application: NewProjectApplication,
): Promise<number | null> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO project_applications (project_id, expert_id, user_id, applicant_name, applicant_email, cover_letter,
      proposed_rate_cents, estimated_start_date, estimated_hours_per_week, availability_notes, created_at, updated_at)
    VALUES (${application.projectId}, ${application.expertId}, ${application.userId}, ${application.applicantName},
      ${application.applicantEmail}, ${application.coverLetter}, ${application.proposedRateCents},
      ${application.estimatedStartDate}, ${application.estimatedHoursPerWeek}, ${application.availabilityNotes},
      ${application.createdAt}, ${application.createdAt})
    ON CONFLICT (project_id, (lower(applicant_email))) DO NOTHING RETURNING id`;
  return rows[0]?.id ?? null;
}
