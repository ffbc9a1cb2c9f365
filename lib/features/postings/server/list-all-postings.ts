import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import type { AdminPage } from "@/lib/shared/admin-list";
import type { AdminPosting, AdminPostingsQuery } from "../moderation-schemas";
import { findPostings } from "./moderation-repository";

/**
 * GET /api/admin/project-postings (001 §7): postings in every state, hidden ones included; what waits for a review
 * comes first, the longest waiting before the others, then the newest.
 * @param paging 'everything' for the export
 */
export function listPostings(
  _actor: AdminActor,
  query: AdminPostingsQuery,
  paging: "page" | "everything" = "page",
): Promise<AdminPage<AdminPosting>> {
  return findPostings(query, paging);
}
