import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import type { AdminPage } from "@/lib/shared/admin-list";
import type { ExpertApplication, ExpertApplicationsQuery } from "../moderation-schemas";
import { findApplications } from "./moderation-repository";

/**
 * GET /api/expert-applications (001 §7), for administrators: what waits for a review first, the longest wait
 * leading, then the newest.
 * @param paging 'everything' for the export
 */
export function listExpertApplications(
  _actor: AdminActor,
  query: ExpertApplicationsQuery,
  paging: "page" | "everything" = "page",
): Promise<AdminPage<ExpertApplication>> {
  return findApplications(query, paging);
}
