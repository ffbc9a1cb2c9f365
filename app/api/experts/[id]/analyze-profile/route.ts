import { z } from "zod";
import { profileAnalysis } from "@/lib/features/profile-advice/schemas";
import { analyzeProfile } from "@/lib/features/profile-advice/server/analyze-profile";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const POST = route({
  access: "user",
  summary: "Advice on an expert's profile, for its owner and administrators: position, rate, skills, texts",
  rateLimit: limits.analysis,
  params: z.object({ id: pathId }),
  response: profileAnalysis,
  handler: ({ actor, params, request }) => analyzeProfile(actor, params.id, request.signal),
});
