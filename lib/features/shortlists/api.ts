import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import {
  shortlist,
  shortlistExpert,
  shortlistExpertInput,
  shortlistInput,
  shortlistPlace,
  shortlistShare,
  shortlistsQuery,
  shortlistWithExperts,
} from "./schemas";

export const listShortlists = endpoint({
  method: "GET",
  path: "/api/shortlists",
  access: "user",
  summary: "The signed-in person's named lists of experts, newest first",
  rateLimit: limits.read,
  query: shortlistsQuery,
  response: shortlist.array(),
});

export const createShortlist = endpoint({
  method: "POST",
  path: "/api/shortlists",
  access: "user",
  summary: "Begin a named list of experts",
  rateLimit: limits.shortlist,
  body: shortlistInput,
  response: shortlist,
  status: 201,
  errors: ["conflict"],
  takesIdempotencyKey: true,
});

export const getShortlist = endpoint({
  method: "GET",
  path: "/api/shortlists/{id}",
  access: "user",
  summary: "One of the signed-in person's lists with its public experts and the notes about them",
  rateLimit: limits.read,
  params: byId,
  response: shortlistWithExperts,
});

export const renameShortlist = endpoint({
  method: "PATCH",
  path: "/api/shortlists/{id}",
  access: "user",
  summary: "Give a list another name",
  rateLimit: limits.shortlist,
  params: byId,
  body: shortlistInput,
  response: shortlist,
  errors: ["conflict"],
});

export const deleteShortlist = endpoint({
  method: "DELETE",
  path: "/api/shortlists/{id}",
  access: "user",
  summary: "Delete a list with its notes; its link ends with it",
  rateLimit: limits.shortlist,
  params: byId,
  status: 204,
});

export const putShortlistExpert = endpoint({
  method: "PUT",
  path: "/api/shortlists/{id}/experts/{expert}",
  access: "user",
  summary: "Put a public expert on a list, or change the note; twice is once",
  rateLimit: limits.shortlist,
  params: shortlistPlace,
  body: shortlistExpertInput,
  response: shortlistExpert,
  errors: ["conflict"],
});

export const removeShortlistExpert = endpoint({
  method: "DELETE",
  path: "/api/shortlists/{id}/experts/{expert}",
  access: "user",
  summary: "Take an expert off a list with the note, if it is there",
  rateLimit: limits.shortlist,
  params: shortlistPlace,
  status: 204,
});

export const shareShortlist = endpoint({
  method: "POST",
  path: "/api/shortlists/{id}/share",
  access: "user",
  summary: "The link under which anybody may read a list, without its notes; the same until it is taken back",
  rateLimit: limits.shortlist,
  params: byId,
  response: shortlistShare,
});

export const unshareShortlist = endpoint({
  method: "DELETE",
  path: "/api/shortlists/{id}/share",
  access: "user",
  summary: "Take the link of a list back; the next one is another",
  rateLimit: limits.shortlist,
  params: byId,
  status: 204,
});
