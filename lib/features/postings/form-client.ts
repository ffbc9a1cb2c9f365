import { apiCall } from "@/lib/client/api";
import type { Attempt } from "@/lib/client/idempotency-key";
import { storedObject } from "@/lib/client/storage";
import type * as api from "./api";
import { type PostingPayload, type PostingValues, postingDraft } from "./form";

const sendPosting = apiCall<typeof api.postProject>("POST /api/project-postings");

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
export const postProject = (posting: PostingPayload, attempt: Attempt) =>
  sendPosting({ body: posting }, { headers: { "Idempotency-Key": attempt.key } });
