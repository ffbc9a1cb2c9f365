import { z } from "zod";
import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import {
  approveApplicationInput,
  expertApplication,
  expertApplicationsExportQuery,
  expertApplicationsQuery,
  reviewApplicationInput,
} from "./moderation-schemas";
import {
  correctExpertApplicationInput,
  correctionPath,
  expertApplicationCreated,
  skillSuggestions,
  skillSuggestionsQuery,
  submitExpertApplicationInput,
} from "./schemas";

export const listExpertApplications = endpoint({
  method: "GET",
  path: "/api/expert-applications",
  access: "admin",
  summary: "Applications to join, what waits for a review first",
  rateLimit: limits.read,
  query: expertApplicationsQuery,
  response: z.array(expertApplication),
});

export const submitExpertApplication = endpoint({
  method: "POST",
  path: "/api/expert-applications",
  access: "public",
  summary: "Apply to join the network as an expert",
  rateLimit: limits.expertApplication,
  body: submitExpertApplicationInput,
  response: expertApplicationCreated,
  status: 201,
  errors: ["conflict"],
  takesIdempotencyKey: true,
});

export const correctExpertApplication = endpoint({
  method: "PUT",
  path: "/api/expert-applications/corrections/{token}",
  access: "public",
  summary: "Send an application to join again, corrected, by the link of the mail that asked for changes",
  rateLimit: limits.expertApplication,
  params: correctionPath,
  body: correctExpertApplicationInput,
  response: expertApplicationCreated,
  errors: ["not_possible_now"],
});

export const applyForExpert = endpoint({
  method: "POST",
  path: "/api/admin/expert-applications",
  access: "admin",
  summary:
    "Apply to join for an expert, by the same rules: it waits for its review, and a mail leads to their account",
  rateLimit: limits.adminChange,
  body: submitExpertApplicationInput,
  response: expertApplicationCreated,
  status: 201,
  errors: ["conflict"],
  takesIdempotencyKey: true,
});

export const approveExpertApplication = endpoint({
  method: "POST",
  path: "/api/expert-applications/{id}/approve",
  access: "admin",
  summary: "Approve an application to join: it becomes an expert, or is linked to the one with its address",
  rateLimit: limits.adminChange,
  params: byId,
  body: approveApplicationInput,
  response: expertApplication,
  errors: ["conflict"],
});

export const reviewExpertApplication = endpoint({
  method: "PATCH",
  path: "/api/expert-applications/{id}/status",
  access: "admin",
  summary: "Approve, reject or reopen an application to join, or ask for changes, with notes",
  rateLimit: limits.adminChange,
  params: byId,
  body: reviewApplicationInput,
  response: expertApplication,
  errors: ["conflict"],
});

export const deleteExpertApplication = endpoint({
  method: "DELETE",
  path: "/api/expert-applications/{id}",
  access: "admin",
  summary: "Delete an application to join; the applicant is not told",
  rateLimit: limits.adminChange,
  params: byId,
});

export const exportExpertApplications = endpoint({
  method: "GET",
  path: "/api/admin/exports/expert-applications",
  access: "admin",
  summary: "Applications to join as CSV, with the filters and the order of their list",
  rateLimit: limits.read,
  query: expertApplicationsExportQuery,
});

export const suggestSkills = endpoint({
  method: "GET",
  path: "/api/skills/suggestions",
  access: "public",
  summary: "Skills that go with a title and with skills already named, best first",
  rateLimit: limits.read,
  query: skillSuggestionsQuery,
  response: skillSuggestions,
});
