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
