import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import {
  applicant,
  applicantsQuery,
  changeApplicationInput,
  moveApplicationsInput,
  undoMovesInput,
} from "./company-schemas";
import { adminProjectApplication, adminProjectApplicationsQuery } from "./moderation-schemas";
import { projectApplicationCreated, projectApplicationInput } from "./schemas";

export const applyToProject = endpoint({
  method: "POST",
  path: "/api/project-applications",
  access: "public",
  summary: "Apply to a public project, once an email address",
  rateLimit: limits.projectApplication,
  body: projectApplicationInput,
  response: projectApplicationCreated,
  status: 201,
  errors: ["not_found", "conflict"],
  takesIdempotencyKey: true,
});

export const listApplicants = endpoint({
  method: "GET",
  path: "/api/company/projects/{id}/applications",
  access: "user",
  summary: "Who applied to an own posting, newest first; whole name and address from the stage interview on",
  rateLimit: limits.read,
  params: byId,
  query: applicantsQuery,
  response: applicant.array(),
});

export const changeApplication = endpoint({
  method: "PATCH",
  path: "/api/company/applications/{id}",
  access: "user",
  summary:
    "Move an application to an own posting, or write its private note; the applicant hears of interview, offer, hired and " +
    "declined after 10 seconds, with the message",
  rateLimit: limits.applicantChange,
  params: byId,
  body: changeApplicationInput,
  response: applicant,
  errors: ["not_possible_now"],
});

export const moveApplications = endpoint({
  method: "POST",
  path: "/api/company/applications/bulk",
  access: "user",
  summary: "Move up to 100 applications to own postings, all or none",
  rateLimit: limits.applicantChange,
  body: moveApplicationsInput,
  response: applicant.array(),
  errors: ["not_found", "not_possible_now"],
});

export const undoMoves = endpoint({
  method: "POST",
  path: "/api/company/applications/undo",
  access: "user",
  summary: "Take the last move of each application back, with its mail, within 10 seconds; all or none",
  rateLimit: limits.applicantChange,
  body: undoMovesInput,
  response: applicant.array(),
  errors: ["not_found", "not_possible_now"],
});

export const getProjectApplication = endpoint({
  method: "GET",
  path: "/api/admin/project-applications/{id}",
  access: "admin",
  summary: "One application to a project; that it was looked at stands in the audit log",
  rateLimit: limits.read,
  params: byId,
  response: adminProjectApplication,
});

export const listProjectApplications = endpoint({
  method: "GET",
  path: "/api/admin/project-applications",
  access: "admin",
  summary:
    "Applications to projects with where they stand, newest first; companies' private notes are not among it",
  rateLimit: limits.read,
  query: adminProjectApplicationsQuery,
  response: adminProjectApplication.array(),
});
