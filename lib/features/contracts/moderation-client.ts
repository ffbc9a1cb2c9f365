import { adminListCall } from "@/lib/client/admin-list";
import { apiCall } from "@/lib/client/api";
import type * as api from "./api";

/** The administrators' list of contracts. */
export const contracts = adminListCall<typeof api.listContracts>("GET /api/contracts");

/** Notes whether both parties have signed. @throws ApiError as `apiCall` */
export const updateContract = apiCall<typeof api.updateContract>("PATCH /api/admin/contracts/{id}");
