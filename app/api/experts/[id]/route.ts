import { z } from "zod";
import { visibleExpert } from "@/lib/features/experts/schemas";
import { getExpert } from "@/lib/features/experts/server/get-expert";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const GET = route({
  access: "public",
  summary: "One expert; the owner and administrators get the full record",
  rateLimit: limits.read,
  params: z.object({ id: pathId }),
  response: visibleExpert,
  handler: ({ actor, params }) => getExpert(actor, params.id),
});
