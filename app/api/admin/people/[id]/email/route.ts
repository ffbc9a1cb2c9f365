import * as api from "@/lib/features/people/api";
import { askNewAddress } from "@/lib/features/people/server/change-address";
import { route } from "@/lib/server/http/route";

export const POST = route(api.askNewAddress, {
  handler: async ({ actor, params, body }) => {
    await askNewAddress(actor, params.id, body);
    return undefined;
  },
});
