import * as api from "@/lib/features/quotes/api";
import { reviseQuote } from "@/lib/features/quotes/server/write-quote";
import { Reply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";

export const POST = route(api.reviseQuote, {
  handler: async ({ actor, params: { id } }) => {
    const { answer, isNew } = await reviseQuote(actor, id);
    return new Reply(answer, { status: isNew ? 201 : 200 });
  },
});
