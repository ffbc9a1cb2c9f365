import { z } from "zod";
import { expertMatches, recommendationOptions } from "@/lib/features/matching/schemas";
import { recommendExperts } from "@/lib/features/matching/server/recommend-experts";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const POST = route({
  access: "public",
  summary: "The best experts for a public posting, with reasons",
  rateLimit: limits.matching,
  params: z.object({ id: pathId }),
  body: recommendationOptions,
  response: expertMatches,
  handler: ({ params, body }) => recommendExperts(params.id, body),
});
