import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { type CsvColumn, exportCsv } from "@/lib/server/csv";
import type { ExportOptions } from "@/lib/shared/admin-list";
import type { AdminPosting, AdminPostingsQuery } from "../moderation-schemas";
import { listPostings } from "./list-all-postings";

const plain = [
  ...(["lifecycle", "customerCompany", "customerName", "customerEmail", "customerPhone"] as const),
  ...([
    "approvalStatus",
    "isActive",
    "displayOrder",
    "budgetType",
    "hourlyRateMin",
    "hourlyRateMax",
  ] as const),
  ...(["fixedBudgetMin", "fixedBudgetMax", "durationMonths", "hoursPerWeek", "location"] as const),
  ...([
    "experienceRequired",
    "urgency",
    "startDate",
    "industry",
    "projectCategory",
    "teamSize",
    "description",
  ] as const),
  ...(["applicationCount", "rejectionReason", "approvedAt", "approvedBy", "submittedAt", "dueAt"] as const),
];
const lists = ["requiredSkills", "workArrangement", "deliverables"] as const;

const columns: CsvColumn<AdminPosting>[] = [
  ["id", ({ id }) => id],
  ["title", ({ title }) => title, "project.title"],
  ...plain.map((name): CsvColumn<AdminPosting> => [name, (posting) => posting[name]]),
  ...lists.map((name): CsvColumn<AdminPosting> => [name, (posting) => posting[name].join("; ")]),
];

/** The postings as a file, in the order and with the filters of the screen. */
export async function exportPostings(
  actor: AdminActor,
  query: AdminPostingsQuery & ExportOptions,
): Promise<Response> {
  const { items } = await listPostings(actor, query, "everything");
  return exportCsv(actor, "project-postings", query, columns, items);
}
