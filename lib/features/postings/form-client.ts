import { apiRequest } from "@/lib/client/api";
import type { Attempt } from "@/lib/client/idempotency-key";
import { storedObject } from "@/lib/client/storage";
import { type PostingPayload, type PostingValues, postingDraft } from "./form";
import type { ProjectPostingCreated } from "./schemas";

/** The half-written posting in this browser, until it is sent. */
export const storedPostingDraft = storedObject<Partial<PostingValues>>({
  area: "local",
  key: "projectPostingDraft",
  schema: postingDraft,
});

/**
 * Posts a project (POST /api/project-postings). Sent again with the same attempt, it counts once.
 * @throws ApiError when the server refuses it; TypeError without connection
 */
export function postProject(posting: PostingPayload, attempt: Attempt): Promise<ProjectPostingCreated> {
  return apiRequest<ProjectPostingCreated>("POST", "/api/project-postings", posting, {
    headers: { "Idempotency-Key": attempt.key },
  });
}
