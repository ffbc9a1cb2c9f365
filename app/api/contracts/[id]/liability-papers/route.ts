import * as api from "@/lib/features/contractor-liability/api";
import { paperFile } from "@/lib/features/contractor-liability/rules";
import {
  addLiabilityPaper,
  listLiabilityPapers,
  paperIdempotency,
} from "@/lib/features/contractor-liability/server/liability-papers";
import { route } from "@/lib/server/http/route";

/** What the form adds to its file. */
const formBytes = 16 * 1024;

export const GET = route(api.listLiabilityPapers, {
  handler: ({ actor, params }) => listLiabilityPapers(actor, params.id),
});

export const POST = route(api.addLiabilityPaper, {
  bodyLimit: paperFile.maxBytes + formBytes,
  handler: async ({ actor, params, body, request }) => {
    const key = request.headers.get("idempotency-key");
    return addLiabilityPaper(actor, params.id, body, await paperIdempotency(actor, params.id, key, body));
  },
});
