import * as api from "@/lib/features/contracts/details-api";
import { readCompanyDetails, saveCompanyDetails } from "@/lib/features/contracts/server/contract-details";
import { route } from "@/lib/server/http/route";

export const GET = route(api.readCompanyDetails, { handler: ({ actor }) => readCompanyDetails(actor) });

export const PUT = route(api.saveCompanyDetails, {
  handler: ({ actor, body }) => saveCompanyDetails(actor, body),
});
