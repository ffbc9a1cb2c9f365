import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import type { AdminPage } from "@/lib/shared/admin-list";
import type { AdminProjectApplication, AdminProjectApplicationsQuery } from "../moderation-schemas";
import { findApplications } from "./moderation-repository";

/** GET /api/admin/project-applications: applications to projects in every stage, newest first. */
export const listProjectApplications = (
  _actor: AdminActor,
  query: AdminProjectApplicationsQuery,
): Promise<AdminPage<AdminProjectApplication>> => findApplications(query);
