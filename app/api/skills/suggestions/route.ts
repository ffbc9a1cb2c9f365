import { skillSuggestions, skillSuggestionsQuery } from "@/lib/features/expert-applications/schemas";
import { suggestSkills } from "@/lib/features/expert-applications/skill-suggestions";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "public",
  summary: "Skills that go with a title and with skills already named, best first",
  rateLimit: limits.read,
  query: skillSuggestionsQuery,
  response: skillSuggestions,
  handler: ({ query }) => suggestSkills(query),
});
