import * as api from "@/lib/features/signing/api";
import { signContract, signedFrom } from "@/lib/features/signing/server/sign-contract";
import { route } from "@/lib/server/http/route";

export const POST = route(api.signAsOperator, {
  handler: async ({ actor, params, body, request }) =>
    signContract({ side: "operator", actor }, params.id, body, await signedFrom(request)),
});
