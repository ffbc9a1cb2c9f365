import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { liabilityPaper, liabilityPaperInput, liabilityPapers, paperPlace } from "./schemas";

export const listLiabilityPapers = endpoint({
  method: "GET",
  path: "/api/contracts/{id}/liability-papers",
  access: "user",
  summary: "The papers by the Act on the Contractor's Obligations, for the two parties and administrators",
  rateLimit: limits.read,
  params: byId,
  response: liabilityPapers,
});

export const addLiabilityPaper = endpoint({
  method: "POST",
  path: "/api/contracts/{id}/liability-papers",
  access: "user",
  summary: "Upload a paper (PDF, JPEG, PNG; 10 MB) as the expert of a contract",
  rateLimit: limits.liabilityPaper,
  params: byId,
  bodyType: ["multipart/form-data"],
  body: liabilityPaperInput,
  response: liabilityPaper,
  status: 201,
  errors: ["not_found", "not_possible_now", "too_large", "unsupported_media_type", "conflict"],
  takesIdempotencyKey: true,
});

export const getLiabilityPaper = endpoint({
  method: "GET",
  path: "/api/contracts/{id}/liability-papers/{paper}",
  access: "user",
  summary: "A paper, to download, for the two parties and administrators",
  rateLimit: limits.read,
  params: paperPlace,
});

export const deleteLiabilityPaper = endpoint({
  method: "DELETE",
  path: "/api/contracts/{id}/liability-papers/{paper}",
  access: "user",
  summary: "Delete a paper that one has uploaded",
  rateLimit: limits.liabilityPaper,
  params: paperPlace,
  status: 204,
});
