import { z } from "zod";
import { moveExpertInput } from "@/lib/features/experts/moderation-schemas";
import { fullExpert } from "@/lib/features/experts/schemas";
import { moveExpert } from "@/lib/features/experts/server/move-expert";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const PATCH = route({
  access: "admin",
  summary: "Move an expert to a place of the list, counted from 1; those in between make room",
  rateLimit: limits.displayOrder,
  params: z.object({ id: pathId }),
  body: moveExpertInput,
  response: fullExpert,
  handler: ({ actor, params, body }) => moveExpert(actor, params.id, body.displayOrder),
});
