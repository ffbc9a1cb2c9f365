import * as api from "@/lib/features/contracts/details-api";
import { readExpertDetails, saveExpertDetails } from "@/lib/features/contracts/server/contract-details";
import { route } from "@/lib/server/http/route";

export const GET = route(api.readExpertDetails, { handler: ({ actor }) => readExpertDetails(actor) });

export const PUT = route(api.saveExpertDetails, {
  handler: ({ actor, body }) => saveExpertDetails(actor, body),
});
