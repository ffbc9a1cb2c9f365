import * as api from "@/lib/features/signing/api";
import { codeIdempotency, sendSigningCode } from "@/lib/features/signing/server/signing-code";
import { browserHash } from "@/lib/server/browser";
import { route } from "@/lib/server/http/route";

export const POST = route(api.sendOperatorCode, {
  handler: async ({ actor, params, request }) => {
    const repeat = codeIdempotency(actor, params.id, request);
    return sendSigningCode({ side: "operator", actor }, params.id, await browserHash(request), repeat);
  },
});
