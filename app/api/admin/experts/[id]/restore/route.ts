import { z } from "zod";
import { fullExpert } from "@/lib/features/experts/schemas";
import { restoreExpert } from "@/lib/features/experts/server/archive-expert";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const POST = route({
  access: "admin",
  summary: "Bring a deleted expert back, at the place they had",
  rateLimit: limits.adminChange,
  params: z.object({ id: pathId }),
  response: fullExpert,
  handler: ({ actor, params }) => restoreExpert(actor, params.id),
});
