import * as api from "@/lib/features/contracts/api";
import { updateContract } from "@/lib/features/contracts/server/update-contract";
import { route } from "@/lib/server/http/route";

export const PATCH = route(api.updateContract, {
  handler: ({ actor, params, body }) => updateContract(actor, params.id, body),
});
