import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { csvResponse } from "@/lib/server/csv";
import type { AdminExpert, AdminExpertsQuery } from "../moderation-schemas";
import { listAdminExperts } from "./list-all-experts";

const list = (values: readonly string[]) => values.join("; ");

/** GET /api/admin/exports/experts: the administrators' table as a file, in its order and with its filters. */
export async function exportExperts(actor: AdminActor, query: AdminExpertsQuery): Promise<Response> {
  const { items } = await listAdminExperts(actor, query, "everything");
  return csvResponse<AdminExpert>(
    "experts",
    [
      ["id", ({ id }) => id],
      ["displayOrder", ({ displayOrder, archivedAt }) => (archivedAt ? null : displayOrder)],
      ["name", ({ name }) => name],
      ["title", ({ title }) => title],
      ["email", ({ email }) => email],
      ["phone", ({ phone }) => phone],
      ["skills", ({ skills }) => list(skills)],
      ["experienceYears", ({ experienceYears }) => experienceYears],
      ["hourlyRate", ({ hourlyRate }) => hourlyRate],
      ["location", ({ location }) => location],
      ["workRadius", ({ workRadius }) => workRadius],
      ["workArrangement", ({ workArrangement }) => list(workArrangement)],
      ["availability", ({ availability }) => availability],
      ["weeklyAvailabilityHours", ({ weeklyAvailabilityHours }) => weeklyAvailabilityHours],
      ["approvalStatus", ({ approvalStatus }) => approvalStatus],
      ["isActive", ({ isActive }) => isActive],
      ["portfolioUrl", ({ portfolioUrl }) => portfolioUrl],
      ["linkedinUrl", ({ linkedinUrl }) => linkedinUrl],
      ["githubUrl", ({ githubUrl }) => githubUrl],
      ["createdAt", ({ createdAt }) => createdAt],
      ["updatedAt", ({ updatedAt }) => updatedAt],
      ["archivedAt", ({ archivedAt }) => archivedAt],
      ["description", ({ description }) => description],
    ],
    items,
  );
}
