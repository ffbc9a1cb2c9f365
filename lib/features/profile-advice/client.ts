import { apiCall } from "@/lib/client/api";
import type * as api from "./api";
import { type ProfileAnalysis, profileAnalysis } from "./schemas";

const postAnalysis = apiCall<typeof api.analyzeProfile>("POST /api/experts/{id}/analyze-profile");

/**
 * Analyses a profile (POST /api/experts/{id}/analyze-profile, spec 000 §7). Each time anew: nothing of it is kept.
 * @throws ApiError when the server refuses; ZodError for an answer in another form; TypeError without connection
 */
export async function analyzeProfile(expertId: number, signal: AbortSignal): Promise<ProfileAnalysis> {
  return profileAnalysis.parse(await postAnalysis({ params: { id: expertId } }, { signal }));
}
