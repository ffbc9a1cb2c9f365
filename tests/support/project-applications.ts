import { insert } from "./database/connection";

let sequence = 0;

export type ProjectApplicationOptions = {
  projectId: number;
  name?: string;
  email?: string;
  coverLetter?: string;
  availabilityNotes?: string | null;
  expertId?: number | null;
  userId?: number | null;
  stage?: string;
  stageChangedAt?: Date;
};

/** An application to a project that nobody has answered, unless the options say otherwise. */
export function createProjectApplication(
  options: ProjectApplicationOptions,
): Promise<{ id: number; applicant_name: string; applicant_email: string }> {
  sequence += 1;
  const at = options.stageChangedAt ?? new Date();
  return insert("project_applications", {
    project_id: options.projectId,
    applicant_name: options.name ?? "Helmi Lindqvist",
    applicant_email: options.email ?? `applicant${sequence}@example.com`,
    cover_letter: options.coverLetter ?? "Forecasts are what I have built for ten years.",
    availability_notes: options.availabilityNotes ?? null,
    expert_id: options.expertId ?? null,
    user_id: options.userId ?? null,
    stage: options.stage ?? "new",
    stage_changed_at: at,
    created_at: at,
    updated_at: at,
  });
}
