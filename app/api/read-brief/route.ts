import * as api from "@/lib/features/briefs/api";
import { longestBrief } from "@/lib/features/briefs/schemas";
import { readBrief } from "@/lib/features/briefs/server/read-brief";
import { route } from "@/lib/server/http/route";

export const POST = route(api.readBrief, {
  // A character is up to four bytes, more where it is escaped.
  bodyLimit: 6 * longestBrief + 1_024,
  handler: ({ body, request }) => readBrief(body.text, request.signal),
});
