import { editOwnPostingInput } from "@/lib/features/postings/own-schemas";
import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { lifecycleInput, ownProject, ownProjectDetails, ownProjectsQuery } from "./schemas";

export const listOwnProjects = endpoint({
  method: "GET",
  path: "/api/company/projects",
  access: "user",
  summary: "The projects that the signed-in person or their company has posted, newest first",
  rateLimit: limits.read,
  query: ownProjectsQuery,
  response: ownProject.array(),
});

export const getOwnProject = endpoint({
  method: "GET",
  path: "/api/company/projects/{id}",
  access: "user",
  summary: "One of them with every field as it was typed and the decisions about it",
  rateLimit: limits.read,
  params: byId,
  response: ownProjectDetails,
});

export const editOwnProject = endpoint({
  method: "PATCH",
  path: "/api/company/projects/{id}",
  access: "user",
  summary:
    "Change any field; of an approved one a changed title, description, requiredSkills or customerCompany is reviewed again",
  rateLimit: limits.companyProject,
  params: byId,
  body: editOwnPostingInput,
  response: ownProjectDetails,
  errors: ["forbidden", "conflict", "not_possible_now"],
});

export const resubmitOwnProject = endpoint({
  method: "POST",
  path: "/api/company/projects/{id}/resubmit",
  access: "user",
  summary: "Send one that was rejected, or that changes were asked of, to be reviewed again",
  rateLimit: limits.companyProject,
  params: byId,
  response: ownProjectDetails,
  errors: ["not_possible_now"],
});

export const changeOwnLifecycle = endpoint({
  method: "PATCH",
  path: "/api/company/projects/{id}/lifecycle",
  access: "user",
  summary:
    "Pause, open, fill or withdraw one; the last two are ends and decline every applicant who still waits",
  rateLimit: limits.companyProject,
  params: byId,
  body: lifecycleInput,
  response: ownProjectDetails,
  errors: ["not_possible_now"],
});
