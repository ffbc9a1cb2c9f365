import { z } from "zod";
import { updateExpertInput } from "@/lib/features/experts/profile-schemas";
import { fullExpert, visibleExpert } from "@/lib/features/experts/schemas";
import { archiveExpert } from "@/lib/features/experts/server/archive-expert";
import { getExpert } from "@/lib/features/experts/server/get-expert";
import { updateExpert } from "@/lib/features/experts/server/update-expert";
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

export const PATCH = route({
  access: "user",
  summary: "Change an expert, as its owner or an administrator; absent fields stay, null clears",
  rateLimit: limits.profileEdit,
  params: z.object({ id: pathId }),
  body: updateExpertInput,
  response: fullExpert,
  handler: ({ actor, params, body }) => updateExpert(actor, params.id, body),
});

export const PUT = route({
  ...PATCH.declaration,
  summary: "The same as PATCH: only the fields that are sent change",
});

export const DELETE = route({
  access: "admin",
  summary: "Take an expert out of every public view; the history stays and it can be restored",
  rateLimit: limits.adminChange,
  params: z.object({ id: pathId }),
  status: 204,
  handler: ({ actor, params }) => archiveExpert(actor, params.id),
});
