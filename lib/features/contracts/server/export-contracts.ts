import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { exportCsv } from "@/lib/server/csv";
import type { ExportOptions } from "@/lib/shared/admin-list";
import type { ContractsQuery, ListedContract } from "../moderation-schemas";
import { listContracts } from "./list-contracts";

/** The contracts as a file, in the order and with the filters of the screen. */
export async function exportContracts(
  actor: AdminActor,
  query: ContractsQuery & ExportOptions,
): Promise<Response> {
  const { items } = await listContracts(actor, query, "everything");
  return exportCsv<ListedContract>(
    actor,
    "contracts",
    query,
    [
      ["id", ({ id }) => id],
      ["reference", ({ reference }) => reference],
      ["projectTitle", ({ projectTitle }) => projectTitle],
      ["customerCompany", ({ customerCompany }) => customerCompany],
      ["expertName", ({ expertName }) => expertName],
      ["contractType", ({ contractType }) => contractType],
      ["totalAmount", ({ totalAmount }) => totalAmount],
      ["status", ({ status }) => status],
      ["createdAt", ({ createdAt }) => createdAt],
      ["signedAt", ({ signedAt }) => signedAt],
      ["sentAt", ({ sentAt }) => sentAt],
      ["expiresAt", ({ expiresAt }) => expiresAt],
      ["signedBy", ({ signedBy }) => signedBy.join(" ")],
      ["daysWaiting", ({ daysWaiting }) => daysWaiting],
      ["endedAt", ({ endedAt }) => endedAt],
      ["endReason", ({ endReason }) => endReason],
    ],
    items,
  );
}
