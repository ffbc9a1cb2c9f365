import { apiRequest } from "@/lib/client/api";
import type { Attempt } from "@/lib/client/idempotency-key";
import type { ProjectApplicationCreated, ProjectApplicationForm } from "./schemas";

/** What the dialog sends: the form, the project, and the profile somebody applies with where one was chosen. */
export type ProjectApplicationPayload = ProjectApplicationForm & { projectId: number; expertId?: number };

/**
 * Sends an application to a project (POST /api/project-applications). Sent again with the same attempt, it counts once.
 * @throws ApiError when the server refuses it; TypeError without connection
 */
export function applyToProject(
  payload: ProjectApplicationPayload,
  attempt: Attempt,
): Promise<ProjectApplicationCreated> {
  return apiRequest<ProjectApplicationCreated>("POST", "/api/project-applications", payload, {
    headers: { "Idempotency-Key": attempt.key },
  });
}
