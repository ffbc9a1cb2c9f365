import * as api from "@/lib/features/signing/api";
import { getContract } from "@/lib/features/signing/server/get-contract";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getContract, {
  handler: ({ actor, params }) => getContract(actor, params.id),
});
