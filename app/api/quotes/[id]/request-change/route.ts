import * as api from "@/lib/features/quotes/api";
import { requestChange } from "@/lib/features/quotes/server/answer-quote";
import { route } from "@/lib/server/http/route";

export const POST = route(api.requestChange, {
  handler: ({ actor, params: { id }, body }) => requestChange(actor, id, body.message),
});
