import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { listQuery } from "@/lib/shared/http/list-query";
import { changeSavedSearchInput, savedSearch, saveSearchInput, stopAlertsQuery } from "./schemas";

export const listSavedSearches = endpoint({
  method: "GET",
  path: "/api/saved-searches",
  access: "user",
  summary: "The searches of experts that the signed-in person keeps, newest first",
  rateLimit: limits.read,
  query: listQuery,
  response: savedSearch.array(),
});

export const saveSearch = endpoint({
  method: "POST",
  path: "/api/saved-searches",
  access: "user",
  summary: "Keep a search, with a mail a day about experts who are new in it or without",
  rateLimit: limits.savedSearch,
  body: saveSearchInput,
  response: savedSearch,
  status: 201,
  errors: ["conflict"],
  takesIdempotencyKey: true,
});

export const changeSavedSearch = endpoint({
  method: "PATCH",
  path: "/api/saved-searches/{id}",
  access: "user",
  summary: "Change a kept search; with other filters it begins anew: who matches now is not mailed",
  rateLimit: limits.savedSearch,
  params: byId,
  body: changeSavedSearchInput,
  response: savedSearch,
});

export const deleteSavedSearch = endpoint({
  method: "DELETE",
  path: "/api/saved-searches/{id}",
  access: "user",
  summary: "Delete a kept search",
  rateLimit: limits.savedSearch,
  params: byId,
  status: 204,
});

export const openStopAlerts = endpoint({
  method: "GET",
  path: "/api/saved-searches/unsubscribe",
  access: "public",
  summary: "The page that asks before it ends mails about saved searches: mail scanners open links too",
  rateLimit: limits.read,
  query: stopAlertsQuery,
});

export const stopAlerts = endpoint({
  method: "POST",
  path: "/api/saved-searches/unsubscribe",
  access: "public",
  summary: "End an account's mails about saved searches by the link of such a mail (RFC 8058)",
  rateLimit: limits.token,
  query: stopAlertsQuery,
  errors: ["not_found"],
});
