import type { z } from "zod";
import { apiCall } from "@/lib/client/api";
import type { Attempt } from "@/lib/client/idempotency-key";
import type * as api from "./api";
import type { ProjectApplicationForm, projectApplicationInput } from "./schemas";

const postApplication = apiCall<typeof api.applyToProject>("POST /api/project-applications");

/** What the dialog sends: the form, the project, and the profile somebody applies with where one was chosen. */
export type ProjectApplicationPayload = ProjectApplicationForm & { projectId: number; expertId?: number };

/**
 * Sends an application to a project (POST /api/project-applications). Sent again with the same attempt, it counts once.
 * @throws ApiError when the server refuses it; TypeError without connection
 */
export const applyToProject = (payload: ProjectApplicationPayload, attempt: Attempt) =>
  postApplication(
    // What is missing goes as it is, for the server to refuse.
    { body: payload as z.input<typeof projectApplicationInput> },
    { headers: { "Idempotency-Key": attempt.key } },
  );
