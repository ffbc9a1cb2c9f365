import { endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { partyContract, partyContractsQuery } from "./party-schemas";

export const listCompanyContracts = endpoint({
  method: "GET",
  path: "/api/company/contracts",
  access: "user",
  summary: "The contracts of which the signed-in person's company is the client, the newest first",
  rateLimit: limits.read,
  query: partyContractsQuery,
  response: partyContract.array(),
});

export const listExpertContracts = endpoint({
  method: "GET",
  path: "/api/expert/contracts",
  access: "user",
  summary: "The signed-in expert's own contracts, the newest first",
  rateLimit: limits.read,
  query: partyContractsQuery,
  response: partyContract.array(),
});
