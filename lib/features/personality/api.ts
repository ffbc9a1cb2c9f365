import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { personalityRecord, savePersonalityInput } from "./schemas";

export const getPersonality = endpoint({
  method: "GET",
  path: "/api/experts/{id}/personality",
  access: "user",
  summary: "The personality results of one's own expert; nobody else reads them",
  rateLimit: limits.read,
  params: byId,
  response: personalityRecord,
});

export const savePersonality = endpoint({
  method: "PUT",
  path: "/api/experts/{id}/personality",
  access: "user",
  summary: "Store the scores of the answers, with consent, for one's own expert",
  rateLimit: limits.profileEdit,
  params: byId,
  body: savePersonalityInput,
  response: personalityRecord,
});

export const deletePersonality = endpoint({
  method: "DELETE",
  path: "/api/experts/{id}/personality",
  access: "user",
  summary: "Withdraw the consent and delete the personality results of one's own expert",
  rateLimit: limits.profileEdit,
  params: byId,
  response: personalityRecord,
});
