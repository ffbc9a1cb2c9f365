import * as api from "@/lib/features/people/api";
import { confirmAddress } from "@/lib/features/people/server/change-address";
import { route } from "@/lib/server/http/route";

export const POST = route(api.confirmAddress, {
  handler: ({ actor, body }) => confirmAddress(actor, body),
});
