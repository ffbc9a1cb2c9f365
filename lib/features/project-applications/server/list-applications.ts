import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { recordView } from "@/lib/server/audit";
import type { AdminPage } from "@/lib/shared/admin-list";
import { AppError } from "@/lib/shared/errors";
import type { AdminProjectApplication, AdminProjectApplicationsQuery } from "../moderation-schemas";
import { findApplication, findApplications } from "./moderation-repository";

/** GET /api/admin/project-applications: applications to projects in every stage, newest first. */
export const listProjectApplications = (
  _actor: AdminActor,
  query: AdminProjectApplicationsQuery,
): Promise<AdminPage<AdminProjectApplication>> => findApplications(query);

/**
 * GET /api/admin/project-applications/{id}: one of them, to read. That it was looked at stands in the audit log.
 * @throws AppError not_found
 */
export async function getProjectApplication(actor: AdminActor, id: number): Promise<AdminProjectApplication> {
  const application = await findApplication(id);
  if (!application) throw new AppError("application_not_found");
  await recordView(actor, "project_application", id);
  return application;
}
