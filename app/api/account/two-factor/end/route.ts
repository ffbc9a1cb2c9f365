import * as api from "@/lib/features/accounts/api";
import { endTwoFactor } from "@/lib/features/accounts/server/set-up-two-factor";
import { route } from "@/lib/server/http/route";

export const POST = route(api.endTwoFactor, {
  handler: ({ actor, body }) => endTwoFactor(actor, body),
});
