import * as api from "@/lib/features/conversations/api";
import { messageBounds } from "@/lib/features/conversations/rules";
import { messageIdempotency, writeMessage } from "@/lib/features/conversations/server/write-message";
import { route } from "@/lib/server/http/route";

/** What the form adds to its files: the words, which may be four bytes each, and what stands between the parts. */
const formBytes = 64 * 1024;

export const POST = route(api.writeMessage, {
  bodyLimit: messageBounds.files * messageBounds.fileBytes + formBytes,
  handler: async ({ actor, params, body, request }) => {
    const key = request.headers.get("idempotency-key");
    return writeMessage(actor, params.id, body, await messageIdempotency(actor, params.id, key, body));
  },
});
