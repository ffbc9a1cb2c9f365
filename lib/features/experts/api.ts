import { z } from "zod";
import { exportOptions } from "@/lib/shared/admin-list";
import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { listQuery } from "@/lib/shared/http/list-query";
import {
  adminExpert,
  adminExpertsQuery,
  moveExpertInput,
  requestExpertChangesInput,
} from "./moderation-schemas";
import { availabilityLinkInput, updateExpertInput, uploadImageInput } from "./profile-schemas";
import {
  countChoicesInput,
  foundExpert,
  fullExpert,
  listExpertsQuery,
  listedExpert,
  searchCounts,
  searchExpertsInput,
  skillFilterItems,
  stats,
  visibleExpert,
} from "./schemas";

export const listExperts = endpoint({
  method: "GET",
  path: "/api/experts",
  access: "public",
  summary: "Experts in display order; administrators get the full records",
  rateLimit: limits.read,
  query: listExpertsQuery,
  response: listedExpert.array(),
});

export const searchExperts = endpoint({
  method: "POST",
  path: "/api/experts/search",
  access: "public",
  summary:
    "Search public experts; the same body sent to the address of the Link header continues the list. " +
    "`limit` and `cursor` are read from the query and the body; the query wins. Words such as a city, remote, senior and " +
    "'under 110 €' are filters, unless they stand in quotation marks; nobody is found who has a word behind a minus",
  rateLimit: limits.search,
  query: listQuery,
  body: searchExpertsInput,
  headers: {
    "X-Search-Words":
      "What the words were understood as, percent-encoded JSON: `understood`, each a filter with its value and its words, " +
      "`leftOut`, the words that nobody has beside the others, `excluded`, those behind a minus or NOT that nobody has who is found, `overruled`, those that give way to a filter which is set, " +
      "`unfiltered`, those of money that no filter says, such as a lowest rate or one of a day, which are not looked for, " +
      "`near`, labels of the skills that were looked for in place of one that nobody has, and `nearTo`, the words that named it.",
  },
  response: foundExpert.array(),
});

export const countChoices = endpoint({
  method: "POST",
  path: "/api/experts/search/counts",
  access: "public",
  summary: "How many experts each choice of a search's filters has under all the other filters",
  rateLimit: limits.search,
  body: countChoicesInput,
  response: searchCounts,
});

export const getExpert = endpoint({
  method: "GET",
  path: "/api/experts/{id}",
  access: "public",
  summary: "One expert; the owner and administrators get the full record",
  rateLimit: limits.read,
  params: byId,
  response: visibleExpert,
});

export const updateExpert = endpoint({
  method: "PATCH",
  path: "/api/experts/{id}",
  access: "user",
  summary: "Change an expert, as its owner or an administrator; absent fields stay, null clears",
  rateLimit: limits.profileEdit,
  params: byId,
  body: updateExpertInput,
  response: fullExpert,
  errors: ["conflict"],
});

export const putExpert = endpoint({
  ...updateExpert,
  method: "PUT",
  summary: "The same as PATCH: only the fields that are sent change",
});

export const requestExpertChanges = endpoint({
  method: "POST",
  path: "/api/admin/experts/{id}/request-changes",
  access: "admin",
  summary: "Ask the owner of a profile under review to correct it; the review waits until it is sent again",
  rateLimit: limits.adminChange,
  params: byId,
  body: requestExpertChangesInput,
  response: fullExpert,
  errors: ["conflict"],
});

export const resubmitExpert = endpoint({
  method: "POST",
  path: "/api/experts/{id}/resubmit",
  access: "user",
  summary: "Send the own profile for its review again, after changes were asked for",
  rateLimit: limits.profileEdit,
  params: byId,
  response: fullExpert,
  errors: ["not_possible_now"],
});

export const confirmAvailability = endpoint({
  method: "POST",
  path: "/api/experts/{id}/confirm-availability",
  access: "user",
  summary: "Say, as the owner, that what the profile says of one's time is still right",
  rateLimit: limits.profileEdit,
  params: byId,
  response: fullExpert,
});

export const confirmAvailabilityByLink = endpoint({
  method: "POST",
  path: "/api/experts/{id}/availability-link",
  access: "public",
  summary: "The same by the link of a reminder, without a sign-in",
  rateLimit: limits.token,
  params: byId,
  body: availabilityLinkInput,
  status: 204,
  errors: ["not_found"],
});

export const archiveExpert = endpoint({
  method: "DELETE",
  path: "/api/experts/{id}",
  access: "admin",
  summary: "Take an expert out of every public view; the history stays and it can be restored",
  rateLimit: limits.adminChange,
  params: byId,
  status: 204,
  errors: ["conflict"],
});

export const uploadProfileImage = endpoint({
  method: "POST",
  path: "/api/experts/{id}/image",
  access: "user",
  summary:
    "Upload an expert's profile image (PNG, JPEG or WebP up to 5 MB), as its owner or an administrator",
  rateLimit: limits.upload,
  params: byId,
  bodyType: "multipart/form-data",
  body: uploadImageInput,
  response: fullExpert,
  errors: ["conflict"],
});

export const moveExpert = endpoint({
  method: "PATCH",
  path: "/api/experts/{id}/order",
  access: "admin",
  summary: "Move an expert to a place of the list, counted from 1; those in between make room",
  rateLimit: limits.displayOrder,
  params: byId,
  body: moveExpertInput,
  response: fullExpert,
  errors: ["conflict"],
});

export const countProfileView = endpoint({
  method: "POST",
  path: "/api/experts/{id}/views",
  access: "public",
  summary: "Count that a public profile was opened today; who opened it is not kept",
  rateLimit: limits.profileView,
  params: byId,
});

export const listAdminExperts = endpoint({
  method: "GET",
  path: "/api/admin/experts",
  access: "admin",
  summary:
    "Experts with their full records, by review status and search, in display order unless asked otherwise",
  rateLimit: limits.read,
  query: adminExpertsQuery,
  response: z.array(adminExpert),
});

export const restoreExpert = endpoint({
  method: "POST",
  path: "/api/admin/experts/{id}/restore",
  access: "admin",
  summary: "Bring a deleted expert back, at the place they had",
  rateLimit: limits.adminChange,
  params: byId,
  response: fullExpert,
  errors: ["conflict"],
});

export const exportExperts = endpoint({
  method: "GET",
  path: "/api/admin/exports/experts",
  access: "admin",
  summary: "The administrators' list of experts as CSV, with its filters and its order",
  rateLimit: limits.read,
  query: adminExpertsQuery.omit({ page: true, limit: true }).extend(exportOptions),
});

export const listSkills = endpoint({
  method: "GET",
  path: "/api/skills",
  access: "public",
  summary: "Skills of public experts with the number of experts",
  rateLimit: limits.read,
  response: skillFilterItems,
});

export const getStats = endpoint({
  method: "GET",
  path: "/api/stats",
  access: "public",
  summary: "Live numbers of the marketplace",
  rateLimit: limits.read,
  response: stats,
});
