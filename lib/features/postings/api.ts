import { z } from "zod";
import { exportOptions } from "@/lib/shared/admin-list";
import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { listQuery } from "@/lib/shared/http/list-query";
import {
  adminPosting,
  adminPostingsQuery,
  approvePostingInput,
  editPostingInput,
  postingOrderInput,
  postingVisibilityInput,
  rejectPostingInput,
  requestPostingChangesInput,
} from "./moderation-schemas";
import { projectPostingCreated, projectPostingInput, publicProject } from "./schemas";

export const listProjects = endpoint({
  method: "GET",
  path: "/api/projects",
  access: "public",
  summary: "Approved and active projects in display order, then newest",
  rateLimit: limits.read,
  query: listQuery,
  response: publicProject.array(),
});

export const getProject = endpoint({
  method: "GET",
  path: "/api/projects/{id}",
  access: "public",
  summary: "One public project",
  rateLimit: limits.read,
  params: byId,
  response: publicProject,
});

export const postProject = endpoint({
  method: "POST",
  path: "/api/project-postings",
  access: "public",
  summary: "Post a project, which is reviewed before it is public",
  rateLimit: limits.projectPosting,
  body: projectPostingInput,
  response: projectPostingCreated,
  status: 201,
  errors: ["conflict"],
  takesIdempotencyKey: true,
});

export const postForCustomer = endpoint({
  method: "POST",
  path: "/api/admin/project-postings",
  access: "admin",
  summary: "Post a project for a customer, by the same rules: it waits for its review, and a mail tells them",
  rateLimit: limits.adminChange,
  body: projectPostingInput,
  response: projectPostingCreated,
  status: 201,
  errors: ["conflict"],
  takesIdempotencyKey: true,
});

export const listPostings = endpoint({
  method: "GET",
  path: "/api/admin/project-postings",
  access: "admin",
  summary:
    "Project postings in every state; those that wait for a review first, the longest waiting before the others",
  rateLimit: limits.read,
  query: adminPostingsQuery,
  response: z.array(adminPosting),
});

export const listPendingPostings = endpoint({
  method: "GET",
  path: "/api/admin/project-postings/pending",
  access: "admin",
  summary: "Project postings that wait for their review, the longest waiting first",
  rateLimit: limits.read,
  query: adminPostingsQuery.omit({ status: true }),
  response: z.array(adminPosting),
});

export const editPosting = endpoint({
  method: "PATCH",
  path: "/api/admin/project-postings/{id}",
  access: "admin",
  summary: "Change an approved posting; absent fields stay, null clears",
  rateLimit: limits.adminChange,
  params: byId,
  body: editPostingInput,
  response: adminPosting,
  errors: ["conflict"],
});

export const deletePosting = endpoint({
  method: "DELETE",
  path: "/api/admin/project-postings/{id}",
  access: "admin",
  summary: "Delete a posting with its applications; one that contracts were made for is refused",
  rateLimit: limits.adminChange,
  params: byId,
  status: 204,
  errors: ["conflict"],
});

export const approvePosting = endpoint({
  method: "PATCH",
  path: "/api/admin/project-postings/{id}/approve",
  access: "admin",
  summary: "Approve a pending posting: it becomes public, its poster and fitting experts are told",
  rateLimit: limits.adminChange,
  params: byId,
  body: approvePostingInput,
  response: adminPosting,
  errors: ["conflict"],
});

export const rejectPosting = endpoint({
  method: "PATCH",
  path: "/api/admin/project-postings/{id}/reject",
  access: "admin",
  summary: "Reject a pending posting; without a reason it is 'Not approved'",
  rateLimit: limits.adminChange,
  params: byId,
  body: rejectPostingInput,
  response: adminPosting,
  errors: ["conflict"],
});

export const requestPostingChanges = endpoint({
  method: "PATCH",
  path: "/api/admin/project-postings/{id}/request-changes",
  access: "admin",
  summary: "Ask whoever sent a pending posting to correct it; the review waits until it is sent again",
  rateLimit: limits.adminChange,
  params: byId,
  body: requestPostingChangesInput,
  response: adminPosting,
  errors: ["conflict"],
});

export const reopenPosting = endpoint({
  method: "PATCH",
  path: "/api/admin/project-postings/{id}/reopen",
  access: "admin",
  summary: "Put a posting that was rejected, or waits for its sender, back under review",
  rateLimit: limits.adminChange,
  params: byId,
  response: adminPosting,
  errors: ["conflict"],
});

export const setPostingVisibility = endpoint({
  method: "PATCH",
  path: "/api/admin/project-postings/{id}/visibility",
  access: "admin",
  summary: "Show or hide an approved posting",
  rateLimit: limits.adminChange,
  params: byId,
  body: postingVisibilityInput,
  response: adminPosting,
  errors: ["conflict"],
});

export const orderPosting = endpoint({
  method: "PATCH",
  path: "/api/admin/project-postings/{id}/order",
  access: "admin",
  summary: "Move an approved posting to a place from 1; the neighbours swap",
  rateLimit: limits.adminChange,
  params: byId,
  body: postingOrderInput,
  response: adminPosting,
  errors: ["conflict"],
});

export const exportPostings = endpoint({
  method: "GET",
  path: "/api/admin/exports/project-postings",
  access: "admin",
  summary: "The project postings as CSV, with the filters and the order of their list",
  rateLimit: limits.read,
  query: adminPostingsQuery.omit({ page: true, limit: true }).extend(exportOptions),
});
