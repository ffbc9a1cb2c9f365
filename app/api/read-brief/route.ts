import { briefReading, longestBrief, readBriefInput } from "@/lib/features/briefs/schemas";
import { readBrief } from "@/lib/features/briefs/server/read-brief";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const POST = route({
  access: "public",
  summary: "Reads a project brief into the fields of a posting, each with the words it came from",
  rateLimit: limits.briefReading,
  // A character is up to four bytes, more where it is escaped.
  bodyLimit: 6 * longestBrief + 1_024,
  body: readBriefInput,
  response: briefReading,
  handler: ({ body, request }) => readBrief(body.text, request.signal),
});
