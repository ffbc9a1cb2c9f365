import { customProjectMatchingInput, expertMatches } from "@/lib/features/matching/schemas";
import { matchCustomProject } from "@/lib/features/matching/server/match-custom-project";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const POST = route({
  access: "public",
  summary: "The best experts for a project that nobody has posted, with reasons",
  rateLimit: limits.matching,
  body: customProjectMatchingInput,
  response: expertMatches,
  handler: ({ body }) => matchCustomProject(body),
});
