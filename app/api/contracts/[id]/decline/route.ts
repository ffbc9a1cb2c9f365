import * as api from "@/lib/features/signing/api";
import { declineContract } from "@/lib/features/signing/server/decline-contract";
import { route } from "@/lib/server/http/route";

export const POST = route(api.declineContract, {
  handler: ({ actor, params, body }) => declineContract(actor, params.id, body.reason),
});
