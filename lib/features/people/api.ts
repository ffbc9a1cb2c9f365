import { z } from "zod";
import { messageAnswer } from "@/lib/features/accounts/schemas";
import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import {
  companiesQuery,
  companyDetails,
  companyMarkInput,
  companySummary,
  companyThing,
  companyThingsQuery,
} from "./company-schemas";
import {
  confirmAddressInput,
  mergeInput,
  mergePreview,
  mergePreviewQuery,
  newAddressInput,
  peopleQuery,
  personDetails,
  personSummary,
  personThingsQuery,
  roleInput,
  suspensionInput,
  thing,
} from "./schemas";

export const listPeople = endpoint({
  method: "GET",
  path: "/api/admin/people",
  access: "admin",
  summary: "The accounts, newest first",
  rateLimit: limits.read,
  query: peopleQuery,
  response: z.array(personSummary),
});

export const getPerson = endpoint({
  method: "GET",
  path: "/api/admin/people/{id}",
  access: "admin",
  summary: "Everything about one person; that it was looked at stands in the audit log",
  rateLimit: limits.read,
  params: byId,
  response: personDetails,
});

export const listPersonThings = endpoint({
  method: "GET",
  path: "/api/admin/people/{id}/things",
  access: "admin",
  summary: "What somebody has of one kind, newest first, page by page",
  rateLimit: limits.read,
  params: byId,
  query: personThingsQuery,
  response: z.array(thing),
});

export const changeRole = endpoint({
  method: "PATCH",
  path: "/api/admin/people/{id}/role",
  access: "admin",
  summary: "Make somebody an administrator, or take the right; never one's own",
  rateLimit: limits.adminChange,
  params: byId,
  body: roleInput,
  errors: ["conflict", "not_possible_now"],
});

export const suspendPerson = endpoint({
  method: "PATCH",
  path: "/api/admin/people/{id}/suspension",
  access: "admin",
  summary: "Let nobody sign in with an account, or lift that; every session ends, what was written stays",
  rateLimit: limits.adminChange,
  params: byId,
  body: suspensionInput,
  errors: ["conflict", "not_possible_now"],
});

export const mailVerification = endpoint({
  method: "POST",
  path: "/api/admin/people/{id}/verification-mail",
  access: "admin",
  summary: "Mail an unverified account its verification link anew",
  rateLimit: limits.adminChange,
  params: byId,
  errors: ["not_possible_now"],
});

export const askNewAddress = endpoint({
  method: "POST",
  path: "/api/admin/people/{id}/email",
  access: "admin",
  summary: "Begin a change of address: the old one is told, the new one's link confirms it",
  rateLimit: limits.adminChange,
  params: byId,
  body: newAddressInput,
  errors: ["conflict"],
});

export const confirmAddress = endpoint({
  method: "POST",
  path: "/api/auth/confirm-address",
  access: "public",
  summary: "Confirm a new address with its mailed link; every session ends",
  rateLimit: limits.token,
  body: confirmAddressInput,
  response: messageAnswer,
  errors: ["conflict", "not_found"],
});

export const previewMerge = endpoint({
  method: "GET",
  path: "/api/admin/people/{id}/merge",
  access: "admin",
  summary: "What merging another account into this one would do, and what is in its way",
  rateLimit: limits.read,
  params: byId,
  query: mergePreviewQuery,
  response: mergePreview,
});

export const mergePeople = endpoint({
  method: "POST",
  path: "/api/admin/people/{id}/merge",
  access: "admin",
  summary: "Make another account part of this one: everything moves, the other account is gone",
  rateLimit: limits.adminChange,
  params: byId,
  body: mergeInput,
  errors: ["not_possible_now"],
});

export const listCompanies = endpoint({
  method: "GET",
  path: "/api/admin/companies",
  access: "admin",
  summary: "The companies that people work in together, newest first",
  rateLimit: limits.read,
  query: companiesQuery,
  response: z.array(companySummary),
});

export const getCompany = endpoint({
  method: "GET",
  path: "/api/admin/companies/{id}",
  access: "admin",
  summary: "Everything about one company; that it was looked at stands in the audit log",
  rateLimit: limits.read,
  params: byId,
  response: companyDetails,
});

export const listCompanyThings = endpoint({
  method: "GET",
  path: "/api/admin/companies/{id}/things",
  access: "admin",
  summary: "What a company has of one kind, newest first, page by page",
  rateLimit: limits.read,
  params: byId,
  query: companyThingsQuery,
  response: z.array(companyThing),
});

export const changeCompanyMark = endpoint({
  method: "PATCH",
  path: "/api/admin/companies/{id}/mark",
  access: "admin",
  summary: "Give a company its mark by hand, take it away, or let its owners verify it again; they are told",
  rateLimit: limits.adminChange,
  params: byId,
  body: companyMarkInput,
  errors: ["conflict", "not_possible_now"],
});
