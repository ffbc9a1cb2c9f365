import { apiCall } from "@/lib/client/api";
import type * as api from "./details-api";

export const saveCompanyDetails = apiCall<typeof api.saveCompanyDetails>("PUT /api/company/contract-details");
export const saveExpertDetails = apiCall<typeof api.saveExpertDetails>("PUT /api/expert/contract-details");
export const sendContracts = apiCall<typeof api.sendContracts>("POST /api/contracts/{id}/send");
