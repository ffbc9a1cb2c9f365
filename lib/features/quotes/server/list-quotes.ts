import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import type { AdminPage } from "@/lib/shared/admin-list";
import type { AdminQuote, AdminQuotesQuery } from "../moderation-schemas";
import { findAdminQuotes } from "./moderation-repository";

/** GET /api/admin/quotes: every quote that was sent, in every state. */
export const listQuotes = (_actor: AdminActor, query: AdminQuotesQuery): Promise<AdminPage<AdminQuote>> =>
  findAdminQuotes(query);
