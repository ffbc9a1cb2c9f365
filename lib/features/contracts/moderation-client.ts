import { adminListCall } from "@/lib/client/admin-list";
import type * as api from "./api";

/** The administrators' list of contracts. */
export const contracts = adminListCall<typeof api.listContracts>("GET /api/contracts");
