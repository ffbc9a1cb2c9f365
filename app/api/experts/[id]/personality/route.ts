import * as api from "@/lib/features/personality/api";
import { getPersonality } from "@/lib/features/personality/server/get-personality";
import { savePersonality } from "@/lib/features/personality/server/save-personality";
import { withdrawPersonality } from "@/lib/features/privacy/server/withdraw-personality";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getPersonality, {
  handler: ({ actor, params }) => getPersonality(actor, params.id),
});

export const PUT = route(api.savePersonality, {
  handler: ({ actor, params, body }) => savePersonality(actor, params.id, body),
});

export const DELETE = route(api.deletePersonality, {
  handler: ({ actor, params }) => withdrawPersonality(actor, params.id),
});
