import { skillFilterItems } from "@/lib/features/experts/schemas";
import { cachedSkills } from "@/lib/features/experts/server/cached-reads";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "public",
  summary: "Skills of public experts with the number of experts",
  rateLimit: limits.read,
  response: skillFilterItems,
  handler: () => cachedSkills(),
});
