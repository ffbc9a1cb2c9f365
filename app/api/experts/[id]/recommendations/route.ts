import { z } from "zod";
import { projectMatches, recommendationOptions } from "@/lib/features/matching/schemas";
import { recommendProjects } from "@/lib/features/matching/server/recommend-projects";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const POST = route({
  access: "public",
  summary: "The best public postings for an expert, with reasons",
  rateLimit: limits.matching,
  params: z.object({ id: pathId }),
  body: recommendationOptions,
  response: projectMatches,
  handler: ({ actor, params, body }) => recommendProjects(actor, params.id, body),
});
