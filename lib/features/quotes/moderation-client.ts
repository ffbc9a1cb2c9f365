import { adminListCall } from "@/lib/client/admin-list";
import type * as api from "./moderation-api";

/** The administrators' list of quotes. */
export const quotes = adminListCall<typeof api.listQuotes>("GET /api/admin/quotes");
