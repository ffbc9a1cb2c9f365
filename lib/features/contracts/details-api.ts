import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import {
  companyDetailsInput,
  contractDetails,
  expertDetailsInput,
  sendContractInput,
  sentContracts,
} from "./details-schemas";

export const readCompanyDetails = endpoint({
  method: "GET",
  path: "/api/company/contract-details",
  access: "user",
  summary:
    "How the signed-in person's company stands in its contracts, or what is known of it; of a team for all its people",
  rateLimit: limits.read,
  response: contractDetails,
});

export const saveCompanyDetails = endpoint({
  method: "PUT",
  path: "/api/company/contract-details",
  access: "user",
  summary:
    "Keep who signs for the company and where its bills go; contracts that nobody has signed are made again (owners)",
  rateLimit: limits.team,
  body: companyDetailsInput,
  response: contractDetails,
  errors: ["forbidden"],
});

export const readExpertDetails = endpoint({
  method: "GET",
  path: "/api/expert/contract-details",
  access: "user",
  summary: "How the signed-in expert stands in contracts, or what is known already",
  rateLimit: limits.read,
  response: contractDetails,
  errors: ["not_found"],
});

export const saveExpertDetails = endpoint({
  method: "PUT",
  path: "/api/expert/contract-details",
  access: "user",
  summary: "Keep who signs for the expert; contracts that nobody has signed are made again",
  rateLimit: limits.team,
  body: expertDetailsInput,
  response: contractDetails,
  errors: ["not_found"],
});

export const sendContracts = endpoint({
  method: "POST",
  path: "/api/contracts/{id}/send",
  access: "user",
  summary:
    "Send both contracts that the calculator drew up to their parties for signing; sent again it is the same",
  rateLimit: limits.contract,
  params: byId,
  body: sendContractInput,
  response: sentContracts,
  errors: ["not_possible_now", "already_signed", "conflict", "forbidden"],
});
