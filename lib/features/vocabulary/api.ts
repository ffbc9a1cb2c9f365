import { z } from "zod";
import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import {
  addSkillNameInput,
  nameTable,
  searchMiss,
  searchMissesQuery,
  skillName,
  skillNamesQuery,
} from "./schemas";

export const listNames = endpoint({
  method: "GET",
  path: "/api/names",
  access: "public",
  summary:
    "What skills, places and industries are called in the language of Accept-Language: rows of the name and what " +
    "other languages write for it, in lower case. What is in no row stays as it was written",
  rateLimit: limits.read,
  response: nameTable,
});

export const listSearchMisses = endpoint({
  method: "GET",
  path: "/api/admin/search-misses",
  access: "admin",
  summary:
    "Words that were searched for and found hardly anybody, the commonest first; who searched is not kept",
  rateLimit: limits.read,
  query: searchMissesQuery,
  response: z.array(searchMiss),
});

export const listSkillNames = endpoint({
  method: "GET",
  path: "/api/admin/skill-names",
  access: "admin",
  summary: "Names that administrators have added to skills, newest first",
  rateLimit: limits.read,
  query: skillNamesQuery,
  response: z.array(skillName),
});

export const addSkillName = endpoint({
  method: "POST",
  path: "/api/admin/skill-names",
  access: "admin",
  summary: "Give a skill a further name; search and matching know it at once",
  rateLimit: limits.adminChange,
  body: addSkillNameInput,
  response: skillName,
  status: 201,
  errors: ["conflict"],
});

export const removeSkillName = endpoint({
  method: "DELETE",
  path: "/api/admin/skill-names/{id}",
  access: "admin",
  summary: "Take an added name away from its skill",
  rateLimit: limits.adminChange,
  params: byId,
  status: 204,
});
