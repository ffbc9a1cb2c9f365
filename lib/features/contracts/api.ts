import { z } from "zod";
import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { listQuery } from "@/lib/shared/http/list-query";
import {
  contractsExportQuery,
  contractsQuery,
  listedContract,
  updateContractInput,
} from "./moderation-schemas";
import { contractPdfQuery, generateContractsInput, generatedContracts, ownContract } from "./schemas";

export const listContracts = endpoint({
  method: "GET",
  path: "/api/contracts",
  access: "admin",
  summary: "Every contract, the newest first",
  rateLimit: limits.read,
  query: contractsQuery,
  response: z.array(listedContract),
});

export const listOwnContracts = endpoint({
  method: "GET",
  path: "/api/account/contracts",
  access: "user",
  summary: "The contracts that the signed-in person has drawn up, the newest first",
  rateLimit: limits.read,
  query: listQuery,
  response: ownContract.array(),
});

export const updateContract = endpoint({
  method: "PATCH",
  path: "/api/admin/contracts/{id}",
  access: "admin",
  summary:
    "Note that both parties have signed a draft on paper, or that they have not; or cancel what is not signed, with a reason",
  rateLimit: limits.adminChange,
  params: byId,
  body: updateContractInput,
  response: listedContract,
  errors: ["not_possible_now"],
});

export const generateContracts = endpoint({
  method: "POST",
  path: "/api/contracts/generate",
  access: "public",
  summary: "Generate the client and the expert contract of an engagement; 200 when they exist already",
  rateLimit: limits.contract,
  body: generateContractsInput,
  response: generatedContracts,
  status: 201,
  errors: ["not_found", "conflict"],
  repeatedStatus: 200,
});

export const getContractPdf = endpoint({
  method: "GET",
  path: "/api/contracts/{id}/pdf",
  access: "public",
  summary: "A contract as PDF, by its unguessable link; the owner and administrators need no token",
  rateLimit: limits.read,
  params: byId,
  query: contractPdfQuery,
});

export const exportContracts = endpoint({
  method: "GET",
  path: "/api/admin/exports/contracts",
  access: "admin",
  summary: "Contracts as CSV, with the filters and the order of their list",
  rateLimit: limits.read,
  query: contractsExportQuery,
});
