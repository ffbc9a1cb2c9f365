import * as api from "@/lib/features/experts/api";
import { confirmAvailabilityByLink } from "@/lib/features/experts/server/confirm-availability";
import { route } from "@/lib/server/http/route";

export const POST = route(api.confirmAvailabilityByLink, {
  handler: async ({ params, body }) => {
    await confirmAvailabilityByLink(params.id, body.token);
    return undefined;
  },
});
