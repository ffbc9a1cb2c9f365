import { apiRequest } from "@/lib/client/api";
import { type ProfileAnalysis, profileAnalysis } from "./schemas";

/**
 * Analyses a profile (POST /api/experts/{id}/analyze-profile, spec 000 §7). Each time anew: nothing of it is kept.
 * @throws ApiError when the server refuses; ZodError for an answer in another form; TypeError without connection
 */
export async function analyzeProfile(expertId: number, signal: AbortSignal): Promise<ProfileAnalysis> {
  const path = `/api/experts/${expertId}/analyze-profile`;
  return profileAnalysis.parse(await apiRequest<unknown>("POST", path, undefined, { signal }));
}
