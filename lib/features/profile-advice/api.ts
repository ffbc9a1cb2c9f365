import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { profileAnalysis } from "./schemas";

export const analyzeProfile = endpoint({
  method: "POST",
  path: "/api/experts/{id}/analyze-profile",
  access: "user",
  summary: "Advice on an expert's profile, for its owner and administrators: position, rate, skills, texts",
  rateLimit: limits.analysis,
  params: byId,
  response: profileAnalysis,
});
