import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { exportCsv } from "@/lib/server/csv";
import type { ExportOptions } from "@/lib/shared/admin-list";
import { type AdminExpert, type AdminExpertsQuery, adminExpert } from "../moderation-schemas";
import { listAdminExperts } from "./list-all-experts";

/** What is for the profile itself, not for a table of people, and the long text, which is the last column. */
const table = adminExpert.omit({
  ...{ skillMastery: true, profileImage: true, emailNotifications: true, dueAt: true, caseLanguages: true },
  ...{ languages: true, caseStudies: true, certificates: true, education: true, description: true },
});
const columns = [...(Object.keys(table.shape) as (keyof typeof table.shape)[]), "description" as const];

/** GET /api/admin/exports/experts: the administrators' table as a file, in its order and with its filters. */
export async function exportExperts(
  actor: AdminActor,
  query: AdminExpertsQuery & ExportOptions,
): Promise<Response> {
  const { items } = await listAdminExperts(actor, query, "everything");
  return exportCsv<AdminExpert>(
    actor,
    "experts",
    query,
    columns.map((name) => [name, (expert) => cell(expert, name)]),
    items,
  );
}

function cell(expert: AdminExpert, name: keyof AdminExpert) {
  // An archived expert has no place in the list.
  if (name === "displayOrder" && expert.archivedAt) return null;
  const value = expert[name];
  return Array.isArray(value) ? value.join("; ") : (value as string | number | boolean | null);
}
