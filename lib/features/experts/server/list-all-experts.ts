import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import type { AdminPage } from "@/lib/shared/admin-list";
import type { AdminExpert, AdminExpertsQuery } from "../moderation-schemas";
import { findAdminExperts } from "./moderation-repository";

/**
 * GET /api/admin/experts: a page of experts with their full records, in display order unless asked otherwise; those
 * under review by how long they have waited.
 * @param paging 'everything' for the export
 */
export function listAdminExperts(
  _actor: AdminActor,
  query: AdminExpertsQuery,
  paging: "page" | "everything" = "page",
): Promise<AdminPage<AdminExpert>> {
  return findAdminExperts(query, paging);
}
