import { z } from "zod";
import { personalityRecord, savePersonalityInput } from "@/lib/features/personality/schemas";
import { getPersonality } from "@/lib/features/personality/server/get-personality";
import { savePersonality } from "@/lib/features/personality/server/save-personality";
import { withdrawPersonality } from "@/lib/features/privacy/server/withdraw-personality";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

const params = z.object({ id: pathId });

export const GET = route({
  access: "user",
  summary: "The personality results of one's own expert; nobody else reads them",
  rateLimit: limits.read,
  params,
  response: personalityRecord,
  handler: ({ actor, params }) => getPersonality(actor, params.id),
});

export const PUT = route({
  access: "user",
  summary: "Store the scores of the answers, with consent, for one's own expert",
  rateLimit: limits.profileEdit,
  params,
  body: savePersonalityInput,
  response: personalityRecord,
  handler: ({ actor, params, body }) => savePersonality(actor, params.id, body),
});

export const DELETE = route({
  access: "user",
  summary: "Withdraw the consent and delete the personality results of one's own expert",
  rateLimit: limits.profileEdit,
  params,
  response: personalityRecord,
  handler: ({ actor, params }) => withdrawPersonality(actor, params.id),
});
