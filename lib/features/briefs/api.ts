import { endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { briefReading, readBriefInput } from "./schemas";

export const readBrief = endpoint({
  method: "POST",
  path: "/api/read-brief",
  access: "public",
  summary: "Reads a project brief into the fields of a posting, each with the words it came from",
  rateLimit: limits.briefReading,
  body: readBriefInput,
  response: briefReading,
});
