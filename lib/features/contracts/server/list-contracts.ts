import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import type { AdminPage } from "@/lib/shared/admin-list";
import type { ContractsQuery, ListedContract } from "../moderation-schemas";
import { findContracts } from "./moderation-repository";

/**
 * GET /api/contracts (decisions A3), for administrators: every contract with its real status (C8), those of archived
 * experts included (B20).
 * @param paging 'everything' for the export
 */
export function listContracts(
  _actor: AdminActor,
  query: ContractsQuery,
  paging: "page" | "everything" = "page",
): Promise<AdminPage<ListedContract>> {
  return findContracts(query, paging);
}
