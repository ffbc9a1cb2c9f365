import * as api from "@/lib/features/operations/api";
import { countVisit } from "@/lib/features/operations/server/count-visit";
import { route } from "@/lib/server/http/route";

export const POST = route(api.countVisit, {
  handler: async ({ actor, query, request }) => {
    await countVisit(actor, query.from !== undefined, request.headers.get("user-agent"));
    return undefined;
  },
});
