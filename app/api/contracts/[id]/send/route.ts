import * as api from "@/lib/features/contracts/details-api";
import { sendContracts } from "@/lib/features/contracts/server/send-contracts";
import { route } from "@/lib/server/http/route";

export const POST = route(api.sendContracts, {
  handler: ({ actor, params, body }) => sendContracts(actor, params.id, body),
});
