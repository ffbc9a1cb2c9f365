import * as api from "@/lib/features/experts/api";
import { countProfileView } from "@/lib/features/experts/server/count-profile-view";
import { route } from "@/lib/server/http/route";

export const POST = route(api.countProfileView, {
  handler: async ({ actor, params, request }) => {
    await countProfileView(actor, params.id, request.headers.get("user-agent"));
    return undefined;
  },
});
