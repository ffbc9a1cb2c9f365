import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { exportCsv } from "@/lib/server/csv";
import type { ExportOptions } from "@/lib/shared/admin-list";
import type { ExpertApplication, ExpertApplicationsQuery } from "../moderation-schemas";
import { listExpertApplications } from "./list-expert-applications";

/** The applications as a file, in the order and with the filters of the screen. */
export async function exportExpertApplications(
  actor: AdminActor,
  query: ExpertApplicationsQuery & ExportOptions,
): Promise<Response> {
  const { items } = await listExpertApplications(actor, query, "everything");
  return exportCsv<ExpertApplication>(
    actor,
    "expert-applications",
    query,
    [
      ["id", ({ id }) => id],
      ["name", ({ name }) => name],
      ["title", ({ title }) => title],
      ["email", ({ email }) => email],
      ["phone", ({ phone }) => phone],
      ["experienceYears", ({ experienceYears }) => experienceYears],
      ["hourlyRate", ({ hourlyRate }) => hourlyRate],
      ["weeklyAvailabilityHours", ({ weeklyAvailabilityHours }) => weeklyAvailabilityHours],
      ["location", ({ location }) => location],
      ["workRadius", ({ workRadius }) => workRadius],
      ["workArrangement", ({ workArrangement }) => workArrangement.join(", ")],
      ["skills", ({ skills }) => skills.join(", ")],
      ["description", ({ description }) => description],
      ["portfolio", ({ portfolio }) => portfolio],
      ["linkedinUrl", ({ linkedinUrl }) => linkedinUrl],
      ["githubUrl", ({ githubUrl }) => githubUrl],
      ["resume", ({ resume }) => resume],
      ["status", ({ status }) => status],
      ["reviewNotes", ({ reviewNotes }) => reviewNotes],
      ["reviewedAt", ({ reviewedAt }) => reviewedAt],
      ["reviewedBy", ({ reviewedBy }) => reviewedBy],
      ["expertId", ({ expertId }) => expertId],
      ["createdAt", ({ createdAt }) => createdAt],
      ["dueAt", ({ dueAt }) => dueAt],
    ],
    items,
  );
}
