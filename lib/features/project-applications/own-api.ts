import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { listQuery } from "@/lib/shared/http/list-query";
import { ownApplication } from "./own-schemas";

export const listOwnApplications = endpoint({
  method: "GET",
  path: "/api/expert/applications",
  access: "user",
  summary: "The signed-in person's applications to projects with where they stand, newest first",
  rateLimit: limits.read,
  query: listQuery,
  response: ownApplication.array(),
});

export const withdrawApplication = endpoint({
  method: "POST",
  path: "/api/expert/applications/{id}/withdraw",
  access: "user",
  summary: "Withdraw an own application that still waits; its company is told once",
  rateLimit: limits.ownApplication,
  params: byId,
  response: ownApplication,
  errors: ["not_found", "not_possible_now"],
});

export const disownApplication = endpoint({
  method: "POST",
  path: "/api/expert/applications/{id}/disown",
  access: "user",
  summary:
    "Say of an application that came with the own address without signing in that somebody else sent it; it is deleted",
  rateLimit: limits.ownApplication,
  params: byId,
  status: 204,
  errors: ["not_found", "not_possible_now"],
});
